import * as v from 'valibot';
import { roomViewSchema } from '../kinds/room/roomView.ts';
import { underlaySchema } from '../kinds/underlay/underlaySchema.ts';

export const SENT_PICTURES = ['underlay', 'view'] as const;
export type SentPicture = (typeof SENT_PICTURES)[number];

/** A megabyte is 1024 × 1024 bytes. */
export const MAX_SENT_MEGABYTES = 3;
/** Base64 encodes three bytes as four letters. */
export const MAX_SENT_LETTERS = MAX_SENT_MEGABYTES * 4 * 2 ** 18;

const picture = v.pipe(
  v.string(),
  v.maxLength(MAX_SENT_LETTERS, `Must be a picture of at most ${MAX_SENT_MEGABYTES} MB`),
  v.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Must be base64'),
);
const file = v.string();

export const sentPictures = {
  underlay: v.optional(v.strictObject({ ...underlaySchema.entries, picture })),
  view: v.optional(v.strictObject({ ...roomViewSchema.entries, picture })),
};

export const storedPictures = {
  underlay: v.optional(v.object({ ...underlaySchema.entries, file })),
  view: v.optional(v.object({ ...roomViewSchema.entries, file })),
};
