import { setImmediate } from 'node:timers/promises';
import { type PersonCounts, RELATED, type Related } from '@lumitor/domain/collections/personCounts';
import { entryNow, namesSomebody, siteRecord } from '@lumitor/domain/order/site';
import type { Db } from '../database/schema.ts';
import { indexValue } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { FileBin } from '../files/fileBin.ts';
import { changeSite } from '../orders/site.ts';
import { forgetName } from '../outbox/forgetName.ts';

type Lot = readonly string[];

const answersOf = (db: Db, ids: Lot) =>
  db.selectFrom('offerAnswers').select('orderId').where('orderId', 'in', ids).where('name', '<>', '');

async function personalOffers(db: Db, ids: Lot) {
  const rows = await db
    .selectFrom('offers')
    .select(['orderId', 'position', 'body'])
    .where('orderId', 'in', ids)
    .execute();
  return rows.flatMap(({ body, ...offer }) => {
    const fields = JSON.parse(body);
    return fields.buyer || fields.remark ? [{ ...offer, fields }] : [];
  });
}

const namedOrders = (db: Db, ids: Lot) =>
  db.selectFrom('orderWork').select(['id', 'name', 'words']).where('id', 'in', ids).where('name', '<>', '');

const notesOf = (db: Db, ids: Lot) =>
  db.selectFrom('orderEvents').select('id').where('orderId', 'in', ids).where('kind', '=', 'note');

const filesOf = (db: Db, ids: Lot) => db.selectFrom('orderFiles').select('path').where('orderId', 'in', ids);

async function writtenSites(db: Db, ids: Lot): Promise<string[]> {
  const rows = await db.selectFrom('siteRecords').selectAll().where('orderId', 'in', ids).execute();
  return rows.flatMap(({ orderId, body }) =>
    [...siteRecord(JSON.parse(body)).values()].some(namesSomebody) ? [orderId] : [],
  );
}

const COUNTS: Record<Related, (db: Db, ids: Lot) => Promise<number>> = {
  names: async (db, ids) => (await namedOrders(db, ids).execute()).length,
  notes: async (db, ids) => (await notesOf(db, ids).execute()).length,
  offers: async (db, ids) =>
    (await personalOffers(db, ids)).length + (await answersOf(db, ids).execute()).length,
  files: async (db, ids) => (await filesOf(db, ids).execute()).length,
  sites: async (db, ids) => (await writtenSites(db, ids)).length,
};

async function eraseNames(store: DocumentStore, ids: Lot): Promise<void> {
  const { db } = store;
  for (const { id, name, words } of await namedOrders(db, ids).execute()) {
    const row = await db
      .selectFrom('documents')
      .select(['version', 'body'])
      .where('collection', '=', 'reflinksdownload')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const order = JSON.parse(row.body);
    const body = JSON.stringify({ ...order, data: { ...order.data, name: '' } });
    await db
      .updateTable('documents')
      .set({ version: row.version + 1, body })
      .where('collection', '=', 'reflinksdownload')
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('documentFields')
      .set({ value: '' })
      .where('collection', '=', 'reflinksdownload')
      .where('id', '=', id)
      .where('field', '=', 'data.name')
      .execute();
    const known = indexValue(name);
    const found = words.startsWith(known) ? words.slice(known.length) : words;
    await db.updateTable('orderWork').set({ name: '', words: found }).where('id', '=', id).execute();
    await forgetName(db, { id, name });
  }
}

async function eraseFromOffers({ db }: DocumentStore, ids: Lot): Promise<void> {
  for (const { orderId, position, fields } of await personalOffers(db, ids))
    await db
      .updateTable('offers')
      .set({ body: JSON.stringify({ ...fields, buyer: '', remark: '' }), words: '' })
      .where('orderId', '=', orderId)
      .where('position', '=', position)
      .execute();
  await db
    .updateTable('offerAnswers')
    .set({ name: '', role: '', message: '', address: '' })
    .where('orderId', 'in', ids)
    .execute();
}

async function eraseFiles({ db }: DocumentStore, ids: Lot, bin: FileBin): Promise<void> {
  const files = await filesOf(db, ids).execute();
  if (files.length > 0)
    await bin.note(
      files.map(({ path }) => `/files/${path}`),
      db,
    );
  await db.deleteFrom('orderFiles').where('orderId', 'in', ids).execute();
  await db
    .deleteFrom('orderEvents')
    .where('orderId', 'in', ids)
    .where('kind', 'in', ['file', 'fileRemoved'])
    .execute();
}

/** A phone cannot restore notes, because its entries are older. */
async function eraseFromSites(store: DocumentStore, ids: Lot): Promise<void> {
  for (const id of await writtenSites(store.db, ids))
    await changeSite(store, id, (record) => {
      const written = [...record.values()].filter(namesSomebody);
      const emptied = written.map(({ key }) => [key, entryNow(record, key, '', Date.now())] as const);
      return new Map([...record, ...emptied]);
    });
}

const ERASED: Record<Related, (store: DocumentStore, ids: Lot, bin: FileBin) => Promise<unknown>> = {
  names: eraseNames,
  notes: ({ db }, ids) =>
    db.deleteFrom('orderEvents').where('orderId', 'in', ids).where('kind', '=', 'note').execute(),
  offers: eraseFromOffers,
  files: eraseFiles,
  sites: eraseFromSites,
};

const BATCH_SIZE = 50;

const lotsOf = (ids: Lot): Lot[] =>
  Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, place) =>
    ids.slice(place * BATCH_SIZE, (place + 1) * BATCH_SIZE),
  );

export async function countRelated(
  { db }: DocumentStore,
  orderIds: Lot,
): Promise<Pick<PersonCounts, 'beside'>> {
  const counts: Partial<Record<Related, number>> = {};
  for (const ids of lotsOf(orderIds))
    for (const each of RELATED) {
      const found = await COUNTS[each](db, ids);
      if (found > 0) counts[each] = (counts[each] ?? 0) + found;
    }
  return Object.keys(counts).length > 0 ? { beside: counts } : {};
}

export async function eraseRelated(
  store: DocumentStore,
  orderIds: Lot,
  chosen: readonly Related[],
  bin: FileBin,
): Promise<void> {
  if (chosen.length === 0) return;
  for (const ids of lotsOf(orderIds)) {
    await store.transaction(async (within) => {
      for (const each of chosen) await ERASED[each](within, ids, bin);
      within.touch('reflinksdownload');
    });
    await setImmediate();
  }
}
