import * as v from 'valibot';
import * as field from '../catalogue/field.ts';

export const ORDER_STATUSES = ['new', 'inWork', 'offered', 'won', 'lost'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const COUNTER = /\{(0{1,8})\}/;

/** Digits next to the counter would let two series meet at one number. */
const PATTERN =
  /^(?:(?:[A-Za-z0-9/._ -]|\{YYYY\}|\{YY\}|\{MM\})*[A-Za-z/._ -])?\{0{1,8}\}(?:[A-Za-z/._ -](?:[A-Za-z0-9/._ -]|\{YYYY\}|\{YY\}|\{MM\})*)?$/;

export const ordersSchema = v.strictObject({
  kind: v.literal('orders'),
  numberPattern: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(40),
      v.regex(
        PATTERN,
        'Must contain one counter such as {0000} with no digit or date next to it, and may contain {YYYY}, {YY}, {MM}, letters, digits and / . _ -',
      ),
    ),
    '{YYYY}/{MM}/{0000}',
  ),
  /** Days until an unopened shared project is deleted (D71). */
  sharedDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 90),
  /** Shop's names, by language; absent: defaults. */
  statusNames: v.optional(v.strictObject(v.entriesFromList(ORDER_STATUSES, field.byLanguage)), {}),
});

export type OrdersSettings = v.InferOutput<typeof ordersSchema>;
