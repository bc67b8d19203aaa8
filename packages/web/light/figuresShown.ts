/** So wide a digit is, and what is between two figures, in pixels. */
const DIGIT = 6.5;
const BETWEEN = 6;

/**
 * Which steps of a legend have room for their figures: those that are shown anyway, then the target's, those of the ends, and
 * the others in their order. @param width of all bands, one more than figures, in pixels
 */
export function figuresShown(
  figures: readonly string[],
  targetAt: number,
  width: number,
  anyway: Iterable<number> = [],
): ReadonlySet<number> {
  const step = width / (figures.length + 1);
  const widthAt = (at: number): number => (figures[at]?.length ?? 0) * DIGIT + BETWEEN;
  const shown = new Set(anyway);
  const isFree = (at: number): boolean =>
    [...shown].every((other) => Math.abs(other - at) * step >= (widthAt(other) + widthAt(at)) / 2);
  for (const at of [targetAt, 0, figures.length - 1, ...figures.keys()])
    if (at >= 0 && isFree(at)) shown.add(at);
  return shown;
}
