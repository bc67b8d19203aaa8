import * as v from 'valibot';
import { type OfferTerms, offerTermsSchema } from './offer.ts';

const MAX_VERSION = 2 ** 31 - 1;
const version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_VERSION));

export const draftTermsSchema = v.strictObject({
  ...offerTermsSchema.entries,
  validUntil: v.pipe(v.string(), v.maxLength(20)),
  remark: v.pipe(v.string(), v.maxLength(2_000)),
  buyer: v.pipe(v.string(), v.maxLength(500)),
});

/** D76a. */
export const saveDraftSchema = v.strictObject({
  base: version,
  terms: draftTermsSchema,
});

export const draftVersion = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}$/),
  v.transform(Number),
  v.maxValue(MAX_VERSION),
);

export interface OfferDraft {
  version: number;
  at: string;
  by: string;
  terms: OfferTerms | null;
}

export interface FormerDraft extends OfferDraft {
  terms: OfferTerms;
  id: string;
  number: string;
}

export interface OfferDrafts {
  draft: OfferDraft;
  former: FormerDraft | null;
}

export const NO_DRAFT: OfferDraft = { version: 0, at: '', by: '', terms: null };

const canonical = ({ language, lines, discount, validUntil, remark, buyer }: OfferTerms): string =>
  JSON.stringify([
    language,
    discount,
    validUntil,
    remark,
    buyer,
    Object.entries(lines)
      .filter(([, line]) => line.discount > 0 || line.unitPrice !== undefined)
      .map(([place, line]) => [Number(place), line.discount, line.unitPrice ?? null] as const)
      .sort(([one], [other]) => one - other),
  ]);

export const isSameDraft = (one: OfferTerms | null, other: OfferTerms | null): boolean =>
  one === other || (one !== null && other !== null && canonical(one) === canonical(other));

const TERMS = ['validUntil', 'language', 'discount', 'buyer', 'remark'] as const;
export type DraftDifference = (typeof TERMS)[number] | 'lines';

export function draftDifferences(one: OfferTerms, other: OfferTerms): DraftDifference[] {
  const differing: DraftDifference[] = TERMS.filter((name) => one[name] !== other[name]);
  return isSameDraft(one, { ...one, lines: other.lines }) ? differing : [...differing, 'lines'];
}
