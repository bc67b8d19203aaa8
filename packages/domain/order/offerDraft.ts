import * as v from 'valibot';
import {
  draftTermsSchema,
  type FreeLine,
  MAX_DRAFT_VERSION,
  numberOfDraft,
  type OfferTerms,
} from './offerTerms.ts';

/** D76a. */
export const saveDraftSchema = v.strictObject({
  base: numberOfDraft,
  terms: draftTermsSchema,
});

export const draftVersion = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}$/),
  v.transform(Number),
  v.maxValue(MAX_DRAFT_VERSION),
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

const isOwn = ({ discount, unitPrice, quantity, article }: OfferTerms['lines'][string]): boolean =>
  discount > 0 || unitPrice !== undefined || quantity !== undefined || article !== undefined;

const linesOf = (lines: OfferTerms['lines']) =>
  Object.entries(lines)
    .filter(([, line]) => isOwn(line))
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([place, { discount, unitPrice = null, quantity = null, article }]) => [
      ...[Number(place), discount, unitPrice, quantity],
      article?.id ?? null,
    ]);

const freeLineOf = ({ title, code, quantity, unitPrice, discount, vatPercent }: FreeLine) =>
  [title, code, quantity, unitPrice, discount, vatPercent] as const;

/** Texts that are equal for equal terms, whatever the order of their fields. */
const canonical = {
  validUntil: ({ validUntil }: OfferTerms) => validUntil,
  language: ({ language }: OfferTerms) => language,
  discount: ({ discount }: OfferTerms) => String(discount),
  buyer: ({ buyer }: OfferTerms) => buyer,
  remark: ({ remark }: OfferTerms) => remark,
  delivery: ({ conditions }: OfferTerms) => conditions.delivery,
  payment: ({ conditions }: OfferTerms) => conditions.payment,
  warranty: ({ conditions }: OfferTerms) => conditions.warranty,
  deposit: ({ deposit }: OfferTerms) => String(deposit),
  paymentLink: ({ paymentLink }: OfferTerms) => paymentLink,
  freeLines: ({ freeLines }: OfferTerms) => JSON.stringify(freeLines.map(freeLineOf)),
  lines: ({ lines }: OfferTerms) => JSON.stringify(linesOf(lines)),
};
export type DraftDifference = keyof typeof canonical;
const TERMS = Object.keys(canonical) as DraftDifference[];

export const draftDifferences = (one: OfferTerms, other: OfferTerms): DraftDifference[] =>
  TERMS.filter((name) => canonical[name](one) !== canonical[name](other));

export const isSameDraft = (one: OfferTerms | null, other: OfferTerms | null): boolean =>
  one === other || (one !== null && other !== null && draftDifferences(one, other).length === 0);
