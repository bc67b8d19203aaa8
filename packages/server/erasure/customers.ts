import { isSamePhone, localDigits } from '@lumitor/domain/order/enquiry';
import {
  contactsOf,
  customerRow,
  hasCustomer,
  lockContacts,
  readCustomerRow,
  storeContacts,
} from '../customers/customerRow.ts';
import type { Db } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { notFound } from '../refusal/refused.ts';
import type { Person } from './enquired.ts';

export interface NamedCustomer {
  id: string;
  /** Null if the customer is erased whole; else the contact that the customer loses. */
  contact: Person | null;
}

function withoutContact<Contacts extends { emails: string[]; phones: string[] }>(
  customer: Contacts,
  { address, phone }: Person,
): Contacts {
  const emails = customer.emails.filter((each) => each !== address);
  const phones = customer.phones.filter((each) => !phone || !isSamePhone(each, phone));
  return { ...customer, emails, phones };
}

/** A customer with another address is a firm of several people, and loses the contact alone. */
export async function customersNaming(db: Db, person: Person): Promise<NamedCustomer[]> {
  const { address, phone } = person;
  const rows = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', 'in', (query) =>
      query
        .selectFrom('customerContacts')
        .select('customerId')
        .where('kind', '=', address ? 'email' : 'phone')
        .where('value', '=', address || localDigits(phone)),
    )
    .execute();
  return rows.flatMap((row) => {
    const customer = readCustomerRow(row);
    const { emails, phones } = withoutContact(customer, person);
    if (emails.length === customer.emails.length && phones.length === customer.phones.length) return [];
    const isWhole = emails.length === 0 && (address !== '' || phones.length === 0);
    return [{ id: row.id, contact: isWhole ? null : person }];
  });
}

/** Each contact of the customer is a person to erase. */
export async function wholeCustomer(
  db: Db,
  id: string,
): Promise<{ customer: NamedCustomer; persons: Person[] }> {
  const row = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(`Customer ${id} not found.`);
  const { emails, phones } = readCustomerRow(row);
  const persons = [
    ...emails.map((address) => ({ address, phone: '' })),
    ...phones.map((phone) => ({ address: '', phone })),
  ];
  return { customer: { id, contact: null }, persons };
}

/** All revisions of orders of customers that are erased whole. */
export async function ordersOfCustomers(db: Db, customers: readonly NamedCustomer[]): Promise<string[]> {
  const ids = customers.flatMap(({ id, contact }) => (contact ? [] : id));
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('orderWork')
    .select('id')
    .where('customerId', 'in', ids)
    .where(hasCustomer)
    .execute();
  return rows.map(({ id }) => id);
}

export async function eraseCustomers(
  store: DocumentStore,
  customers: readonly NamedCustomer[],
): Promise<void> {
  for (const { id, contact } of customers)
    await store.transaction(async (within) => {
      const { db } = within;
      const row = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return;
      const customer = readCustomerRow(row);
      await lockContacts(db, contactsOf(customer));
      if (contact) {
        const left = { ...withoutContact(customer, contact), version: customer.version + 1 };
        await db.updateTable('customers').set(customerRow(left)).where('id', '=', id).execute();
        await storeContacts(db, id, left);
      } else {
        await db.deleteFrom('customers').where('id', '=', id).execute();
        for (const table of ['orderWork', 'enquiries'] as const)
          await db
            .updateTable(table)
            .set({ customerId: '' })
            .where('customerId', '=', id)
            .where(hasCustomer)
            .execute();
      }
      within.touch('reflinksdownload');
    });
}
