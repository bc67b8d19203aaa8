/**
 * A figure rounded to be told, but never so that what misses its target looks as if it met it.
 * @param steps that one is told in
 */
export function toldOf(value: number, target: number | undefined, steps: number): number {
  const rounded = Math.round(value * steps) / steps;
  const isHidden = target !== undefined && rounded >= target !== value >= target;
  return isHidden ? (Math.round(value * steps) + Math.sign(value - rounded)) / steps : rounded;
}
