import * as v from 'valibot';
import * as field from '../catalogue/field.ts';
import { languageCode } from '../catalogue/field.ts';

/** What the shop adds to the PDFs of orders and offers. */
export const documentsSchema = v.strictObject({
  kind: v.literal('documents'),
  /** Beside the logo, by language. */
  header: field.byLanguage,
  /** So long an offer holds. */
  validityDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 30),
  /** So long an order's prices hold from when it was saved; absent: the shop does not say. */
  priceDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))),
  /** Below the totals, by language. */
  remarks: field.byLanguage,
  /** The small print at the end, by language. */
  terms: field.byLanguage,
});

export type DocumentsSettings = v.InferOutput<typeof documentsSchema>;

/** Rich text as HTML, by language; empty: the product's own text. The service keeps safe elements alone. */
const richText = v.optional(v.record(languageCode, v.pipe(v.string(), v.maxLength(100_000))), {});

/** What a shop owes its visitors to say. */
export const legalSchema = v.strictObject({ kind: v.literal('legal'), privacy: richText, terms: richText });

export type LegalSettings = v.InferOutput<typeof legalSchema>;
