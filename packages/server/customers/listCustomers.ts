import type { CustomerList } from '@lumitor/domain/customers/customer';
import { plainTaxNumber } from '@lumitor/domain/customers/taxNumber';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import * as v from 'valibot';
import type { Db, Schema } from '../database/schema.ts';
import { like, phoneIn, termsIn } from '../orders/searchTerms.ts';
import { hasCustomer, readCustomerRow } from './customerRow.ts';

const SORTED_BY = ['name', 'createdAt', 'changedAt', 'orders', 'lastOrderAt'] as const;
const whole = (most: number, usual: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.maxValue(most)), usual);

export const customerListQuery = v.strictObject({
  q: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  sort: v.optional(v.picklist(SORTED_BY), 'name'),
  direction: v.optional(v.picklist(['asc', 'desc']), 'asc'),
  offset: whole(9_999_999, '0'),
  limit: whole(1_000, '50'),
});
type Query = v.InferOutput<typeof customerListQuery>;

const { and, or } = expressionBuilder<Schema, 'customers'>();

/** Each word matches, or all words form a phone or tax number in any notation. */
function searchedFor(typed: string): Expression<SqlBool> {
  const phone = phoneIn(typed);
  const taxNumber = plainTaxNumber(typed).toLowerCase();
  return or([
    and(termsIn(typed).map((term) => like('customers.words', term))),
    ...(phone === null ? [] : [like('customers.words', phone)]),
    ...(/\d{5}/.test(taxNumber) ? [like('customers.words', taxNumber)] : []),
  ]);
}

const latestOrders = (db: Db) =>
  db
    .selectFrom('orderWork')
    .where('isLatest', '=', 1)
    .where(sql<SqlBool>`${sql.ref('orderWork.customerId')} = ${sql.ref('customers.id')}`)
    .where(hasCustomer);

export async function listCustomers(
  db: Db,
  { q, sort, direction, offset, limit }: Query,
): Promise<CustomerList> {
  const matched = db.selectFrom('customers').$if(q.trim() !== '', (query) => query.where(searchedFor(q)));
  const rows = await matched
    .selectAll()
    .select([
      latestOrders(db)
        .select(({ fn }) => fn.countAll().as('count'))
        .as('orders'),
      latestOrders(db)
        .select(sql<string>`coalesce(max(${sql.ref('orderWork.createdAt')}), '')`.as('last'))
        .as('lastOrderAt'),
    ])
    .orderBy(sql.ref(sort), direction)
    .orderBy('customers.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await matched.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return {
    customers: rows.map(({ orders, lastOrderAt, ...row }) => ({
      ...readCustomerRow(row),
      orders: Number(orders),
      lastOrderAt: lastOrderAt || null,
    })),
    total: Number(count),
  };
}
