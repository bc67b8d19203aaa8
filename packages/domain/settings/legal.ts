import * as v from 'valibot';
import { languageCode } from '../catalogue/field.ts';

/** Rich text as HTML, by language; empty: the product's own text. The service keeps safe elements alone. */
const richText = v.optional(v.record(languageCode, v.pipe(v.string(), v.maxLength(100_000))), {});

/** What a shop owes its visitors to say. */
export const legalSchema = v.strictObject({ kind: v.literal('legal'), privacy: richText, terms: richText });

export type LegalSettings = v.InferOutput<typeof legalSchema>;
