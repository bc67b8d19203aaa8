import { setImmediate } from 'node:timers/promises';
import type { CollectionName } from '@lumitor/domain/documents/collections';
import type { PersonCounts } from '@lumitor/domain/documents/personCounts';
import { SENT_PICTURES } from '@lumitor/domain/order/sentPictures';
import type { Kysely } from 'kysely';
import type { DocumentRow, Schema } from '../database/schema.ts';
import { indexValue, valuesAt, without } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { FileBin } from '../files/fileBin.ts';
import { drop } from '../outbox/queue.ts';
import { mentionsInHistory } from './partnerHistory.ts';

/** Documents that are changed in one transaction: each is written whole, and others wait. */
const AT_ONCE = 10;

/** The documents of a collection that have an address in a field. */
const having = (db: Kysely<Schema>, collection: CollectionName, field: string, address: string) =>
  db
    .selectFrom('documentFields')
    .where('collection', '=', collection)
    .where('field', '=', field)
    .where('value', '=', address);

async function count(db: Kysely<Schema>, collection: CollectionName, field: string, address: string) {
  const { count } = await having(db, collection, field, address)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** In how many places a person's address stands. */
export async function countPerson({ db }: DocumentStore, email: string): Promise<PersonCounts> {
  const address = indexValue(email);
  let partner =
    (await count(db, 'reflinks', 'email', address)) + (await count(db, 'emails', 'refData.email', address));
  for await (const _ of mentionsInHistory(db, address)) partner += 1;
  const { asked } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll().as('asked'))
    .where('email', '=', address)
    .executeTakeFirstOrThrow();
  return {
    emails: await count(db, 'emails', 'email', address),
    orders: await count(db, 'reflinksdownload', 'data.email', address),
    enquiries: Number(asked),
    partner,
  };
}

type Kept = Pick<DocumentRow, 'id' | 'version' | 'body'> & { collection: CollectionName };

/** Takes documents as long as there are any, a lot at a time. */
async function eachHaving(
  store: DocumentStore,
  [collection, field]: readonly [CollectionName, string],
  address: string,
  work: (within: DocumentStore, document: Kept) => Promise<void>,
): Promise<void> {
  for (let isOver = false; !isOver; await setImmediate())
    isOver = await store.transaction(async (within) => {
      const lot = having(within.db, collection, field, address).select('documentFields.id').limit(AT_ONCE);
      const documents = await within.db
        .selectFrom('documents')
        .select(['id', 'version', 'body'])
        .where('collection', '=', collection)
        .where('id', 'in', lot)
        .execute();
      for (const document of documents) await work(within, { ...document, collection });
      return documents.length < AT_ONCE;
    });
}

/** Writes a document anew without reading what lists leave out of it, and takes the address from the index. */
async function write(
  store: DocumentStore,
  { collection, id, version }: Kept,
  field: string,
  fields: object,
): Promise<void> {
  const { db } = store;
  await db
    .updateTable('documents')
    .set({ version: version + 1, body: JSON.stringify(fields) })
    .where('collection', '=', collection)
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('documentFields')
    .set({ value: '' })
    .where('collection', '=', collection)
    .where('id', '=', id)
    .where('field', '=', field)
    .execute();
  store.touch(collection);
}

/** Takes the address and the pictures that came with it out of an order. @returns where the pictures are */
async function writeOrder(store: DocumentStore, order: Kept, bin: FileBin): Promise<string[]> {
  const fields = JSON.parse(order.body);
  const sent = SENT_PICTURES.map((kind) => `data.${kind}`);
  const pictures = sent.flatMap((field) => valuesAt(fields, `${field}.file`).map(String));
  await write(store, order, 'data.email', without(fields, ['data.email', ...sent]));
  await store.db.updateTable('orderWork').set({ email: '' }).where('id', '=', order.id).execute();
  if (pictures.length === 0) return [];
  await store.db
    .deleteFrom('documentPictures')
    .where('collection', '=', order.collection)
    .where('id', '=', order.id)
    .where('url', 'in', pictures)
    .execute();
  await bin.note(pictures, store.db);
  return pictures;
}

/** Takes the address from the history of the links. */
const eraseFromHistory = (store: DocumentStore, address: string): Promise<void> =>
  store.transaction(async ({ db }) => {
    for await (const { batch, position, before, after } of mentionsInHistory(db, address))
      await db
        .updateTable('changes')
        .set({ before, after })
        .where('batch', '=', batch)
        .where('position', '=', position)
        .execute();
  });

/** Takes what they asked, the mails to them and about them that have not been sent, and to whom offers were sent. */
async function eraseAsked({ db }: DocumentStore, address: string): Promise<void> {
  const isTheirs = (text: string | null) => indexValue(text).includes(address);
  await db.deleteFrom('enquiries').where('email', '=', address).execute();
  await db.updateTable('orderWork').set({ email: '' }).where('email', '=', address).execute();
  const unsent = await db
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('kind', '=', 'mail')
    .where('payload', 'is not', null)
    .execute();
  for (const { id, payload } of unsent) if (isTheirs(payload)) await drop(db, id);
  const sent = await db
    .selectFrom('orderEvents')
    .select(['id', 'data'])
    .where('kind', '=', 'offerSent')
    .execute();
  for (const { id, data } of sent)
    if (isTheirs(data))
      await db
        .updateTable('orderEvents')
        .set({ data: JSON.stringify({ ...JSON.parse(data), to: '' }) })
        .where('id', '=', id)
        .execute();
}

/**
 * Forgets a person: their e-mails and enquiries go, and their address and floor plans leave the orders they saved; where they are a
 * partner, their address leaves their links with all that tells of these. Orders and links stay as they are otherwise.
 * It is not a change that is kept in the history. Interrupted, it has forgotten a part, and the next call forgets the
 * rest.
 */
export async function erasePerson(store: DocumentStore, email: string, bin: FileBin): Promise<PersonCounts> {
  const address = indexValue(email);
  const counts = await countPerson(store, email);
  await eachHaving(store, ['emails', 'email'], address, async (within, { id }) => {
    await within.remove('emails', id);
  });
  const pictures: string[] = [];
  await eachHaving(store, ['reflinksdownload', 'data.email'], address, async (within, order) => {
    pictures.push(...(await writeOrder(within, order, bin)));
  });
  await bin.discardUnused(pictures);
  await eachHaving(store, ['emails', 'refData.email'], address, (within, kept) => {
    const fields = JSON.parse(kept.body);
    return write(within, kept, 'refData.email', { ...fields, refData: { ...fields.refData, email: '' } });
  });
  await eachHaving(store, ['reflinks', 'email'], address, (within, link) =>
    write(within, link, 'email', { ...JSON.parse(link.body), email: '' }),
  );
  await eraseFromHistory(store, address);
  await eraseAsked(store, address);
  return counts;
}
