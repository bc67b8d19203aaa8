import * as v from 'valibot';

/** The largest picture of a floor plan that goes with an order, in pixels a side; a megabyte is 1024 × 1024 bytes. */
export const MAX_SENT_UNDERLAY = { side: 2_500, megabytes: 3 } as const;

/** In base64, four letters stand for three bytes. */
export const MAX_SENT_LETTERS = MAX_SENT_UNDERLAY.megabytes * 4 * 2 ** 18;

/** The floor plan of a request, with its picture: PNG, JPEG or WebP in base64 (D47). */
export const sentUnderlaySchema = v.strictObject({
  picture: v.pipe(
    v.string(),
    v.maxLength(MAX_SENT_LETTERS, `Must be a picture of at most ${MAX_SENT_UNDERLAY.megabytes} MB`),
    v.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Must be base64'),
  ),
});

/** The floor plan of a record; `file` is where its picture is kept, as `/files/…`. */
export const keptUnderlaySchema = v.object({ file: v.string() });
