import {
  FUNNEL_STEPS,
  type FunnelFigures,
  type FunnelRow,
  type FunnelStep,
  noFigures,
} from '@lumitor/domain/order/funnel';
import { cents, type Ms } from '@lumitor/domain/units';
import { Hono } from 'hono';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../database/schema.ts';
import { firstIdOf } from '../orders/revisions.ts';
import { parse } from '../refusal/refused.ts';

const MOST_MONTHS = 60;
const HALF_DAY: Ms = 12 * 60 * 60 * 1000;

const time = v.pipe(
  v.string(),
  v.isoTimestamp('Must be a time such as 2026-11-01T00:00:00.000Z'),
  v.transform((text) => new Date(text).toISOString()),
);
/** Starts of the months in the shop's time zone, and the end of the last one. */
const funnelQuery = v.strictObject({
  starts: v.pipe(
    v.string(),
    v.transform((list) => list.split(',')),
    v.array(time),
    v.minLength(2, 'Must name the start and the end of a month'),
    v.maxLength(MOST_MONTHS + 1, `Must be at most ${MOST_MONTHS} months`),
    v.check((starts) => starts.every((start, place) => start > (starts[place - 1] ?? '')), 'Must ascend'),
  ),
});

/** UTC day that a month begins with in time zones up to twelve hours away. */
const dayOf = (start: string): string => new Date(Date.parse(start) + HALF_DAY).toISOString().slice(0, 10);

interface StepSums extends Record<FunnelStep, number>, Record<`${FunnelStep}Net`, number> {
  month: number;
  parent: string;
  currency: string;
}

/** The list's orders (D76): the latest revision of each, by the time of that revision. */
async function orderSums(db: Db, starts: readonly string[]): Promise<StepSums[]> {
  const [first = '', ...ends] = starts;
  const month = sql<number>`case ${sql.join(
    ends.map((end, place) => sql`when ${sql.ref('createdAt')} < ${end} then ${sql.lit(place)}`),
    sql` `,
  )} end`;
  const flag = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`case when ${condition} then 1 else 0 end`;
  // A literal: SQLite uses a partial index for no parameter.
  const sent = db
    .selectFrom('orderEvents')
    .select('orderEvents.orderId')
    .distinct()
    .where('kind', '=', sql.lit('offerSent'))
    .as('sent');
  const orders = db
    .selectFrom('orderWork')
    .leftJoin(sent, (join) => join.on('sent.orderId', '=', firstIdOf()))
    .select([
      month.as('month'),
      'parent',
      'currency',
      'net',
      sql<number>`1`.as('saved'),
      flag(sql<boolean>`${sql.ref('enquiredAt')} is not null`).as('enquired'),
      flag(sql<boolean>`${sql.ref('sent.orderId')} is not null`).as('offered'),
      flag(sql<boolean>`${sql.ref('status')} = 'won'`).as('won'),
    ])
    .where('isLatest', '=', 1)
    .where('createdAt', '>=', first)
    .where('createdAt', '<', ends.at(-1) ?? '');
  return db
    .selectFrom(orders.as('orders'))
    .select(['month', 'parent', 'currency'])
    .select(
      FUNNEL_STEPS.flatMap((step) => [
        sql<number>`sum(${sql.ref(step)})`.as(step),
        sql<number>`sum(${sql.ref(step)} * net)`.as(`${step}Net`),
      ]),
    )
    .groupBy(['month', 'parent', 'currency'])
    .execute() as unknown as Promise<StepSums[]>;
}

interface DayOfVisits {
  parent: string;
  day: string;
  count: number;
}

/** Visits without a partner, and the openings of partners' links (D36). */
async function visitsByDay(db: Db, from: string, to: string): Promise<DayOfVisits[]> {
  const visits = await db
    .selectFrom('visits')
    .select(['day', 'count'])
    .where('day', '>=', from)
    .where('day', '<', to)
    .execute();
  const openings = await db
    .selectFrom('reflinkOpenings')
    .select(['reflinkId as parent', 'day', sql<number>`count(*)`.as('count')])
    .where('day', '>=', from)
    .where('day', '<', to)
    .groupBy(['reflinkId', 'day'])
    .execute();
  return [...visits.map((row) => ({ ...row, parent: '' })), ...openings];
}

async function funnel(db: Db, starts: readonly string[]): Promise<FunnelRow[]> {
  const days = starts.map(dayOf);
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const rows = new Map<string, FunnelRow>();
  const figuresOf = (month: number, parent: string): FunnelFigures => {
    const key = `${month} ${parent}`;
    const row = rows.get(key) ?? { from: starts[month] ?? '', parent, ...noFigures() };
    rows.set(key, row);
    return row;
  };
  for (const sums of await orderSums(db, starts)) {
    const figures = figuresOf(Number(sums.month), sums.parent);
    const currency = sums.currency === 'PLN' ? 'PLN' : 'EUR';
    for (const step of FUNNEL_STEPS) {
      figures[step].count += Number(sums[step]);
      figures[step][currency] = cents(Number(sums[`${step}Net`]));
    }
  }
  for (const { parent, day, count } of await visitsByDay(db, from, to))
    figuresOf(
      days.findLastIndex((start) => start <= day),
      parent,
    ).visits += Number(count);
  return [...rows.values()].sort((a, b) => a.from.localeCompare(b.from) || a.parent.localeCompare(b.parent));
}

export const reportRoutes = (db: Db): Hono =>
  new Hono().get('/funnel', async (c) => {
    const { starts } = parse(funnelQuery, c.req.query());
    return c.json({ rows: await funnel(db, starts) });
  });
