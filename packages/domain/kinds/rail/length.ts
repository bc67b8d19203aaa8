import { greatestOf, leastOf } from '../../math/lists.ts';
import type { Cm } from '../../units.ts';
/** Whole centimetres (D8). */
export const MIN_LENGTH: Cm = 20;
export const MAX_LENGTH: Cm = 2000;
/** D42a. */
export const MAX_DISTANCE: Cm = 100_000;
/** D8. */
export const BENT_LENGTHS = [100, 200] as const;

/** D3. */
export const radiusOf = (bentLength: Cm): Cm => (2 * bentLength) / Math.PI;

/** The shorter of two equally near lengths (D8). */
export const nearestBent = (length: Cm, lengths: readonly Cm[] = BENT_LENGTHS): Cm => {
  const [short, long] = [leastOf(lengths), greatestOf(lengths)];
  return length - short <= long - length ? short : long;
};

export type LengthFault = 'lengthNotWhole' | 'lengthOutOfRange' | 'bentLength';

export function lengthFault(length: Cm, isBent: boolean): LengthFault | null {
  if (!Number.isInteger(length)) return 'lengthNotWhole';
  if (length < MIN_LENGTH || length > MAX_LENGTH) return 'lengthOutOfRange';
  if (isBent && !BENT_LENGTHS.some((bent) => bent === length)) return 'bentLength';
  return null;
}

export const LONG_RAIL = 200;
export const SHORT_RAIL = 100;

export const innerPlaces = (length: Cm): Cm[] =>
  Array.from(
    { length: Math.max(0, Math.ceil(length / LONG_RAIL) - 1) },
    (_, index) => (index + 1) * LONG_RAIL,
  );
