import { createHash } from 'node:crypto';
import type { Customer, CustomerFields, MergeRequest } from '@lumitor/domain/customers/customer';
import { isEqual } from '@lumitor/domain/math/equal';
import type { Db } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { addOrderEvent } from '../orders/orderEvents.ts';
import { firstIdOf, revisionsOf } from '../orders/revisions.ts';
import { invalid, notFound, refused } from '../refusal/refused.ts';
import {
  contactsOf,
  customerRow,
  hasCustomer,
  lockContacts,
  readCustomerRow,
  storeContacts,
} from './customerRow.ts';
import { readCustomer } from './readCustomer.ts';

/** The pages of orders show their customers. */
const announce = (within: DocumentStore): void => within.touch('reflinksdownload');

async function insertCustomer(db: Db, id: string, fields: CustomerFields): Promise<Customer> {
  const now = new Date().toISOString();
  const customer = { ...fields, id, version: 1, createdAt: now, changedAt: now };
  await db.insertInto('customers').values(customerRow(customer)).execute();
  await storeContacts(db, id, customer);
  return customer;
}

/** Ids have no meaning to anybody without the permission for customers. */
const idOfKey = (key: string): string =>
  createHash('sha256').update(`customer ${key}`).digest('base64url').slice(0, 20);

export const addCustomer = (store: DocumentStore, key: string, fields: CustomerFields): Promise<Customer> =>
  store.transaction(async (within) => {
    const { db } = within;
    const id = idOfKey(key);
    await lockContacts(db, [{ kind: 'key', value: id }, ...contactsOf(fields)]);
    const stored = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
    announce(within);
    if (stored) {
      const added = readCustomerRow(stored);
      // A form corrected after a lost answer has the same key.
      const isOwn = added.version === 1 && !isEqual(fieldsOf(added), fields);
      return isOwn ? storeFields(db, added, fields) : added;
    }
    return insertCustomer(db, id, fields);
  });

const stale = (customer: Customer) =>
  refused(409, 'stale', 'The customer was changed in the meantime. Load it again.', {
    version: customer.version,
    customer,
  });

function fieldsOf({ id: _, version: __, createdAt: ___, changedAt: ____, ...fields }: Customer) {
  return fields;
}

/** A repeated request finds its own change (D30). */
const isRepeated = (stored: Customer, from: number, fields: CustomerFields): boolean =>
  stored.version === from + 1 && isEqual(fieldsOf(stored), fields);

async function storeFields(db: Db, before: Customer, fields: CustomerFields): Promise<Customer> {
  const { id, version, createdAt } = before;
  const changedAt = new Date().toISOString();
  const customer = { ...fields, id, version: version + 1, createdAt, changedAt };
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set(customerRow(customer))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw stale(await readCustomer(db, id));
  await storeContacts(db, id, customer);
  return customer;
}

export const changeCustomer = (
  store: DocumentStore,
  id: string,
  { version, fields }: { version: number; fields: CustomerFields },
): Promise<Customer> =>
  store.transaction(async (within) => {
    const { db } = within;
    const known = await readCustomer(db, id);
    await lockContacts(db, [...contactsOf(known), ...contactsOf(fields)]);
    const before = await readCustomer(db, id);
    if (isRepeated(before, version, fields)) return before;
    if (before.version !== version) throw stale(before);
    announce(within);
    return storeFields(db, before, fields);
  });

const ordersOf = (db: Db, customerId: string) =>
  db
    .selectFrom('orderWork')
    .select(firstIdOf().as('first'))
    .distinct()
    .where('customerId', '=', customerId)
    .where(hasCustomer)
    .execute();

const isGone = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('customers').select('id').where('id', '=', id).executeTakeFirst()) === undefined;

/** Contacts move with the fields; the shop undoes a merge by hand, as the other customer ends. */
export const mergeCustomers = (
  store: DocumentStore,
  id: string,
  { key, version, other: { id: otherId, version: otherVersion }, fields }: MergeRequest,
  by: string,
): Promise<Customer> =>
  store.transaction(async (within) => {
    const { db } = within;
    if (otherId === id)
      throw invalid('A customer cannot be merged with itself. Choose another one.', 'other');
    const target = await readCustomer(db, id);
    if (isRepeated(target, version, fields) && (await isGone(db, otherId))) return target;
    const known = [target, await readCustomer(db, otherId)];
    await lockContacts(db, [...known.flatMap(contactsOf), ...contactsOf(fields)]);
    const [before, other] = [await readCustomer(db, id), await readCustomer(db, otherId)];
    if (before.version !== version) throw stale(before);
    if (other.version !== otherVersion) throw stale(other);
    const orders = await ordersOf(db, otherId);
    const { numDeletedRows } = await db
      .deleteFrom('customers')
      .where('id', '=', otherId)
      .where('version', '=', otherVersion)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw stale(await readCustomer(db, otherId));
    const merged = await storeFields(db, before, fields);
    for (const table of ['orderWork', 'enquiries'] as const)
      await db
        .updateTable(table)
        .set({ customerId: id })
        .where('customerId', '=', otherId)
        .where(hasCustomer)
        .execute();
    for (const { first } of orders)
      await addOrderEvent(
        db,
        { id: `${key}.${first}`, orderId: first, by },
        { kind: 'customerMerged', data: { from: otherId, to: id } },
      );
    announce(within);
    return merged;
  });

/** All revisions of the order get the customer. */
export const takeOrder = (
  store: DocumentStore,
  id: string,
  { key, orderId }: { key: string; orderId: string },
  by: string,
): Promise<void> =>
  store.transaction(async (within) => {
    const { db } = within;
    const { numUpdatedRows } = await db
      .updateTable('customers')
      .set(({ ref }) => ({ version: ref('version') }))
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw notFound(`Customer ${id} not found. It may have been merged or erased.`);
    const revisions = await revisionsOf(db, orderId);
    const [first] = revisions;
    if (!first || !revisions.some((each) => each.id === orderId))
      throw notFound(`Order ${orderId} not found.`);
    const { customerId: from } = first;
    if (from === id) return;
    const event = { kind: 'customer', data: { from, to: id } } as const;
    if (!(await addOrderEvent(db, { id: key, orderId, by }, event))) return;
    await db
      .updateTable('orderWork')
      .set({ customerId: id })
      .where(
        'id',
        'in',
        revisions.map((each) => each.id),
      )
      .execute();
    announce(within);
  });
