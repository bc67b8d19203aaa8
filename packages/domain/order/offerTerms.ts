import * as v from 'valibot';
import { day, languageCode } from '../catalogue/field.ts';
import { cents } from '../units.ts';

/** Hundredths of a percent: 5 % is 500. */
const discount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));
/** Net cents in the order's currency. */
const unitPrice = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const MAX_QUANTITY = 100_000;
const quantity = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(MAX_QUANTITY));
const vatPercent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

export const MAX_FREE_LINES = 50;

const typed = (most: number) => v.pipe(v.string(), v.maxLength(most));
const trimmed = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
type Text = typeof typed | typeof trimmed;

/** Article of the same collection, offered instead of the drawn one. */
const replacementSchema = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(64)),
  code: typed(200),
  titles: v.record(v.string(), typed(400)),
});

const lineTermsSchema = v.strictObject({
  discount: v.optional(discount, 0),
  /** Replaces the order's price, also "on request". */
  unitPrice: v.optional(unitPrice),
  /** Replaces the drawing's; a line of 0 is not offered. */
  quantity: v.optional(quantity(0)),
  article: v.optional(replacementSchema),
});

const freeLineFields = (text: Text) => ({
  title: text(200),
  code: v.optional(text(60), ''),
  quantity: quantity(1),
  unitPrice,
  discount: v.optional(discount, 0),
  vatPercent,
});

const NO_CONDITIONS = { delivery: '', payment: '', warranty: '' };

export const MAX_BUYER = 500;

const termFields = (text: Text) => ({
  language: languageCode,
  /** Lines that differ from the order, by index. */
  lines: v.optional(v.record(v.pipe(v.string(), v.regex(/^\d{1,4}$/)), lineTermsSchema), {}),
  discount: v.optional(discount, 0),
  remark: v.optional(text(2_000), ''),
  buyer: v.optional(text(MAX_BUYER), ''),
  conditions: v.optional(
    v.strictObject({
      delivery: v.optional(text(500), ''),
      payment: v.optional(text(500), ''),
      warranty: v.optional(text(500), ''),
    }),
    NO_CONDITIONS,
  ),
  /** Gross, due with acceptance; 0 for none. */
  deposit: v.optional(v.pipe(unitPrice, v.transform(cents)), cents(0)),
});

const title = v.pipe(trimmed(200), v.minLength(1, 'Enter what the line is for'));
const paymentLink = v.pipe(
  trimmed(500),
  // Without a user name, which would pass for the host.
  v.regex(
    /^(?:https:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#]\S*)?)?$/u,
    'Enter an address that starts with https://',
  ),
);

export const isPaymentLink = (written: string): boolean => v.is(paymentLink, written);

export const offerTermsSchema = v.object({
  ...termFields(trimmed),
  freeLines: v.optional(
    v.pipe(
      v.array(v.strictObject({ ...freeLineFields(trimmed), title })),
      v.maxLength(MAX_FREE_LINES, `Must be at most ${MAX_FREE_LINES} lines`),
    ),
    [],
  ),
  validUntil: day,
  paymentLink: v.optional(paymentLink, ''),
});

/** Texts as typed: a draft may be unfinished. */
export const draftTermsSchema = v.strictObject({
  ...termFields(typed),
  freeLines: v.optional(
    v.pipe(v.array(v.strictObject(freeLineFields(typed))), v.maxLength(MAX_FREE_LINES)),
    [],
  ),
  validUntil: typed(20),
  paymentLink: v.optional(typed(500), ''),
});

export type OfferTerms = v.InferOutput<typeof offerTermsSchema>;
/** An offer of the drawing's lines alone, without terms in words. */
export const NO_EXTRAS: Pick<OfferTerms, 'freeLines' | 'conditions' | 'deposit' | 'paymentLink'> = {
  freeLines: [],
  conditions: NO_CONDITIONS,
  deposit: cents(0),
  paymentLink: '',
};
export type FreeLine = OfferTerms['freeLines'][number];
export type LineTerms = OfferTerms['lines'][string];
export const CONDITIONS = [
  'delivery',
  'payment',
  'warranty',
] as const satisfies (keyof OfferTerms['conditions'])[];

export const MAX_DRAFT_VERSION = 2 ** 31 - 1;
/** Version of a draft; 0 before the first. */
export const numberOfDraft = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DRAFT_VERSION));

/** D61. */
export const offerRequestSchema = v.strictObject({
  key: v.pipe(v.string(), v.uuid()),
  /** Confirms an offer below the shop's least margin. */
  isLowMarginMeant: v.optional(v.boolean(), false),
  /** Version of the draft that was issued; a later one of somebody else is not discarded. */
  draft: v.optional(numberOfDraft),
  ...offerTermsSchema.entries,
});
