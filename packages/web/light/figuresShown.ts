import type { Px } from '@lumitor/domain/units';

export const DIGIT: Px = 6.5;
const GAP: Px = 6;

/** Figures that fit: the target first, then both ends, then the others. */
export function figuresShown(figures: readonly string[], targetAt: number, width: Px): ReadonlySet<number> {
  const step = width / (figures.length + 1);
  const widthAt = (at: number): Px => (figures[at]?.length ?? 0) * DIGIT + GAP;
  const shown = new Set<number>();
  const isFree = (at: number): boolean =>
    [...shown].every((other) => Math.abs(other - at) * step >= (widthAt(other) + widthAt(at)) / 2);
  for (const at of [targetAt, 0, figures.length - 1, ...figures.keys()])
    if (at >= 0 && isFree(at)) shown.add(at);
  return shown;
}
