import type { Power } from '../catalogue/article.ts';
import { greatestOf } from '../math/lists.ts';
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
  return rises.indexOf(greatestOf(rises));
}

/** The share of a supply's power that its load should not pass, in percent (D27). */
export const RECOMMENDED_LOAD = 80;

type Priced = Pick<Power, 'price' | 'priceEuro' | 'power' | 'type' | 'id'>;

/** An unknown price, 0, is never the cheapest. */
const cost = (price: number): number => price || Number.POSITIVE_INFINITY;
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);
const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/**
 * The cheaper first. Złoty decide, then euro, watts, code and id: neither the currency that a visitor looks at nor the
 * order of a catalogue changes the supply.
 */
const byCost = (a: Priced, b: Priced): number =>
  compare(cost(a.price), cost(b.price)) ||
  compare(cost(a.priceEuro), cost(b.priceEuro)) ||
  compare(a.power, b.power) ||
  compareText(a.type, b.type) ||
  compareText(a.id, b.id);

const cheapest = (supplies: readonly Power[]): Power | null => supplies.toSorted(byCost)[0] ?? null;

/** The cheapest of those offered whose load stays within 80 %; null: none carries it so, split the load (D27). */
export const recommendPower = (offered: readonly Power[], load: Watts): Power | null =>
  cheapest(offered.filter(({ power }) => power > 0 && load * 100 <= power * RECOMMENDED_LOAD));

/** The supply of a plan that leaves it to the load: recommended, or the cheapest that carries it at all (D27a). */
export const automaticPower = (offered: readonly Power[], load: Watts): Power | null =>
  load > 0 ? (recommendPower(offered, load) ?? cheapest(offered.filter(({ power }) => power >= load))) : null;

/** How much of a supply is used, in whole percent, rounded up: 101 as soon as it is exceeded. */
export function loadPercent(total: number, supply: number): number {
  if (total <= 0) return 0;
  // A supply of 0 W carries nothing; the tail of binary fractions must not round up.
  return supply > 0 ? Math.ceil(Number(((total * 100) / supply).toPrecision(12))) : 101;
}
