import * as v from 'valibot';
import type { Stored } from './article.ts';
import { emailAddress } from './emailAddress.ts';
import * as field from './field.ts';

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
export const emailSchema = v.strictObject({ email: emailAddress, refData: v.optional(refDataSchema, null) });

export type Reflink = v.InferOutput<typeof reflinkSchema> & Stored;
export type Email = v.InferOutput<typeof emailSchema> & Stored;
