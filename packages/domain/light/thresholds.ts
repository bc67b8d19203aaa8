/** Thresholds as shares of a target: four bands below it, three from it on, and one far too bright. */
const SHARES = [0.4, 0.6, 0.8, 1, 1.5, 2, 4];

/** Thresholds without a target, in lx: the same for every plan, for comparison. */
const USUAL = [50, 100, 200, 300, 500, 1000, 2000];

export const TARGET_AT = SHARES.indexOf(1);

/**
 * Boundaries of the bands of illuminance, rising, in lx; one fewer than bands (D50).
 * @param target lx
 */
export const thresholdsFor = (target: number | null): readonly number[] =>
  target === null
    ? USUAL
    : SHARES.map((share) => (share === 1 ? target : Number((share * target).toPrecision(2))));

/** Number of the band above the scale, where hot spots are marked. */
export const HOT_BAND = SHARES.length;
