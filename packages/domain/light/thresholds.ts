/** Shares of a target at which its bands change: four below it, three from it on, and what is far too bright for them. */
const SHARES = [0.4, 0.6, 0.8, 1, 1.5, 2, 4];

/** Lx without a target: the same for every plan, so that plans can be compared. */
const USUAL = [50, 100, 200, 300, 500, 1000, 2000];

/** Index of the target among the thresholds. */
export const TARGET_AT = SHARES.indexOf(1);

/** Boundaries of the bands of illuminance, rising, in lx; one more band than thresholds (D50). @param target lx */
export const thresholdsFor = (target: number | null): readonly number[] =>
  target === null
    ? USUAL
    : SHARES.map((share) => (share === 1 ? target : Number((share * target).toPrecision(2))));

/** The number of the band above the scale: its hot spots are marked. */
export const HOT_BAND = SHARES.length;
