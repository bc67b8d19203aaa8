import { upTo } from '../math/lists.ts';
import type { Ampere, Volt, Watt } from '../units.ts';

export const BREAKER_CURRENT: Ampere = 16;
const MAINS_VOLTAGE: Volt = 230;

const LARGER_CURRENTS: readonly Ampere[] = [20, 25, 32, 40, 50, 63];

/** Supplies start at −Q2 (D55b). */
const FIRST_BREAKER = 2;

export const breakerName = (number: number): string => `−Q${number}`;

export const mainsCurrent = (watts: Watt): Ampere => Math.max(0, watts) / MAINS_VOLTAGE;

export const exceedsBreaker = (watts: Watt): boolean => mainsCurrent(watts) > BREAKER_CURRENT;

/** Tripping characteristic and rated current; null if no breaker suffices. */
export function breakerRating(watts: Watt): string | null {
  const rated = [BREAKER_CURRENT, ...LARGER_CURRENTS].find((current) => mainsCurrent(watts) <= current);
  return rated === undefined ? null : `B${rated}\u00a0A`;
}

/** Limited by rated current and maker; at least one. */
const suppliesPerBreaker = (watts: Watt, perB16 = Number.POSITIVE_INFINITY): number =>
  Math.max(1, Math.min(perB16, watts > 0 ? Math.floor((BREAKER_CURRENT * MAINS_VOLTAGE) / watts) : perB16));

export function breakerNumbers(
  supplies: number,
  watts: Watt,
  perB16?: number,
): { supplies: number[]; gateways: number } {
  const most = suppliesPerBreaker(watts, perB16);
  const numbers = upTo(supplies).map((index) => FIRST_BREAKER + Math.floor(index / most));
  return { supplies: numbers, gateways: (numbers.at(-1) ?? FIRST_BREAKER) + 1 };
}
