/** Hue in degrees, or a value without a hue (D73). */
export type Tint = number;
export const NO_TINT: Tint = -1;
export const FAINT: Tint = -2;

const LEAST_CHROMA = 40;

export function tintOfRgb(rgb: number): Tint {
  const [r, g, b] = [(rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255];
  const [least, most] = [Math.min(r, g, b), Math.max(r, g, b)];
  const chroma = most - least;
  if (chroma < LEAST_CHROMA) return least < 64 || most > 230 ? NO_TINT : FAINT;
  const sector = most === r ? (g - b) / chroma : most === g ? 2 + (b - r) / chroma : 4 + (r - g) / chroma;
  return Math.round(60 * (sector + 6)) % 360;
}

export function tintOfIndex(index: number): Tint {
  if (index >= 1 && index <= 6) return 60 * (index - 1);
  if (index >= 10 && index < 250) return 15 * (Math.floor(index / 10) - 1);
  return index === 8 || index === 9 || (index >= 250 && index < 255) ? FAINT : NO_TINT;
}
