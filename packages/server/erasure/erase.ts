import { setImmediate } from 'node:timers/promises';
import type { CollectionName } from '@lumitor/domain/collections/collections';
import type { PersonCounts, Related } from '@lumitor/domain/collections/personCounts';
import { append } from '@lumitor/domain/math/lists';
import { SENT_PICTURES } from '@lumitor/domain/order/sentPictures';
import type { ChangeRow, Db, DocumentRow } from '../database/schema.ts';
import { indexValue, valuesAt, withoutPaths } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { FileBin } from '../files/fileBin.ts';
import { countDrafts, eraseDrafts } from '../orders/offerDrafts.ts';
import { revisionsOf } from '../orders/revisions.ts';
import {
  customersNaming,
  eraseCustomers,
  type NamedCustomer,
  ordersOfCustomers,
  wholeCustomer,
} from './customers.ts';
import { contactsByOrder, type Enquired, enquiriesOf, eraseEnquiries, type Person } from './enquired.ts';
import { countRelated, eraseRelated } from './related.ts';
import { countShared, eraseShared } from './shared.ts';

const PAGE_SIZE = 500;

type Mention = Pick<ChangeRow, 'batch' | 'position' | 'before' | 'after'>;

/** Null if the link is of another partner. */
function without(fields: string | null, address: string): string | null {
  const link = JSON.parse(fields ?? '{}');
  return indexValue(link.email) === address ? JSON.stringify({ ...link, email: '' }) : null;
}

/** @param address normalised as in the index */
async function* mentionsInHistory(db: Db, address: string): AsyncGenerator<Mention> {
  for (let last: Mention | undefined, isFirst = true; isFirst || last; isFirst = false) {
    const rows: Mention[] = await db
      .selectFrom('changes')
      .select(['batch', 'position', 'before', 'after'])
      .where('collection', '=', 'reflinks')
      .$if(last !== undefined, (each) =>
        each.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('batch', 'position'), '>', tuple(last?.batch ?? '', last?.position ?? 0)),
        ),
      )
      .orderBy('batch')
      .orderBy('position')
      .limit(PAGE_SIZE)
      .execute();
    for (const { batch, position, before, after } of rows) {
      const [left, right] = [without(before, address), without(after, address)];
      if (left !== null || right !== null)
        yield { batch, position, before: left ?? before, after: right ?? after };
    }
    last = rows.at(-1);
  }
}

/** Documents per transaction: other writes wait. */
const BATCH_SIZE = 10;

const having = (db: Db, collection: CollectionName, field: string, address: string) =>
  db
    .selectFrom('documentFields')
    .where('collection', '=', collection)
    .where('field', '=', field)
    .where('value', '=', address);

