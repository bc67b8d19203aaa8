import { type Customer, type CustomerFields, customerName } from '@lumitor/domain/customers/customer';
import { localDigits } from '@lumitor/domain/order/enquiry';
import { type SqlBool, sql } from 'kysely';
import { lockName } from '../database/database.ts';
import type { CustomerContactRow, CustomerRow, Db } from '../database/schema.ts';
import { indexValue } from '../documents/document.ts';
import { refused } from '../refusal/refused.ts';

const MAX_WORDS = 20_000;

export const readCustomerRow = ({ id, version, createdAt, changedAt, body }: CustomerRow): Customer => ({
  ...(JSON.parse(body) as CustomerFields),
  id,
  version,
  createdAt,
  changedAt,
});

export function customerRow({ id, version, createdAt, changedAt, ...fields }: Customer): CustomerRow {
  const { firm, name, emails, phones, billing, delivery, taxNumber, notes } = fields;
  const places = [billing, delivery].flatMap(({ street, postcode, city }) => [street, postcode, city]);
  const words = [firm, name, ...emails, ...phones, ...phones.map(localDigits), taxNumber, ...places, notes];
  return {
    id,
    version,
    createdAt,
    changedAt,
    name: indexValue(customerName(fields)),
    words: indexValue(words.filter(Boolean).join('\n')).slice(0, MAX_WORDS),
    body: JSON.stringify(fields),
  };
}

export type Contact = Pick<CustomerContactRow, 'kind' | 'value'>;

export const contactsOf = ({ emails, phones }: Pick<CustomerFields, 'emails' | 'phones'>): Contact[] => [
  ...emails.map((value) => ({ kind: 'email', value })),
  ...[...new Set(phones.map(localDigits))].map((value) => ({ kind: 'phone', value })),
];

/** Serialises transactions about the same contacts; call before reading them. */
export async function lockContacts(db: Db, contacts: readonly Contact[]): Promise<void> {
  const names = contacts.map(({ kind, value }) => `customer ${kind} ${value}`);
  for (const name of [...new Set(names)].sort()) await lockName(db, name);
}

/** @throws Refused if another customer has one of the addresses */
export async function storeContacts(db: Db, id: string, fields: CustomerFields): Promise<void> {
  const { emails } = fields;
  const other =
    emails.length > 0 &&
    (await db
      .selectFrom('customerContacts')
      .innerJoin('customers', 'customers.id', 'customerContacts.customerId')
      .select(['customers.id', 'customers.body', 'value'])
      .where('kind', '=', 'email')
      .where('value', 'in', emails)
      .where('customerId', '<>', id)
      .limit(1)
      .executeTakeFirst());
  if (other)
    throw refused(
      409,
      'contact-taken',
      `${other.value} belongs to another customer. Merge the two, or remove the address.`,
      { field: 'emails', customer: { id: other.id, name: customerName(JSON.parse(other.body)) } },
    );
  await db.deleteFrom('customerContacts').where('customerId', '=', id).execute();
  const contacts = contactsOf(fields);
  if (contacts.length > 0)
    await db
      .insertInto('customerContacts')
      .values(contacts.map((contact) => ({ customerId: id, ...contact })))
      .execute();
}

/** Lets a query use the index of orders, which leaves out those without a customer. */
export const hasCustomer = sql<SqlBool>`"customerId" <> ''`;
