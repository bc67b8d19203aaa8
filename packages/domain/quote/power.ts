import type { Power } from '../catalogue/article.ts';
import type { Watts } from '../units.ts';

/** Watts that zones draw beyond what their supplies give, without the tail of binary fractions. */
const beyond = (loads: readonly Watts[], supply: Watts): number =>
  Number(loads.reduce((sum, load) => sum + Math.max(0, load - supply), 0).toFixed(6));

/**
 * Of which zone the power-exceeded dialog tells, by its index: an edit made the zones draw more beyond their supplies, this
 * one above all (D26, D55). Null: it stays closed.
 * @param before loads of the zones in their order; of one, of all luminaires
 * @param supply of each zone
 */
export function exceededZone(
  before: readonly Watts[],
  after: readonly Watts[],
  supply: Watts | null,
): number | null {
  if (supply === null || beyond(after, supply) <= beyond(before, supply)) return null;
  // Other zones than before: the fullest.
  const isSame = before.length === after.length;
  const rises = after.map((load, index) => (load > supply ? load - (isSame ? (before[index] ?? 0) : 0) : 0));
  return rises.indexOf(Math.max(...rises));
}

/** The share of a supply's power that its load should not pass, in percent (D27). */
export const RECOMMENDED_LOAD = 80;

/**
 * The supply to recommend among those offered: the smallest whose load stays within 80 %, ties to the
 * cheapest (D27). Null: none carries the load, split it into several systems.
 */
export function recommendPower(offered: readonly Power[], load: Watts): Power | null {
  // A power of 0 is not known, and carries nothing.
  const carrying = offered.filter(({ power }) => power > 0 && load * 100 <= power * RECOMMENDED_LOAD);
  // A price of 0 is "on request", never the cheapest.
  const cost = ({ price }: Power): number => price || Number.POSITIVE_INFINITY;
  return carrying.toSorted((a, b) => a.power - b.power || cost(a) - cost(b))[0] ?? null;
}

/** How much of a supply is used, in whole percent, rounded up: 101 as soon as it is exceeded. */
export function loadPercent(total: number, supply: number): number {
  if (total <= 0) return 0;
  // A supply of 0 W carries nothing; the tail of binary fractions must not round up.
  return supply > 0 ? Math.ceil(Number(((total * 100) / supply).toPrecision(12))) : 101;
}
