import * as v from 'valibot';
import * as field from '../catalogue/field.ts';

/** How far a shop is with an order, in the order of the work. */
export const ORDER_STATUSES = ['new', 'inWork', 'offered', 'won', 'lost'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Such as `{0000}`: the place in the series, with so many digits at least. */
export const COUNTER = /\{(0{1,8})\}/;

/** Digits beside the counter would let two series meet at one number. */
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
        'Must hold one counter such as {0000} with no digit or date beside it, and may hold {YYYY}, {YY}, {MM}, letters, digits and / . _ -',
      ),
    ),
    '{YYYY}/{MM}/{0000}',
  ),
  /** For so many days a shared project stays that nobody opens (D71). */
  sharedDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 90),
  /** The shop's own names of the statuses, by language; what is absent has the product's. */
  statusNames: v.optional(v.strictObject(v.entriesFromList(ORDER_STATUSES, field.byLanguage)), {}),
});

export type OrdersSettings = v.InferOutput<typeof ordersSchema>;
