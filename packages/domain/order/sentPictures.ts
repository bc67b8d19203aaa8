import * as v from 'valibot';
import { roomViewSchema } from '../room/roomView.ts';
import { underlaySchema } from '../room/underlaySchema.ts';

/** The pictures that may go with an order, by the fields of the plan that name them. */
export const SENT_PICTURES = ['underlay', 'view'] as const;
export type SentPicture = (typeof SENT_PICTURES)[number];

/** The largest file of a picture that goes with an order; a megabyte is 1024 × 1024 bytes. */
export const MAX_SENT_MEGABYTES = 3;
/** In base64, four letters stand for three bytes. */
export const MAX_SENT_LETTERS = MAX_SENT_MEGABYTES * 4 * 2 ** 18;

/** PNG, JPEG or WebP in base64. */
const picture = v.pipe(
  v.string(),
  v.maxLength(MAX_SENT_LETTERS, `Must be a picture of at most ${MAX_SENT_MEGABYTES} MB`),
  v.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Must be base64'),
);
/** Where a record keeps it, as `/files/…`. */
const file = v.string();

/** The pictures of a request: the floor plan (D47), and a view of the room in 3D. */
export const sentPictures = {
  underlay: v.optional(v.strictObject({ ...underlaySchema.entries, picture })),
  view: v.optional(v.strictObject({ ...roomViewSchema.entries, picture })),
};

/** Those of a record. */
export const storedPictures = {
  underlay: v.optional(v.object({ ...underlaySchema.entries, file })),
  view: v.optional(v.object({ ...roomViewSchema.entries, file })),
};
