import type { OfferTerms } from '@lumitor/domain/order/offer';
import type { OfferDraft } from '@lumitor/domain/order/offerDraft';
import { describe, expect, it } from 'vitest';
import {
  accepted,
  chooseMine,
  chooseTheirs,
  edited,
  exchanged,
  heard,
  issued,
  openSync,
  refusedDraft,
  UNKNOWN_BASE,
} from './draftSync.ts';

const terms = (remark: string): OfferTerms => ({
  ...{ language: 'PL', lines: {}, discount: 0, validUntil: '2026-12-31', buyer: 'Jan' },
  remark,
});
const draft = (version: number, remark: string | null, by = 'piotr'): OfferDraft => ({
  ...{ version, by, at: '2026-11-29T12:00:00.000Z' },
  terms: remark === null ? null : terms(remark),
});

const opened = heard(openSync(null), draft(1, 'stored'));

describe('a draft here and on the service', () => {
  it('takes what others save while nothing is typed', () => {
    const sync = heard(opened, draft(2, 'theirs'));
    expect(sync).toMatchObject({ terms: terms('theirs'), base: null, theirs: null });
    expect(heard(sync, draft(1, 'stored'))).toBe(sync);
  });

  it('sends what is typed on the version that it was typed on, and the rest on its answer', () => {
    const typed = edited(opened, terms('m'));
    expect(typed.base).toBe(1);
    const more = edited(typed, terms('mine'));
    const sync = accepted(more, draft(2, 'm', 'anna'));
    expect(sync).toMatchObject({ terms: terms('mine'), base: 2 });
    expect(accepted(sync, draft(3, 'mine', 'anna'))).toMatchObject({ terms: terms('mine'), base: null });
    expect(edited(typed, terms('stored')).base).toBeNull();
  });

  it('has a person choose where others saved while something was typed, and loses neither', () => {
    const sync = heard(edited(opened, terms('mine')), draft(2, 'theirs'));
    expect(sync).toMatchObject({ terms: terms('mine'), base: 1, theirs: { version: 2 } });
    const mine = chooseMine(sync);
    expect(mine).toMatchObject({ terms: terms('mine'), base: 2, theirs: null, replaced: terms('theirs') });
    expect(exchanged(mine)).toMatchObject({ terms: terms('theirs'), base: null, replaced: terms('mine') });
    const theirs = chooseTheirs(sync);
    expect(theirs).toMatchObject({ terms: terms('theirs'), base: null, replaced: terms('mine') });
    expect(exchanged(theirs)).toMatchObject({ terms: terms('mine'), base: 2, replaced: terms('theirs') });
  });

  it('has nothing to choose where others saved the same', () => {
    expect(heard(edited(opened, terms('same')), draft(2, 'same'))).toMatchObject({
      base: null,
      theirs: null,
    });
  });

  it('that somebody issued while something was typed stays, until a person drops it', () => {
    const sync = heard(edited(opened, terms('mine')), draft(2, null));
    expect(sync).toMatchObject({ terms: terms('mine'), theirs: { version: 2, terms: null } });
    expect(chooseTheirs(sync)).toMatchObject({ terms: null, replaced: terms('mine') });
    expect(chooseMine(sync)).toMatchObject({ terms: terms('mine'), base: 2, replaced: null });
  });

  it('that was begun where there was none goes on where there is none any more', () => {
    const initial = edited(heard(openSync(null), draft(2, null)), terms('next'));
    expect(heard(initial, draft(5, null))).toMatchObject({ terms: terms('next'), base: 5, theirs: null });
    expect(refusedDraft(initial, draft(1, null))).toMatchObject({ base: 1, theirs: null });
    expect(heard(initial, draft(5, 'theirs'))).toMatchObject({ base: 2, theirs: { version: 5 } });
  });

  it('of a browser alone becomes the draft where the service has none, and else is chosen between', () => {
    const alone = openSync({ base: UNKNOWN_BASE, terms: terms('former') });
    expect(heard(alone, draft(0, null))).toMatchObject({ terms: terms('former'), base: 0, theirs: null });
    expect(heard(alone, draft(4, null))).toMatchObject({ terms: terms('former'), base: 4, theirs: null });
    expect(heard(alone, draft(4, 'theirs'))).toMatchObject({ theirs: { version: 4 } });
    expect(heard(alone, draft(4, 'former'))).toMatchObject({ base: null, theirs: null });
  });

  it('that was removed here comes back where somebody has changed it meanwhile', () => {
    expect(heard(edited(opened, null), draft(2, 'theirs'))).toMatchObject({
      terms: terms('theirs'),
      base: null,
    });
  });

  it('is gone once it is issued, and an answer from before does not bring it back', () => {
    const sync = issued(edited(opened, terms('mine')), 'anna');
    expect(sync).toMatchObject({ terms: null, base: null, stored: { version: 2 } });
    expect(heard(sync, draft(1, 'stored'))).toBe(sync);
    expect(accepted(sync, draft(2, 'mine', 'anna'))).toBe(sync);
  });
});
