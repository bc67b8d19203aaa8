/** Shares of a target at which its bands change: four below it, three from it on, and what is far too bright for them. */
const SHARES = [0.4, 0.6, 0.8, 1, 1.5, 2, 4];

/** lx, where nobody says how much light there should be: the same for every plan, so that plans can be compared. */
const USUAL = [50, 100, 200, 300, 500, 1000, 2000];

/** Which of the thresholds a target is. */
export const TARGET_AT = SHARES.indexOf(1);

/** Where one band of illuminance ends and the next begins, rising, in lx; one more band than thresholds (D50). @param target lx */
export const thresholdsFor = (target: number | null): readonly number[] =>
  target === null
    ? USUAL
    : SHARES.map((share) => (share === 1 ? target : Number((share * target).toPrecision(2))));

/** The number of the band above the scale: its hot spots are marked. */
export const HOT_BAND = SHARES.length;
