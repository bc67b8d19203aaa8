import {
  type FormerDraft,
  isSameDraft,
  NO_DRAFT,
  type OfferDraft,
  type OfferDrafts,
} from '@lumitor/domain/order/offerDraft';
import { draftTermsSchema, type OfferTerms, offerTermsSchema } from '@lumitor/domain/order/offerTerms';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { lockName } from '../database/database.ts';
import type { Db, OfferDraftRow } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { notFound, refused } from '../refusal/refused.ts';
import { revisionsOf } from './revisions.ts';

const draftFrom = ({ version, at, by, body }: Selectable<OfferDraftRow>): OfferDraft => ({
  version,
  at,
  by,
  // Drafts of earlier versions lack the newer terms.
  terms: body === null ? null : v.parse(draftTermsSchema, JSON.parse(body)),
});

const hasTerms = (draft: OfferDraft): draft is OfferDraft & { terms: OfferTerms } => draft.terms !== null;

export async function readDrafts(db: Db, orderId: string): Promise<OfferDrafts> {
  const revisions = await revisionsOf(db, orderId);
  const own = revisions.find(({ id }) => id === orderId);
  if (!own) throw notFound(`Order ${orderId} not found.`);
  const earlier = revisions.filter(({ revision }) => revision <= own.revision);
  const rows = await db
    .selectFrom('offerDrafts')
    .selectAll()
    .where(
      'orderId',
      'in',
      earlier.map(({ id }) => id),
    )
    .execute();
  const stored = rows.find((row) => row.orderId === orderId);
  const former = earlier.toReversed().flatMap(({ id, number }): FormerDraft[] => {
    const row = rows.find((each) => each.orderId === id);
    const draft = row && id !== orderId ? draftFrom(row) : NO_DRAFT;
    return hasTerms(draft) ? [{ ...draft, id, number }] : [];
  });
  return { draft: stored ? draftFrom(stored) : NO_DRAFT, former: former[0] ?? null };
}

/** Locks the draft until the transaction ends. */
async function lockedDraft(db: Db, orderId: string): Promise<OfferDraft> {
  await lockName(db, `draft ${orderId}`);
  const order = await db.selectFrom('orderWork').select('id').where('id', '=', orderId).executeTakeFirst();
  if (!order) throw notFound(`Order ${orderId} not found.`);
  const row = await db
    .selectFrom('offerDrafts')
    .selectAll()
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  return row ? draftFrom(row) : NO_DRAFT;
}

async function write(db: Db, orderId: string, { terms, ...draft }: OfferDraft): Promise<OfferDraft> {
  const row = { ...draft, body: terms && JSON.stringify(terms) };
  await db
    .insertInto('offerDrafts')
    .values({ orderId, ...row })
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet(row))
    .execute();
  return { ...draft, terms };
}

const next = ({ version }: OfferDraft, by: string, terms: OfferTerms | null): OfferDraft => ({
  version: version + 1,
  at: new Date().toISOString(),
  by,
  terms,
});

const changed = (draft: OfferDraft) =>
  refused(
    409,
    'draft-changed',
    `The draft was changed in the meantime. Continue from version ${draft.version}, or overwrite it.`,
    { draft },
  );

const announceDraft = (store: DocumentStore, orderId: string): void =>
  store.announce({ collections: new Set(), versions: {}, isOwn: true, added: [], drafts: [orderId] });

/** @throws Refused if somebody else has changed the draft since (D76a) */
export async function saveDraft(
  store: DocumentStore,
  orderId: string,
  { base, terms }: { base: number; terms: OfferTerms },
  by: string,
): Promise<OfferDraft> {
  const { draft, isNew } = await store.transaction(async ({ db }) => {
    const stored = await lockedDraft(db, orderId);
    if (isSameDraft(stored.terms, terms)) return { draft: stored, isNew: false };
    if (stored.version !== base) throw changed(stored);
    return { draft: await write(db, orderId, next(stored, by, terms)), isNew: true };
  });
  if (isNew) announceDraft(store, orderId);
  return draft;
}

export async function removeDraft(
  store: DocumentStore,
  orderId: string,
  version: number,
  by: string,
): Promise<void> {
  const isRemoved = await store.transaction(async ({ db }) => {
    const stored = await lockedDraft(db, orderId);
    if (stored.terms === null) return false;
    if (stored.version !== version) throw changed(stored);
    await write(db, orderId, next(stored, by, null));
    return true;
  });
  if (isRemoved) announceDraft(store, orderId);
}

/** @throws Refused if other terms were saved since the issued version (D76a) */
export async function expectIssued(
  db: Db,
  orderId: string,
  { version, terms }: { version: number; terms: OfferTerms },
): Promise<void> {
  const stored = await lockedDraft(db, orderId);
  if (stored.version === version) return;
  const current = v.safeParse(offerTermsSchema, stored.terms);
  if (!current.success || !isSameDraft(current.output, terms)) throw changed(stored);
}

/** The version increases without a draft too, so that a saving browser notices the offer. */
export async function endDraft(db: Db, orderId: string, by: string): Promise<void> {
  await write(db, orderId, next(await lockedDraft(db, orderId), by, null));
}

const draftsOf = (db: Db, ids: readonly string[]) =>
  db.selectFrom('offerDrafts').select('orderId').where('orderId', 'in', ids).where('body', 'is not', null);

export const countDrafts = async (db: Db, ids: readonly string[]): Promise<number> =>
  ids.length === 0 ? 0 : (await draftsOf(db, ids).execute()).length;

/** Drafts name their buyer (D38). */
export async function eraseDrafts(store: DocumentStore, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const { orderId } of await draftsOf(store.db, ids).execute()) {
    await store.transaction(({ db }) => endDraft(db, orderId, ''));
    announceDraft(store, orderId);
  }
}
