import type { CustomerFields } from '@lumitor/domain/customers/customer';
import type { Offer } from '@lumitor/domain/order/offer';
import { type OwnCondition, orderFilterSchemas, orderFilters } from '@lumitor/domain/order/orderFilters';
import type { ListedOrder, OrderList } from '@lumitor/domain/order/orderWork';
import { countedIn } from '@lumitor/domain/order/worth';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import * as v from 'valibot';
import type { Db, OrderWorkRow, Schema } from '../database/schema.ts';
import { offerFrom } from './countOffer.ts';
import { firstIdOf } from './revisions.ts';
import { like, pattern, phoneIn, termsIn } from './searchTerms.ts';

const { eb, and, or } = expressionBuilder<Schema, 'orderWork'>();

const inRelated = (
  db: Db,
  table: 'enquiries' | 'orderEvents' | 'offers',
  term: string,
): Expression<SqlBool> =>
  eb(
    firstIdOf(),
    'in',
    db
      .selectFrom(table)
      .innerJoin('orderWork as ofOrder', 'ofOrder.id', `${table}.orderId`)
      .select(firstIdOf('ofOrder').as('first'))
      .where(like(`${table}.words`, term)),
  );

const byPartner = (db: Db, term: string): Expression<SqlBool> =>
  eb(
    'parent',
    'in',
    db
      .selectFrom('documentFields')
      .select('documentFields.id')
      .where('collection', '=', 'reflinks')
      .where('field', 'in', ['name', 'email'])
      .where(like('value', term)),
  );

/** Customer with the term in a name, contact, address or note (D77). */
const ofCustomer = (db: Db, term: string): Expression<SqlBool> =>
  eb(
    'customerId',
    'in',
    db.selectFrom('customers').select('customers.id').where(like('customers.words', term)),
  );

const somewhere = (db: Db, term: string): Expression<SqlBool> =>
  or([
    like('orderWork.words', term),
    like('orderWork.email', term),
    sql<SqlBool>`lower(${sql.ref('orderWork.number')}) like ${pattern(term)} escape '\\'`,
    inRelated(db, 'enquiries', term),
    inRelated(db, 'orderEvents', term),
    inRelated(db, 'offers', term),
    byPartner(db, term),
    ofCustomer(db, term),
  ]);

/** Each word matches some field (D61), or all words form a phone number. */
function searchedFor(db: Db, typed: string): Expression<SqlBool> {
  const phone = phoneIn(typed);
  const words = and(termsIn(typed).map((term) => somewhere(db, term)));
  return phone === null ? words : or([words, inRelated(db, 'enquiries', phone), ofCustomer(db, phone)]);
}

const SORTED_BY = ['createdAt', 'number', 'net', 'name', 'status', 'email', 'enquiredAt'] as const;
const whole = (most: number, usual: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.maxValue(most)), usual);

export const orderListQuery = v.strictObject({
  ...orderFilterSchemas,
  currency: v.optional(v.picklist(['PLN', 'EUR'])),
  offers: v.optional(v.literal('true')),
  sort: v.optional(v.picklist(SORTED_BY), 'createdAt'),
  direction: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  offset: whole(9_999_999, '0'),
  limit: whole(1_000, '50'),
});
export type OrderListQuery = v.InferOutput<typeof orderListQuery>;

/** Złoty at the rate of each order, to compare several currencies. */
const WORTH = sql<number>`net * rate`;

const columnOf = (field: string) => (field === 'net' ? WORTH : sql.ref<string>(field));

const exceeding = (db: Db) =>
  db
    .selectFrom('documentFields')
    .select('documentFields.id')
    .where('collection', '=', 'reflinksdownload')
    .where('field', '=', 'data.powerExceeded')
    .where('value', '=', 'true');

const OWN_CONDITIONS: {
  [Name in OwnCondition]: (value: NonNullable<OrderListQuery[Name]>, db: Db) => Expression<SqlBool>;
} = {
  /** Each word must match some field. */
  q: (typed, db) => (typed.trim() ? searchedFor(db, typed) : and([])),
  line: (line) => eb('isMicro', '=', line === 'micro' ? 1 : 0),
  enquired: (isEnquired) => eb('enquiredAt', isEnquired === 'true' ? 'is not' : 'is', null),
  exceeded: (_, db) => eb('id', 'in', exceeding(db)),
};

