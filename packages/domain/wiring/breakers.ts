import { upTo } from '../math/lists.ts';

/** Rated current of a breaker, in A, and mains voltage, in V. */
export const BREAKER_CURRENT = 16;
const MAINS_VOLTAGE = 230;

/** Rated currents of larger breakers, in A. */
const LARGER_CURRENTS = [20, 25, 32, 40, 50, 63];

const FIRST_BREAKER = 2;

/** @param number as on the single line diagram: 2 is −Q2 */
export const breakerName = (number: number): string => `−Q${number}`;

/** Mains current of a supply at its rated power, in A; 0 if the power is unknown. */
export const mainsCurrent = (watts: number): number => Math.max(0, watts) / MAINS_VOLTAGE;

export const exceedsBreaker = (watts: number): boolean => mainsCurrent(watts) > BREAKER_CURRENT;

/** Tripping characteristic and rated current of a supply's breaker; null if none suffices. */
export function breakerRating(watts: number): string | null {
  const rated = [BREAKER_CURRENT, ...LARGER_CURRENTS].find((current) => mainsCurrent(watts) <= current);
  return rated === undefined ? null : `B${rated}\u00a0A`;
}

/** Number of equal supplies on one breaker, limited by rated current and maker; at least one. */
const suppliesPerBreaker = (watts: number, perB16 = Number.POSITIVE_INFINITY): number =>
  Math.max(1, Math.min(perB16, watts > 0 ? Math.floor((BREAKER_CURRENT * MAINS_VOLTAGE) / watts) : perB16));

/**
 * Breaker number of each supply, and of all gateways.
 * @param perB16 maker's limit per B16 breaker
 */
export function breakerNumbers(
  supplies: number,
  watts: number,
  perB16?: number,
): { supplies: number[]; gateways: number } {
  const most = suppliesPerBreaker(watts, perB16);
  const numbers = upTo(supplies).map((index) => FIRST_BREAKER + Math.floor(index / most));
  return { supplies: numbers, gateways: (numbers.at(-1) ?? FIRST_BREAKER) + 1 };
}
