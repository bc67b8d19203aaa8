import type { OfferDraft } from '@lumitor/domain/order/offerDraft';
import { NO_EXTRAS, type OfferTerms } from '@lumitor/domain/order/offerTerms';
import { expect, it } from 'vitest';
import { openDraft } from './draftSession.ts';

const draftOf = (version: number, remark: string): OfferDraft & { terms: OfferTerms } => ({
  ...{ version, at: '2026-11-29T12:00:00.000Z', by: 'piotr@lumitor.example' },
  terms: {
    ...NO_EXTRAS,
    ...{ language: 'PL', lines: {}, discount: 0, validUntil: '2099-12-31', buyer: 'Jan', remark },
  },
});

it('an offer refused for a changed draft shows the newest draft, also if it was received before', async () => {
  const session = openDraft({
    ...{ orderId: 'o1', email: 'anna@lumitor.example', reread: async () => null },
    storage: { read: () => null, write: () => true },
  });
  session.receive(draftOf(1, 'first'));
  const outcome = await session.issue(async (version) => {
    expect(version).toBe(1);
    session.receive(draftOf(3, 'third'));
    return { draft: draftOf(2, 'second') };
  });
  expect(outcome).toBe('draft-changed');
  expect(session.store.getState().sync).toMatchObject({ stored: { version: 3 }, terms: { remark: 'third' } });
});
