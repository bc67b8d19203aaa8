import { day } from '@lumitor/domain/catalogue/field';
import type { ReflinkStatistics } from '@lumitor/domain/collections/reflinkStatistics';
import { cents } from '@lumitor/domain/units';
import { Hono } from 'hono';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../database/schema.ts';
import { indexValue } from '../documents/document.ts';
import { parse } from '../refusal/refused.ts';

interface Openings {
  reflinkId: string;
  day: string;
  count: number;
}
interface Orders extends Openings {
  currency: string;
  net: number;
}

const openingsByDay = (db: Db, from: string): Promise<Openings[]> =>
  db
    .selectFrom('reflinkOpenings')
    .select(['reflinkId', 'day', sql<number>`count(*)`.as('count')])
    .where('day', '>=', from)
    .groupBy(['reflinkId', 'day'])
    .execute();

/** Reads the index only (D61). */
const ordersByDay = (db: Db, from: string): Promise<Orders[]> =>
  db
    .selectFrom('orderWork')
    .select([
      'parent as reflinkId',
      sql<string>`substr(${sql.ref('orderWork.createdAt')}, 1, 10)`.as('day'),
      'currency',
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(${sql.ref('net')})`.as('net'),
    ])
    .where('parent', '!=', '')
    .where('isLatest', '=', 1)
    .where('createdAt', '>=', from)
    .groupBy(['parent', sql`substr(${sql.ref('orderWork.createdAt')}, 1, 10)`, 'currency'])
    .execute();

async function reflinkStatistics(db: Db, from: string): Promise<ReflinkStatistics[]> {
  const links = await db.selectFrom('documents').select('id').where('collection', '=', 'reflinks').execute();
  // Index values are lower-case; ids that differ only in case do not occur.
  const statistics = new Map(
    links.map(({ id }) => [
      indexValue(id),
      {
        reflinkId: id,
        openings: 0,
        orders: 0,
        value: { PLN: cents(0), EUR: cents(0) },
        days: [],
      } as ReflinkStatistics,
    ]),
  );
  const dayIn = ({ days }: ReflinkStatistics, day: string) => {
    let found = days.find((each) => each.day === day);
    if (!found) {
      found = { day, openings: 0, orders: 0 };
      days.push(found);
    }
    return found;
  };
  for (const { reflinkId, day, count } of await openingsByDay(db, from)) {
    const link = statistics.get(indexValue(reflinkId));
    if (!link) continue;
    link.openings += Number(count);
    dayIn(link, day).openings += Number(count);
  }
  for (const { reflinkId, day, currency, count, net } of await ordersByDay(db, from)) {
    const link = statistics.get(indexValue(reflinkId));
    if (!link) continue;
    link.orders += Number(count);
    const code = currency === 'PLN' ? 'PLN' : 'EUR';
    link.value[code] = cents(link.value[code] + Number(net));
    dayIn(link, day).orders += Number(count);
  }
  for (const { days } of statistics.values()) days.sort((a, b) => a.day.localeCompare(b.day));
  return [...statistics.values()];
}

const querySchema = v.strictObject({
  from: v.optional(day, '2000-01-01'),
});

export const reflinkRoutes = (db: Db): Hono =>
  new Hono().get('/statistics', async (c) => {
    const { from } = parse(querySchema, c.req.query());
    return c.json({ statistics: await reflinkStatistics(db, from) });
  });
