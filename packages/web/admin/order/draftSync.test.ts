import type { OfferDraft } from '@lumitor/domain/order/offerDraft';
import { NO_EXTRAS, type OfferTerms } from '@lumitor/domain/order/offerTerms';
import { describe, expect, it } from 'vitest';
import {
  acceptedDraft,
  chooseOwnDraft,
  chooseStoredDraft,
  editedDraft,
  exchanged,
  issued,
  openSync,
  received,
  refusedDraft,
  UNKNOWN_BASE,
} from './draftSync.ts';

const terms = (remark: string): OfferTerms => ({
  ...NO_EXTRAS,
  ...{ language: 'PL', lines: {}, discount: 0, validUntil: '2026-12-31', buyer: 'Jan' },
  remark,
});
const draft = (version: number, remark: string | null, by = 'piotr'): OfferDraft => ({
  ...{ version, by, at: '2026-11-29T12:00:00.000Z' },
  terms: remark === null ? null : terms(remark),
});

const opened = received(openSync(null), draft(1, 'stored'));

describe('a draft in the form and on the service', () => {
  it('follows other saves while nothing is typed', () => {
    const sync = received(opened, draft(2, 'theirs'));
    expect(sync).toMatchObject({ terms: terms('theirs'), base: null, theirs: null });
    expect(received(sync, draft(1, 'stored'))).toBe(sync);
  });

  it('sends typed terms with their base version, and the rest after the answer', () => {
    const typed = editedDraft(opened, terms('m'));
    expect(typed.base).toBe(1);
    const more = editedDraft(typed, terms('mine'));
    const sync = acceptedDraft(more, draft(2, 'm', 'anna'));
    expect(sync).toMatchObject({ terms: terms('mine'), base: 2 });
    expect(acceptedDraft(sync, draft(3, 'mine', 'anna'))).toMatchObject({ terms: terms('mine'), base: null });
    expect(editedDraft(typed, terms('stored')).base).toBeNull();
  });

  it('needs a choice after another save during typing, and loses neither version', () => {
    const sync = received(editedDraft(opened, terms('mine')), draft(2, 'theirs'));
    expect(sync).toMatchObject({ terms: terms('mine'), base: 1, theirs: { version: 2 } });
    const mine = chooseOwnDraft(sync);
    expect(mine).toMatchObject({ terms: terms('mine'), base: 2, theirs: null, replaced: terms('theirs') });
    expect(exchanged(mine)).toMatchObject({ terms: terms('theirs'), base: null, replaced: terms('mine') });
    const theirs = chooseStoredDraft(sync);
    expect(theirs).toMatchObject({ terms: terms('theirs'), base: null, replaced: terms('mine') });
    expect(exchanged(theirs)).toMatchObject({ terms: terms('mine'), base: 2, replaced: terms('theirs') });
  });

  it('has no conflict if others saved the same', () => {
    expect(received(editedDraft(opened, terms('same')), draft(2, 'same'))).toMatchObject({
      base: null,
      theirs: null,
    });
  });

  it('issued elsewhere during typing stays until the person drops it', () => {
    const sync = received(editedDraft(opened, terms('mine')), draft(2, null));
    expect(sync).toMatchObject({ terms: terms('mine'), theirs: { version: 2, terms: null } });
    expect(chooseStoredDraft(sync)).toMatchObject({ terms: null, replaced: terms('mine') });
    expect(chooseOwnDraft(sync)).toMatchObject({ terms: terms('mine'), base: 2, replaced: null });
  });

  it('started without a stored one continues if there is none any more', () => {
    const initial = editedDraft(received(openSync(null), draft(2, null)), terms('next'));
    expect(received(initial, draft(5, null))).toMatchObject({
      terms: terms('next'),
      base: 5,
      theirs: null,
    });
    expect(refusedDraft(initial, draft(1, null))).toMatchObject({ base: 1, theirs: null });
    expect(received(initial, draft(5, 'theirs'))).toMatchObject({ base: 2, theirs: { version: 5 } });
  });

  it('of this browser alone is stored if the service has none, else needs a choice', () => {
    const alone = openSync({ base: UNKNOWN_BASE, terms: terms('former') });
    expect(received(alone, draft(0, null))).toMatchObject({
      terms: terms('former'),
      base: 0,
      theirs: null,
    });
    expect(received(alone, draft(4, null))).toMatchObject({
      terms: terms('former'),
      base: 4,
      theirs: null,
    });
    expect(received(alone, draft(4, 'theirs'))).toMatchObject({ theirs: { version: 4 } });
    expect(received(alone, draft(4, 'former'))).toMatchObject({ base: null, theirs: null });
  });

  it('removed here returns if somebody changed it meanwhile', () => {
    expect(received(editedDraft(opened, null), draft(2, 'theirs'))).toMatchObject({
      terms: terms('theirs'),
      base: null,
    });
  });

  it('is removed once issued, and an older answer does not restore it', () => {
    const sync = issued(editedDraft(opened, terms('mine')), 'anna');
    expect(sync).toMatchObject({ terms: null, base: null, stored: { version: 2 } });
    expect(received(sync, draft(1, 'stored'))).toBe(sync);
    expect(acceptedDraft(sync, draft(2, 'mine', 'anna'))).toBe(sync);
  });
});
