import { upTo } from '../math/lists.ts';

/** Rated current of a breaker of the board, in A, and mains voltage, in V. */
export const BREAKER_CURRENT = 16;
export const MAINS_VOLTAGE = 230;

/** Tripping characteristic and rated current, as a breaker is ordered. */
export const BREAKER_RATING = `B${BREAKER_CURRENT}\u00a0A`;

/** Number of the first breaker after the main breaker −Q1. */
const FIRST_BREAKER = 2;

/** @param number as on the single line diagram: 2 is −Q2 */
export const breakerName = (number: number): string => `−Q${number}`;

/** Mains current of a supply at its rated power, in A; 0 where the power is not known. */
export const mainsCurrent = (watts: number): number => Math.max(0, watts) / MAINS_VOLTAGE;

/** Equal supplies on one breaker: as many as the rated current carries, at least one. */
export const suppliesPerBreaker = (watts: number): number =>
  watts > 0 ? Math.max(1, Math.floor((BREAKER_CURRENT * MAINS_VOLTAGE) / watts)) : Number.POSITIVE_INFINITY;

/** Breaker number of each supply, in the order of supplies, and the one of all gateways. */
export function breakerNumbers(supplies: number, watts: number): { supplies: number[]; gateways: number } {
  const most = suppliesPerBreaker(watts);
  const numbers = upTo(supplies).map((index) => FIRST_BREAKER + Math.floor(index / most));
  return { supplies: numbers, gateways: (numbers.at(-1) ?? FIRST_BREAKER) + 1 };
}
