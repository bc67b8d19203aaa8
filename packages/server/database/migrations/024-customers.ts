import { randomBytes } from 'node:crypto';
import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

const PAGE_SIZE = 500;
const LOCAL_DIGITS = 9;
const MAX_WORDS = 20_000;

interface Given {
  email: string;
  phone: string;
  name: string;
  language: string;
  at: string;
}

const NO_ADDRESS = { street: '', postcode: '', city: '', country: '' };

const lowered = (text: string): string => text.normalize('NFC').toLowerCase();

const localDigits = (phone: string): string =>
  phone.replace(/\D/g, '').replace(/^00/, '').slice(-LOCAL_DIGITS);

const contactsOf = (email: string, phone: string) => [
  ...(email ? [{ kind: 'email', value: email }] : []),
  ...(phone ? [{ kind: 'phone', value: localDigits(phone) }] : []),
];

async function findCustomer(db: Db, email: string, phone: string): Promise<string | null> {
  const [contact] = contactsOf(email, email ? '' : phone);
  if (!contact) return null;
  const found = await db
    .selectFrom('customerContacts')
    .innerJoin('customers', 'customers.id', 'customerContacts.customerId')
    .select('customers.id')
    .where('kind', '=', contact.kind)
    .where('value', '=', contact.value)
    .orderBy('createdAt')
    .orderBy('customers.id')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Empty without a contact. */
async function customerFor(db: Db, { phone, name, language, at, ...given }: Given): Promise<string> {
  const email = lowered(given.email);
  if (!email && !phone) return '';
  const known = await findCustomer(db, email, phone);
  if (known !== null) return known;
  const id = randomBytes(15).toString('base64url');
  const emails = email ? [email] : [];
  const phones = phone ? [phone] : [];
  const addresses = { billing: NO_ADDRESS, delivery: NO_ADDRESS };
  const facts = { taxNumber: '', language, priceGroup: '', notes: '' };
  const words = [name, email, phone, localDigits(phone)].filter(Boolean).join('\n');
  await db
    .insertInto('customers')
    .values({
      id,
      version: 1,
      createdAt: at,
      changedAt: at,
      name: lowered(name || email || phone),
      words: lowered(words).slice(0, MAX_WORDS),
      body: JSON.stringify({ name, firm: '', emails, phones, ...addresses, ...facts }),
    })
    .execute();
  for (const contact of contactsOf(email, phone))
    await db
      .insertInto('customerContacts')
      .values({ customerId: id, ...contact })
      .execute();
  return id;
}

const attach = (db: Db, orderId: string, customerId: string) =>
  db
    .updateTable('orderWork')
    .set({ customerId })
    .where(({ or, eb }) => or([eb('id', '=', orderId), eb('firstId', '=', orderId)]))
    .where('customerId', '=', '')
    .execute();

/** Enquiries come first, because they name their customers. */
async function fromEnquiries(db: Db): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('enquiries')
      .select(['id', 'name', 'email', 'phone', 'language', 'at'])
      .where('customerId', '=', '')
      .where(({ or, eb }) => or([eb('email', '<>', ''), eb('phone', '<>', '')]))
      .orderBy('at')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
    for (const { id, ...given } of rows) {
      const customerId = await customerFor(db, given);
      await db.updateTable('enquiries').set({ customerId }).where('id', '=', id).execute();
    }
    if (rows.length < PAGE_SIZE) return;
  }
}

/** The latest revision has the address of its order. */
async function fromOrders(db: Db): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('orderWork')
      .select(['id', 'firstId', 'email', 'createdAt'])
      .where('customerId', '=', '')
      .where('email', '<>', '')
      .where('isLatest', '=', 1)
      .orderBy('createdAt')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
    for (const { id, firstId, email, createdAt: at } of rows)
      await attach(
        db,
        firstId || id,
        await customerFor(db, { email, phone: '', name: '', language: '', at }),
      );
    if (rows.length < PAGE_SIZE) break;
  }
  // Orders without an address belong to the first person who enquired about them.
  const enquired = await db
    .selectFrom('enquiries')
    .innerJoin('orderWork', 'orderWork.id', 'enquiries.orderId')
    .select(['orderWork.id', 'firstId', 'enquiries.customerId'])
    .where('orderWork.customerId', '=', '')
    .where('enquiries.customerId', '<>', '')
    .orderBy('at')
    .execute();
  for (const { id, firstId, customerId } of enquired) await attach(db, firstId || id, customerId);
}

const MAILBOX = /[^\s<>(),;:]+@[^\s<>(),;:]+\.[^\s<>(),;:.]+/;

async function fromOffers(db: Db): Promise<void> {
  const offers = await db
    .selectFrom('offers')
    .innerJoin('orderWork', 'orderWork.id', 'offers.orderId')
    .select(['orderWork.id', 'firstId', 'at', 'body'])
    .where('customerId', '=', '')
    .where('offers.words', 'like', '%@%')
    .orderBy('at')
    .execute();
  for (const { id, firstId, at, body } of offers) {
    const { buyer = '', language = '' } = JSON.parse(body);
    const [email = ''] = MAILBOX.exec(buyer) ?? [];
    const [line = ''] = buyer.split('\n');
    const name = line.includes('@') ? '' : line.trim().slice(0, 120);
    const customerId = await customerFor(db, { email, phone: '', name, language, at });
    if (customerId) await attach(db, firstId || id, customerId);
  }
}

/** Creates the customers of stored orders, enquiries and offers; repeating it changes nothing. */
export async function fillCustomers(db: Db): Promise<void> {
  await fromEnquiries(db);
  await fromOrders(db);
  await fromOffers(db);
}

export const customers: Migration = {
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Db;
    const text = engineOf(db) === 'postgres' ? sql`text collate "C"` : ('text' as const);
    const { schema } = db;
    await schema
      .createTable('customers')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('createdAt', text, (column) => column.notNull())
      .addColumn('changedAt', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('words', text, (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .execute();
    await schema.createIndex('customersByname').on('customers').column('name').execute();
    await schema
      .createTable('customerContacts')
      .addColumn('customerId', text, (column) =>
        column.notNull().references('customers.id').onDelete('cascade'),
      )
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('value', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('customerContactsKey', ['customerId', 'kind', 'value'])
      .execute();
    await schema
      .createIndex('customerContactsByvalue')
      .on('customerContacts')
      .columns(['value', 'kind'])
      .execute();
    // A mailbox has one customer; several may share a phone.
    await sql`create unique index "customerContactsOneMailbox" on "customerContacts" (value) where kind = 'email'`.execute(
      db,
    );
    for (const table of ['orderWork', 'enquiries']) {
      await schema
        .alterTable(table)
        .addColumn('customerId', text, (column) => column.notNull().defaultTo(''))
        .execute();
    }
    await schema.createIndex('enquiriesBycustomer').on('enquiries').column('customerId').execute();
    // Saving an order without a customer writes no entry.
    await sql`create index "orderWorkBycustomer" on "orderWork" ("customerId") where "customerId" <> ''`.execute(
      db,
    );
    await fillCustomers(db);
  },
};
