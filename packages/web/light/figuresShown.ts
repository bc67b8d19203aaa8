/** Width of a digit in pixels. */
export const DIGIT = 6.5;
/** Gap between two figures in pixels. */
const BETWEEN = 6;

/**
 * Selects the figures of a legend that fit: the target first, then both ends, then the others in order. @param width of
 * all bands, one more than figures, in pixels
 */
export function figuresShown(
  figures: readonly string[],
  targetAt: number,
  width: number,
): ReadonlySet<number> {
  const step = width / (figures.length + 1);
  const widthAt = (at: number): number => (figures[at]?.length ?? 0) * DIGIT + BETWEEN;
  const shown = new Set<number>();
  const isFree = (at: number): boolean =>
    [...shown].every((other) => Math.abs(other - at) * step >= (widthAt(other) + widthAt(at)) / 2);
  for (const at of [targetAt, 0, figures.length - 1, ...figures.keys()])
    if (at >= 0 && isFree(at)) shown.add(at);
  return shown;
}
