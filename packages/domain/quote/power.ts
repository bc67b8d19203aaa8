import type { Power } from '../catalogue/article.ts';
import type { Watts } from '../units.ts';

/** Whether the power-exceeded dialog opens: a change raised the total, and it is above the supply (D26). */
export const opensPowerDialog = (before: Watts, after: Watts, supply: Watts | null): boolean =>
  supply !== null && after > before && after > supply;

/** The share of a supply's power that its load should not pass, in percent (D27). */
export const RECOMMENDED_LOAD = 80;

/**
 * The supply to recommend among those offered: the smallest whose load stays within 80 %, ties to the
 * cheapest (D27). Null: none carries the load, split it into several systems.
 */
export function recommendPower(offered: readonly Power[], load: Watts): Power | null {
  const carrying = offered.filter(({ power }) => load * 100 <= power * RECOMMENDED_LOAD);
  // A price of 0 is "on request", never the cheapest.
  const cost = ({ price }: Power): number => price || Number.POSITIVE_INFINITY;
  return carrying.toSorted((a, b) => a.power - b.power || cost(a) - cost(b))[0] ?? null;
}
