/** The two rails that are sold, in centimetres. */
export const LONG_RAIL = 200;
export const SHORT_RAIL = 100;

/** Where rails follow each other inside a run, in centimetres from its begin. */
export const innerPlaces = (length: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.ceil(length / LONG_RAIL) - 1) },
    (_, index) => (index + 1) * LONG_RAIL,
  );
