import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { OfferTerms } from './offer.ts';
import { draftDifferences, isSameDraft, saveDraftSchema } from './offerDraft.ts';

const terms: OfferTerms = {
  language: 'PL',
  lines: { 3: { discount: 500 } },
  discount: 0,
  validUntil: '2026-12-31',
  remark: 'Transport',
  buyer: 'Jan',
};

describe('the draft of an offer (D76a)', () => {
  it('accepts a missing day and trailing blanks', () => {
    const typed = { ...terms, validUntil: '', remark: 'Transport ' };
    expect(v.parse(saveDraftSchema, { base: 0, terms: typed }).terms).toEqual(typed);
  });

  it('ignores lines equal to the order, and the order of changed lines', () => {
    expect(isSameDraft(terms, { ...terms, lines: { 7: { discount: 0 }, 3: { discount: 500 } } })).toBe(true);
    expect(isSameDraft(terms, { ...terms, lines: { 3: { discount: 500, unitPrice: 0 } } })).toBe(false);
    expect(isSameDraft(terms, { ...terms, remark: 'Transport ' })).toBe(false);
    expect(isSameDraft(null, terms)).toBe(false);
    expect(isSameDraft(null, null)).toBe(true);
  });

  it('differs from another by the changed fields', () => {
    expect(draftDifferences(terms, terms)).toEqual([]);
    expect(draftDifferences(terms, { ...terms, remark: '', lines: { 3: { discount: 400 } } })).toEqual([
      'remark',
      'lines',
    ]);
  });
});
