import * as v from 'valibot';
import { underlaySchema } from '../room/underlay.ts';

/** The largest file of a floor plan that goes with an order; a megabyte is 1024 × 1024 bytes. */
export const MAX_SENT_MEGABYTES = 3;
/** In base64, four letters stand for three bytes. */
export const MAX_SENT_LETTERS = MAX_SENT_MEGABYTES * 4 * 2 ** 18;

/** The floor plan of a request, with its picture: PNG, JPEG or WebP in base64 (D47). */
export const sentUnderlaySchema = v.strictObject({
  ...underlaySchema.entries,
  picture: v.pipe(
    v.string(),
    v.maxLength(MAX_SENT_LETTERS, `Must be a picture of at most ${MAX_SENT_MEGABYTES} MB`),
    v.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Must be base64'),
  ),
});

/** The floor plan of a record; `file` is where its picture is kept, as `/files/…`. */
export const keptUnderlaySchema = v.object({ ...underlaySchema.entries, file: v.string() });
