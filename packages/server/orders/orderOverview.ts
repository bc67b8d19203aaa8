import type { ChosenArticle, OrderOverview, OrderSum, WeekOfOrders } from '@lumitor/domain/order/orderWork';
import { countedIn } from '@lumitor/domain/order/worth';
import type { Ms } from '@lumitor/domain/units';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { listedOrder } from './listOrders.ts';
import { firstIdOf } from './revisions.ts';

const time = v.pipe(v.string(), v.isoTimestamp('Must be a time such as 2026-11-16T00:00:00.000Z'));

/** Starts of week and month in the shop's time zone. */
export const overviewQuery = v.strictObject({ week: time, month: time });
type Query = v.InferOutput<typeof overviewQuery>;

const WEEK: Ms = 7 * 24 * 60 * 60 * 1000;
const WEEKS = 8;
const SHOWN_ENQUIRIES = 5;
const SHOWN_ARTICLES = 5;
const READ_ORDERS = 200;
const READ_OFFERS = 500;

function sumsOf(rows: readonly { currency: string; count?: unknown; net: unknown }[]): OrderSum[] {
  const sums = new Map<string, OrderSum>();
  for (const { currency, count = 1, net } of rows) {
    const sum = sums.get(currency) ?? { currency: currency as OrderSum['currency'], count: 0, net: 0 };
    sums.set(currency, { ...sum, count: sum.count + Number(count), net: sum.net + Number(net) });
  }
  return [...sums.values()].filter(({ count }) => count > 0).sort((a, b) => b.net - a.net);
}

const latest = (db: Db) => db.selectFrom('orderWork').where('isLatest', '=', 1);

async function newEnquiries(db: Db): Promise<OrderOverview['enquiries']> {
  const request = latest(db).where('status', '=', 'new').where('enquiredAt', 'is not', null);
  const { count, oldest } = await request
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('enquiredAt').as('oldest')])
    .executeTakeFirstOrThrow();
  const newest = await request.selectAll().orderBy('enquiredAt', 'desc').limit(SHOWN_ENQUIRIES).execute();
  return { count: Number(count), oldest, newest: newest.map(listedOrder) };
}

async function waitingOffers(db: Db, today: string): Promise<OrderOverview['offered']> {
  const waiting = latest(db).where('status', '=', 'offered');
  const sums = await waiting
    .select(['currency', ({ fn }) => fn.countAll().as('count'), ({ fn }) => fn.sum('net').as('net')])
    .groupBy('currency')
    .execute();
  const rows = await waiting
    .select('offer')
    .where('offer', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(READ_OFFERS)
    .execute();
  const terms = rows.flatMap(({ offer }) => countedIn(offer)?.validUntil ?? []).filter((day) => day >= today);
  return {
    count: sums.reduce((count, sum) => count + Number(sum.count), 0),
    sums: sumsOf(sums),
    nearest: terms.sort()[0] ?? null,
  };
}

async function wonSince(db: Db, since: string): Promise<OrderSum[]> {
  const rows = await latest(db)
    .select(['currency', 'net'])
    .where('status', '=', 'won')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orderEvents')
          .select('id')
          .whereRef('orderId', '=', firstIdOf())
          .where('kind', '=', 'status')
          .where('at', '>=', since)
          .where('data', 'like', '%"to":"won"%'),
      ),
    )
    .execute();
  return sumsOf(rows);
}

async function ordersOfWeek(db: Db, from: Date): Promise<WeekOfOrders> {
  const rows = await latest(db)
    .select([
      'currency',
      sql<number>`case when status = 'won' then 1 else 0 end`.as('isWon'),
      ({ fn }) => fn.countAll().as('count'),
      ({ fn }) => fn.sum('net').as('net'),
    ])
    .where('createdAt', '>=', from.toISOString())
    .where('createdAt', '<', new Date(from.getTime() + WEEK).toISOString())
    .groupBy(['currency', sql`case when status = 'won' then 1 else 0 end`])
    .execute();
  const won = rows.filter(({ isWon }) => Number(isWon) === 1);
  return { from: from.toISOString(), saved: sumsOf(rows), won: sumsOf(won) };
}

async function chosenSince(store: DocumentStore, since: string): Promise<OrderOverview['chosen']> {
  const inMonth = latest(store.db).where('createdAt', '>=', since);
  const { all } = await inMonth.select(({ fn }) => fn.countAll().as('all')).executeTakeFirstOrThrow();
  const newest = await inMonth.select('id').orderBy('createdAt', 'desc').limit(READ_ORDERS).execute();
  const articles = new Map<string, ChosenArticle>();
  for (const { id } of newest) {
    const order = await store.find('reflinksdownload', id);
    for (const { kind, code, titles, colour, img, quantity } of order?.data.lines ?? []) {
      if (kind !== 'binding') continue;
      const name = code || JSON.stringify(titles);
      const known = articles.get(name) ?? { code, titles, ...(colour && { colour }), img, pieces: 0 };
      articles.set(name, { ...known, pieces: known.pieces + quantity });
    }
  }
  const most = [...articles.values()].sort((a, b) => b.pieces - a.pieces).slice(0, SHOWN_ARTICLES);
  return { articles: most, of: newest.length, all: Number(all) };
}

async function partnersSince(db: Db, since: string): Promise<OrderOverview['partners']> {
  const rows = await latest(db)
    .select([
      'parent',
      'currency',
      ({ fn }) => fn.countAll().as('count'),
      ({ fn }) => fn.sum('net').as('net'),
    ])
    .where('createdAt', '>=', since)
    .groupBy(['parent', 'currency'])
    .execute();
  return rows
    .map(({ parent, currency, count, net }) => ({
      parent,
      currency: currency as OrderSum['currency'],
      count: Number(count),
      net: Number(net),
    }))
    .sort((a, b) => b.net - a.net);
}

/** Figures of the first page, computed from work rows; reads at most some hundreds of orders. */
export async function orderOverview(
  store: DocumentStore,
  { week, month }: Query,
  now = new Date(),
): Promise<OrderOverview> {
  const { db } = store;
  const starts = Array.from(
    { length: WEEKS },
    (_, place) => new Date(Date.parse(week) - (WEEKS - 1 - place) * WEEK),
  );
  const [enquiries, offered, won, chosen, partners, ...weeks] = await Promise.all([
    newEnquiries(db),
    waitingOffers(db, now.toISOString().slice(0, 10)),
    wonSince(db, month),
    chosenSince(store, month),
    partnersSince(db, month),
    ...starts.map((from) => ordersOfWeek(db, from)),
  ]);
  return { enquiries, offered, won, weeks, chosen, partners };
}
