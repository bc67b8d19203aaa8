import type { Power } from '../catalogue/article.ts';
import { greatestOf } from '../math/lists.ts';
import type { Watt } from '../units.ts';

const beyond = (loads: readonly Watt[], supply: Watt): Watt =>
  Number(loads.reduce((sum, load) => sum + Math.max(0, load - supply), 0).toFixed(6));

/** Zone with the greatest rise, if the total excess rises (D26, D55). */
export function exceededZone(
  before: readonly Watt[],
  after: readonly Watt[],
  supply: Watt | null,
): number | null {
  if (supply === null || beyond(after, supply) <= beyond(before, supply)) return null;
  // The number of zones changed: the fullest counts.
  const isSame = before.length === after.length;
  const rises = after.map((load, index) => (load > supply ? load - (isSame ? (before[index] ?? 0) : 0) : 0));
  return rises.indexOf(greatestOf(rises));
}

/** Greatest load of a supply, in percent (D27). */
export const RECOMMENDED_LOAD = 80;

type Priced = Pick<Power, 'price' | 'priceEuro' | 'power' | 'type' | 'id'>;

/** Price 0 means unknown, not the cheapest. */
const cost = (price: number): number => price || Number.POSITIVE_INFINITY;
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);
const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Neither the displayed currency nor the catalogue order changes the supply. */
const byCost = (a: Priced, b: Priced): number =>
  compare(cost(a.price), cost(b.price)) ||
  compare(cost(a.priceEuro), cost(b.priceEuro)) ||
  compare(a.power, b.power) ||
  compareText(a.type, b.type) ||
  compareText(a.id, b.id);

const cheapest = (supplies: readonly Power[]): Power | null => supplies.toSorted(byCost)[0] ?? null;

/** Cheapest supply with a load within 80 %; null: split the load (D27). */
export const recommendPower = (offered: readonly Power[], load: Watt): Power | null =>
  cheapest(offered.filter(({ power }) => power > 0 && load * 100 <= power * RECOMMENDED_LOAD));

/** Recommended supply, or the cheapest that carries the load (D27a). */
export const automaticPower = (offered: readonly Power[], load: Watt): Power | null =>
  load > 0 ? (recommendPower(offered, load) ?? cheapest(offered.filter(({ power }) => power >= load))) : null;

export function loadPercent(total: Watt, supply: Watt): number {
  if (total <= 0) return 0;
  // The tail of binary fractions would round up.
  return supply > 0 ? Math.ceil(Number(((total * 100) / supply).toPrecision(12))) : 101;
}
