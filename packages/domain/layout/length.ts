import { greatestOf, leastOf } from '../math/lists.ts';
/** Limits for the length of a step, in whole centimetres (D8). */
export const MIN_LENGTH = 20;
export const MAX_LENGTH = 2000;
/** Largest distance of a start frame from the first, in centimetres (D42a). */
export const MAX_DISTANCE = 100_000;
/** The two bent rails that are manufactured (D8). */
export const BENT_LENGTHS = [100, 200] as const;

/** Radius of a bent rail's centre line, a quarter circle, in centimetres (D3). */
export const radiusOf = (bentLength: number): number => (2 * bentLength) / Math.PI;

/** Bent rail nearest to a length; of two equally near the shorter (D8). */
export const nearestBent = (length: number, lengths: readonly number[] = BENT_LENGTHS): number => {
  const [short, long] = [leastOf(lengths), greatestOf(lengths)];
  return length - short <= long - length ? short : long;
};

export type LengthFault = 'lengthNotWhole' | 'lengthOutOfRange' | 'bentLength';

export function lengthFault(length: number, isBent: boolean): LengthFault | null {
  if (!Number.isInteger(length)) return 'lengthNotWhole';
  if (length < MIN_LENGTH || length > MAX_LENGTH) return 'lengthOutOfRange';
  if (isBent && !BENT_LENGTHS.some((bent) => bent === length)) return 'bentLength';
  return null;
}

export const LONG_RAIL = 200;
export const SHORT_RAIL = 100;

/** Positions of the joints between rails inside a run, in centimetres from its start. */
export const innerPlaces = (length: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.ceil(length / LONG_RAIL) - 1) },
    (_, index) => (index + 1) * LONG_RAIL,
  );