async function count(db: Db, collection: CollectionName, field: string, address: string) {
  const { count } = await having(db, collection, field, address)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const picturesOf = ({ body }: Pick<DocumentRow, 'body'>): string[] =>
  SENT_PICTURES.flatMap((kind) => valuesAt(JSON.parse(body), `data.${kind}.file`).map(String));

/** Includes the orders of customers that are erased whole. */
async function ordersOf(
  store: DocumentStore,
  persons: readonly Person[],
  enquired: readonly Enquired[],
  customers: readonly NamedCustomer[],
): Promise<string[]> {
  const ids = new Set(await ordersOfCustomers(store.db, customers));
  for (const address of addressesOf(persons)) {
    const saved = having(store.db, 'reflinksdownload', 'data.email', address);
    for (const { id } of await saved.select('documentFields.id').execute()) ids.add(id);
  }
  for (const each of contactsByOrder(enquired)) {
    const order = await enquiredOrder(store, each);
    if (order) ids.add(order.id);
  }
  // Related data belongs to all revisions.
  for (const id of [...ids]) for (const each of await revisionsOf(store.db, id)) ids.add(each.id);
  return [...ids];
}

const addressesOf = (persons: readonly Person[]): string[] => persons.flatMap(({ address }) => address || []);

/** Enquiries by any contact, each once. */
async function allEnquiries(db: Db, persons: readonly Person[]): Promise<Enquired[]> {
  const found = new Map<string, Enquired>();
  for (const person of persons) for (const each of await enquiriesOf(db, person)) found.set(each.id, each);
  return [...found.values()];
}

async function countOf(
  store: DocumentStore,
  persons: readonly Person[],
  customers: readonly NamedCustomer[],
): Promise<PersonCounts> {
  const { db } = store;
  const addresses = addressesOf(persons);
  const enquired = await allEnquiries(db, persons);
  let pictures = 0;
  for (const each of contactsByOrder(enquired)) {
    const order = await enquiredOrder(store, each);
    if (order && picturesOf(order).length > 0 && !addresses.includes(saverOf(order))) pictures += 1;
  }
  const orders = await ordersOf(store, persons, enquired, customers);
  const drafts = await countDrafts(db, orders);
  const counts = { emails: 0, orders: 0, partner: 0 };
  for (const address of addresses) {
    counts.emails += await count(db, 'emails', 'email', address);
    counts.orders += await count(db, 'reflinksdownload', 'data.email', address);
    counts.partner += await count(db, 'reflinks', 'email', address);
    counts.partner += await count(db, 'emails', 'refData.email', address);
    for await (const _ of mentionsInHistory(db, address)) counts.partner += 1;
  }
  return {
    ...counts,
    enquiries: enquired.length,
    pictures,
    ...(customers.length > 0 && { customers: customers.length }),
    ...(drafts > 0 && { drafts }),
    ...(await countRelated(store, orders)),
    ...(await countShared(db, persons, enquired)),
  };
}

export const countPerson = async (store: DocumentStore, person: Person): Promise<PersonCounts> =>
  countOf(store, [person], await customersNaming(store.db, person));

export async function countCustomer(store: DocumentStore, id: string): Promise<PersonCounts> {
  const { customer, persons } = await wholeCustomer(store.db, id);
  return countOf(store, persons, [customer]);
}

const saverOf = ({ body }: Pick<DocumentRow, 'body'>): string =>
  indexValue(valuesAt(JSON.parse(body), 'data.email')[0]);

type StoredDocument = Pick<DocumentRow, 'id' | 'version' | 'body'> & { collection: CollectionName };

async function eachHaving(
  store: DocumentStore,
  [collection, field]: readonly [CollectionName, string],
  address: string,
  work: (within: DocumentStore, document: StoredDocument) => Promise<void>,
): Promise<void> {
  for (let isOver = false; !isOver; await setImmediate())
    isOver = await store.transaction(async (within) => {
      const lot = having(within.db, collection, field, address).select('documentFields.id').limit(BATCH_SIZE);
      const documents = await within.db
        .selectFrom('documents')
        .select(['id', 'version', 'body'])
        .where('collection', '=', collection)
        .where('id', 'in', lot)
        .execute();
      for (const document of documents) await work(within, { ...document, collection });
      return documents.length < BATCH_SIZE;
    });
}

async function write(
  store: DocumentStore,
  { collection, id, version }: StoredDocument,
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

async function writeOrder(store: DocumentStore, order: StoredDocument, bin: FileBin): Promise<string[]> {
  const pictures = picturesOf(order);
  const sent = SENT_PICTURES.map((kind) => `data.${kind}`);
  await write(store, order, 'data.email', withoutPaths(JSON.parse(order.body), ['data.email', ...sent]));
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

/** Null if another person saved the order. */
async function enquiredOrder(
  { db }: DocumentStore,
  [id, reported]: readonly [string, readonly string[]],
): Promise<StoredDocument | null> {
  const collection = 'reflinksdownload';
  const row = await db
    .selectFrom('documents')
    .select(['id', 'version', 'body'])
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const saver = saverOf(row);
  return saver === '' || reported.includes(saver) ? { ...row, collection } : null;
}

async function eraseFromOrders(
  store: DocumentStore,
  { address }: Person,
  enquired: readonly Enquired[],
  bin: FileBin,
): Promise<void> {
  const pictures: string[] = [];
  if (address)
    await eachHaving(store, ['reflinksdownload', 'data.email'], address, async (within, order) => {
      append(pictures, await writeOrder(within, order, bin));
    });
  for (const each of contactsByOrder(enquired))
    await store.transaction(async (within) => {
      const order = await enquiredOrder(within, each);
      const hasTheirs = order && (saverOf(order) !== '' || picturesOf(order).length > 0);
      if (hasTheirs) append(pictures, await writeOrder(within, order, bin));
    });
  await bin.discardUnused(pictures);
}

async function eraseAddress(store: DocumentStore, address: string): Promise<void> {
  await eachHaving(store, ['emails', 'email'], address, async (within, { id }) => {
    await within.remove('emails', id);
  });
  await eachHaving(store, ['emails', 'refData.email'], address, (within, stored) => {
    const fields = JSON.parse(stored.body);
    return write(within, stored, 'refData.email', { ...fields, refData: { ...fields.refData, email: '' } });
  });
  await eachHaving(store, ['reflinks', 'email'], address, (within, link) =>
    write(within, link, 'email', { ...JSON.parse(link.body), email: '' }),
  );
  await eraseFromHistory(store, address);
}

/**
 * Erases a person from orders, enquiries, newsletter, links and projects (D38). Not recorded in the
 * history. Repeat after an interruption.
 */
export async function erasePerson(
  store: DocumentStore,
  person: Person,
  bin: FileBin,
  related: readonly Related[] = [],
): Promise<PersonCounts> {
  const customers = await customersNaming(store.db, person);
  const counts = await countOf(store, [person], customers);
  await erase(store, [person], customers, { bin, related });
  return counts;
}

/** Erases a customer with all contacts (D77). */
export async function eraseCustomer(
  store: DocumentStore,
  id: string,
  bin: FileBin,
  related: readonly Related[],
): Promise<PersonCounts> {
  const { customer, persons } = await wholeCustomer(store.db, id);
  const counts = await countOf(store, persons, [customer]);
  await erase(store, persons, [customer], { bin, related });
  return counts;
}

async function erase(
  store: DocumentStore,
  persons: readonly Person[],
  customers: readonly NamedCustomer[],
  { bin, related }: { bin: FileBin; related: readonly Related[] },
): Promise<void> {
  // Orders are found by the addresses.
  const orders = await ordersOf(store, persons, await allEnquiries(store.db, persons), customers);
  await eraseRelated(store, orders, related, bin);
  await eraseDrafts(store, orders);
  for (const person of persons) {
    const enquired = await enquiriesOf(store.db, person);
    await eraseFromOrders(store, person, enquired, bin);
    if (person.address) await eraseAddress(store, person.address);
    await eraseShared(store, person, enquired);
    // A repeated call finds the rest by the enquiries.
    await eraseEnquiries(store, person, enquired);
  }
  // A repeated call finds the contacts by the customer.
  await eraseCustomers(store, customers);
}
