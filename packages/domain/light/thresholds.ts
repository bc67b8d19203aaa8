import type { Lux } from '../units.ts';

const SHARES = [0.4, 0.6, 0.8, 1, 1.5, 2, 4];

/** Default for plans without a target, so that they can be compared. */
const USUAL: readonly Lux[] = [50, 100, 200, 300, 500, 1000, 2000];

export const TARGET_AT = SHARES.indexOf(1);

/** Boundaries of the bands, rising; one fewer than bands (D50). */
export const thresholdsFor = (target: Lux | null): readonly Lux[] =>
  target === null
    ? USUAL
    : SHARES.map((share) => (share === 1 ? target : Number((share * target).toPrecision(2))));

export const HOT_BAND = SHARES.length;
