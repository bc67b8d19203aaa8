import { EMPTY_CUSTOMER, mailboxIn, plainEmail } from '@lumitor/domain/customers/customer';
import { isSamePhone } from '@lumitor/domain/order/enquiry';
import type { Db } from '../database/schema.ts';
import { newId } from '../documents/documentStore.ts';
import { firstRevision } from '../orders/revisions.ts';
import { contactsOf, customerRow, lockContacts, readCustomerRow, storeContacts } from './customerRow.ts';

interface Given {
  email: string;
  phone?: string;
  name?: string;
  language?: string;
}

/** An address decides alone; a number only without one, because people share phones. */
async function knownCustomer(db: Db, email: string, phone: string): Promise<string | null> {
  const [contact] = contactsOf(email ? { emails: [email], phones: [] } : { emails: [], phones: [phone] });
  if (!contact) return null;
  const rows = await db
    .selectFrom('customerContacts')
    .innerJoin('customers', 'customers.id', 'customerContacts.customerId')
    .selectAll('customers')
    .where('kind', '=', contact.kind)
    .where('value', '=', contact.value)
    .orderBy('createdAt')
    .orderBy('customers.id')
    .execute();
  const known = rows.find(
    (row) => email || readCustomerRow(row).phones.some((each) => isSamePhone(each, phone)),
  );
  return known?.id ?? null;
}

/** Locks the row, so that the customer is neither merged nor erased before the commit. @returns false if it was */
async function locked(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Customer of the contacts, else a new one. Data of a stranger never changes a stored customer (D77). Call within
 * a transaction. @returns empty without a contact
 */
export async function findCustomer(
  db: Db,
  { email: given, phone = '', name = '', language = '' }: Given,
): Promise<string> {
  const email = plainEmail(given);
  if (!email && !phone) return '';
  const fields = {
    ...EMPTY_CUSTOMER,
    name,
    language,
    emails: email ? [email] : [],
    phones: phone ? [phone] : [],
  };
  await lockContacts(db, contactsOf(fields));
  for (;;) {
    const known = await knownCustomer(db, email, phone);
    if (known === null) break;
    if (await locked(db, known)) return known;
  }
  const now = new Date().toISOString();
  const customer = { ...fields, id: newId(), version: 1, createdAt: now, changedAt: now };
  await db.insertInto('customers').values(customerRow(customer)).execute();
  await storeContacts(db, customer.id, customer);
  return customer.id;
}

/** An order that has a customer retains that one. */
export async function attachOrder(db: Db, orderId: string, customerId: string): Promise<void> {
  const first = await firstRevision(db, orderId);
  await db
    .updateTable('orderWork')
    .set({ customerId })
    .where(({ or, eb }) => or([eb('id', '=', first), eb('firstId', '=', first)]))
    .where('customerId', '=', '')
    .execute();
}

/** Finds or creates the customer of an order that has none; call within the transaction that stores the contact. */
export async function attachCustomer(db: Db, orderId: string, given: Given): Promise<void> {
  if (!given.email) return;
  const { customerId } = await db
    .selectFrom('orderWork')
    .select('customerId')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (!customerId) await attachOrder(db, orderId, await findCustomer(db, given));
}

/** Buyer of an offer, in free text: the first line is the name. */
export async function attachBuyer(db: Db, orderId: string, buyer: string, language: string): Promise<void> {
  const email = mailboxIn(buyer);
  const [line = ''] = buyer.split('\n');
  const name = line.includes('@') ? '' : line.trim().slice(0, 120);
  if (email) await attachCustomer(db, orderId, { email, name, language });
}
