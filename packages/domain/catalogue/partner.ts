import * as v from 'valibot';
import type { Stored } from './article.ts';
import * as field from './field.ts';
import { emailAddress } from './field.ts';

export const reflinkSchema = v.strictObject({
  active: field.flag,
  email: v.union([emailAddress, v.literal('')]),
  name: field.title,
});

/** Partner who referred an e-mail address (D31). */
const refDataSchema = v.nullable(
  v.strictObject({
    reflinkId: field.title,
    name: field.optionalTitle,
    email: v.union([emailAddress, v.literal('')]),
  }),
);

/** Proof of consent, given when the document was created (D31). */
const consentSchema = v.nullable(
  v.strictObject({
    /** Wording of the consent; empty if no page displayed one. */
    wording: field.text,
    /** Language of the wording, in capitals. */
    language: field.languageCode,
    /** Network address of the person. */
    address: field.optionalTitle,
    /** Whether a confirmation mail is requested. */
    isAsked: field.flag,
    /** ISO 8601; empty: not confirmed. */
    confirmedAt: field.optionalTitle,
  }),
);

export const emailSchema = v.strictObject({
  email: emailAddress,
  refData: v.optional(refDataSchema, null),
  /** Null if an administrator added the address. */
  consent: v.optional(consentSchema, null),
});

export type Reflink = v.InferOutput<typeof reflinkSchema> & Stored;
export type Email = v.InferOutput<typeof emailSchema> & Stored;
