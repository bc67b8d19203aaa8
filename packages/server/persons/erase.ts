import { setImmediate } from 'node:timers/promises';
import type { CollectionName } from '@lumitor/domain/catalogue/collections';
import type { PersonCounts } from '@lumitor/domain/catalogue/personCounts';
import type { Kysely } from 'kysely';
import type { DocumentRow, Schema } from '../database/schema.ts';
import { indexValue, without } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { mentionsInHistory } from './partnerHistory.ts';

/** Documents that are changed at once; between two lots others are answered. */
const AT_ONCE = 20;

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
  return {
    emails: await count(db, 'emails', 'email', address),
    orders: await count(db, 'reflinksdownload', 'data.email', address),
    partner,
  };
}

type Kept = Pick<DocumentRow, 'collection' | 'id' | 'version' | 'body'>;

/** Takes documents as long as there are any, a lot at a time. */
async function eachHaving(
  { db }: DocumentStore,
  [collection, field]: readonly [CollectionName, string],
  address: string,
  work: (document: Kept) => Promise<void>,
): Promise<void> {
  for (;;) {
    const documents = await db
      .selectFrom('documents')
      .select(['collection', 'id', 'version', 'body'])
      .where('collection', '=', collection)
      .where('id', 'in', having(db, collection, field, address).select('documentFields.id').limit(AT_ONCE))
      .execute();
    if (documents.length === 0) return;
    for (const document of documents) await work(document);
    await setImmediate();
  }
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
  store.touch(collection as CollectionName);
}

/**
 * Forgets a person: their e-mails go, and their address leaves the orders they saved and, where they are a partner,
 * their links with all that tells of these; which stay as they are otherwise. All of it or nothing, and not a
 * change that is kept in the history.
 */
export async function erasePerson(store: DocumentStore, email: string): Promise<PersonCounts> {
  const address = indexValue(email);
  return store.transaction(async (within) => {
    const counts = await countPerson(within, email);
    await eachHaving(within, ['emails', 'email'], address, async ({ id }) => {
      await within.remove('emails', id);
    });
    await eachHaving(within, ['reflinksdownload', 'data.email'], address, async (order) => {
      await write(within, order, 'data.email', without(JSON.parse(order.body), ['data.email']));
    });
    await eachHaving(within, ['emails', 'refData.email'], address, async (kept) => {
      const fields = JSON.parse(kept.body);
      await write(within, kept, 'refData.email', { ...fields, refData: { ...fields.refData, email: '' } });
    });
    await eachHaving(within, ['reflinks', 'email'], address, async (link) => {
      await write(within, link, 'email', { ...JSON.parse(link.body), email: '' });
    });
    for await (const { batch, position, before, after } of mentionsInHistory(within.db, address))
      await within.db
        .updateTable('changes')
        .set({ before, after })
        .where('batch', '=', batch)
        .where('position', '=', position)
        .execute();
    return counts;
  });
}
