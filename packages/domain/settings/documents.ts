import * as v from 'valibot';
import * as field from '../catalogue/field.ts';
import { languageCode } from '../catalogue/field.ts';

const condition = v.optional(v.record(languageCode, v.pipe(v.string(), v.maxLength(500))), {});

export const documentsSchema = v.strictObject({
  kind: v.literal('documents'),
  header: field.byLanguage,
  validityDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 30),
  /** Validity of an order's prices since saving, in days; absent: not stated. */
  priceDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))),
  remarks: field.byLanguage,
  /** Conditions with which new offers start (D76a). */
  conditions: v.optional(
    v.strictObject({
      delivery: condition,
      payment: condition,
      warranty: condition,
    }),
    {},
  ),
  terms: field.byLanguage,
});

export type DocumentsSettings = v.InferOutput<typeof documentsSchema>;

/** HTML by language; empty: default text. The service removes unsafe elements. */
const richText = v.optional(v.record(languageCode, v.pipe(v.string(), v.maxLength(100_000))), {});

export const legalSchema = v.strictObject({ kind: v.literal('legal'), privacy: richText, terms: richText });

export type LegalSettings = v.InferOutput<typeof legalSchema>;
