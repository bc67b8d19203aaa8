import * as v from 'valibot';
import type { Stored } from './article.ts';
import * as field from './field.ts';
import { emailAddress } from './field.ts';

export const reflinkSchema = v.strictObject({
  active: field.flag,
  email: v.union([emailAddress, v.literal('')]),
  name: field.title,
});

/** The partner through whom an e-mail came (D31). */
const refDataSchema = v.nullable(
  v.strictObject({
    reflinkId: field.title,
    name: field.optionalTitle,
    email: v.union([emailAddress, v.literal('')]),
  }),
);

/** The proof of a consent; when it was given is when the document was made (D31). */
const consentSchema = v.nullable(
  v.strictObject({
    /** The words that were agreed to; empty where no page has shown any. */
    wording: field.text,
    /** In which they were, in capitals. */
    language: field.languageCode,
    /** Of the network that it came from. */
    address: field.optionalTitle,
    /** Whether the person is asked by mail to confirm it. */
    isAsked: field.flag,
    /** ISO 8601; empty: they have not. */
    confirmedAt: field.optionalTitle,
  }),
);

export const emailSchema = v.strictObject({
  email: emailAddress,
  refData: v.optional(refDataSchema, null),
  /** Null where an administrator has added the address. */
  consent: v.optional(consentSchema, null),
});

export type Reflink = v.InferOutput<typeof reflinkSchema> & Stored;
export type Email = v.InferOutput<typeof emailSchema> & Stored;
