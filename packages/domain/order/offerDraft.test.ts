import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { draftDifferences, isSameDraft, saveDraftSchema } from './offerDraft.ts';
import { NO_EXTRAS, type OfferTerms, offerRequestSchema } from './offerTerms.ts';

const terms: OfferTerms = {
  ...NO_EXTRAS,
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

  it('of an earlier version has no lines of its own, no conditions and no deposit', () => {
    const { freeLines: _, conditions: __, deposit: ___, paymentLink: ____, ...before } = terms;
    expect(v.parse(saveDraftSchema, { base: 0, terms: before }).terms).toEqual(terms);
  });

  it('holds an untitled line and half an address, which an issued offer refuses at their fields', () => {
    const line = { title: ' ', code: '', quantity: 1, unitPrice: 0, discount: 0, vatPercent: 23 };
    const typed = { ...terms, freeLines: [line], paymentLink: 'http' };
    expect(v.parse(saveDraftSchema, { base: 0, terms: typed }).terms).toEqual(typed);
    const key = '5f0c1e2a-0000-4000-8000-000000000001';
    const refused = v.safeParse(offerRequestSchema, { ...typed, key });
    expect(refused.issues?.map((issue) => v.getDotPath(issue))).toEqual(['freeLines.0.title', 'paymentLink']);
  });
});
