import * as v from 'valibot';
import type { Stored } from './article.ts';
import * as field from './field.ts';
import { emailAddress } from './field.ts';

export const reflinkSchema = v.strictObject({
  active: field.flag,
  email: v.union([emailAddress, v.literal('')]),
  name: field.title,
});

const refDataSchema = v.nullable(
  v.strictObject({
    reflinkId: field.title,
    name: field.optionalTitle,
    email: v.union([emailAddress, v.literal('')]),
  }),
);

const consentSchema = v.nullable(
  v.strictObject({
    wording: field.text,
    language: field.languageCode,
    address: field.optionalTitle,
    isAsked: field.flag,
    confirmedAt: field.optionalTitle,
  }),
);

export const emailSchema = v.strictObject({
  email: emailAddress,
  refData: v.optional(refDataSchema, null),
  consent: v.optional(consentSchema, null),
});

export type Reflink = v.InferOutput<typeof reflinkSchema> & Stored;
export type Email = v.InferOutput<typeof emailSchema> & Stored;