function conditions(db: Db, query: OrderListQuery): Expression<SqlBool>[] {
  const filtered = orderFilters.flatMap(([name, { kind, field, is }]): Expression<SqlBool>[] => {
    const value = query[name];
    if (value === undefined || value === '') return [];
    if (!field) return [OWN_CONDITIONS[name as OwnCondition](value as never, db)];
    const column = columnOf(field);
    if (Array.isArray(value)) return [eb(column, 'in', value)];
    return [eb(column, is ?? '=', kind === 'choice' && value === 'none' ? '' : value)];
  });
  const { currency } = query;
  return [eb('isLatest', '=', 1), ...filtered, ...(currency ? [eb('currency', '=', currency)] : [])];
}

export function listedOrder(row: OrderWorkRow): ListedOrder {
  const { words: _, rate: __, isMicro, isLatest, offer, ...listed } = row;
  return {
    ...listed,
    offer: countedIn(offer),
    isMicro: isMicro === 1,
    isLatest: isLatest === 1,
  } as ListedOrder;
}

/** Names of customers, by id; a customer without a name is absent. */
async function namesOf(db: Db, orders: readonly ListedOrder[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(orders.flatMap(({ customerId }) => customerId || []))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('customers').select(['id', 'body']).where('id', 'in', ids).execute();
  return new Map(
    rows.flatMap(({ id, body }) => {
      const { firm, name } = JSON.parse(body) as CustomerFields;
      return firm || name ? [[id, firm || name] as const] : [];
    }),
  );
}

async function enquirersOf(db: Db, orders: readonly ListedOrder[]): Promise<ReadonlyMap<string, string>> {
  const enquiries = orders.filter(({ enquiredAt }) => enquiredAt !== null);
  if (enquiries.length === 0) return new Map();
  const rows = await db
    .selectFrom('enquiries')
    .innerJoin('orderWork', 'orderWork.id', 'enquiries.orderId')
    .select([firstIdOf().as('first'), 'enquiries.name'])
    .where(
      firstIdOf(),
      'in',
      enquiries.map(({ id, firstId }) => firstId || id),
    )
    .orderBy('at')
    .execute();
  return new Map(rows.map(({ first, name }) => [first, name]));
}

async function offersOf(db: Db, orders: readonly ListedOrder[]): Promise<ReadonlyMap<string, Offer>> {
  const ids = orders.flatMap(({ id, offer }) => (offer ? [id] : []));
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('offers').selectAll().where('orderId', 'in', ids).execute();
  const positions = new Map(orders.map(({ id, offer }) => [id, offer?.position]));
  return new Map(
    rows.flatMap((row) =>
      positions.get(row.orderId) === row.position ? [[row.orderId, offerFrom(row)]] : [],
    ),
  );
}

export async function listOrders(db: Db, query: OrderListQuery): Promise<OrderList> {
  const matched = db.selectFrom('orderWork').where(and(conditions(db, query)));
  const rows = await matched
    .selectAll()
    .orderBy(columnOf(query.sort), query.direction)
    .orderBy('id', query.direction)
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const listed = rows.map(listedOrder);
  const ids = rows.map(({ id }) => id);
  const exceeded = ids.length > 0 ? await exceeding(db).where('documentFields.id', 'in', ids).execute() : [];
  const sums = await matched
    .select(['currency', ({ fn }) => fn.countAll().as('count'), ({ fn }) => fn.sum('net').as('net')])
    .groupBy('currency')
    .orderBy('currency', 'desc')
    .execute();
  const offers = query.offers && (await offersOf(db, listed));
  const names = await namesOf(db, listed);
  const enquirers = await enquirersOf(db, listed);
  return {
    orders: listed.map((order) => ({
      ...order,
      customer: names.get(order.customerId) ?? enquirers.get(order.firstId || order.id) ?? '',
      powerExceeded: exceeded.some(({ id }) => id === order.id),
      ...(offers && { counted: offers.get(order.id) ?? null }),
    })),
    total: sums.reduce((total, { count }) => total + Number(count), 0),
    sums: sums.map(({ currency, count, net }) => ({
      currency: currency as ListedOrder['currency'],
      count: Number(count),
      net: Number(net),
    })),
  };
}
