import { numberAt, seriesOf } from '@lumitor/domain/order/orderNumber';
import type { OrderRecord } from '@lumitor/domain/order/record';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { CompiledQuery } from 'kysely';
import type { Db, OrderWorkRow } from '../database/schema.ts';
import { indexValue } from '../documents/document.ts';
import { type Alongside, FIRST_VALUE } from '../documents/insertDocument.ts';
import type { Inherited } from './revisions.ts';

/** In characters: what an order is searched by is cut there. */
const MAX_WORDS = 20_000;

/** Złoty for one unit of a currency, where an order knows no rate: what lists sort it by, never what it costs. */
const usualRate = (currency: string): number => (currency === 'EUR' ? 4.25 : 1);

/** What an order that has just been saved is worked and found by, but its number. */
export type NewWork = Omit<OrderWorkRow, 'number' | 'offer'>;

export function workRowOf(
  { order, parent, data }: Pick<OrderRecord, 'order' | 'parent' | 'data'>,
  { id, createdAt }: { id: string; createdAt: Date },
): NewWork {
  const articles = data.lines.flatMap(({ code, titles }) => [
    code,
    ...new Set([titles[DEFAULT_LANGUAGE] ?? '', titles[data.language] ?? '']),
  ]);
  return {
    id,
    createdAt: createdAt.toISOString(),
    status: 'new',
    assignee: '',
    enquiredAt: null,
    parent,
    revises: data.revises ?? '',
    ...{ firstId: '', revision: 1, isLatest: 1 },
    isMicro: order.isMicro ? 1 : 0,
    currency: data.currency,
    net: data.totals.net,
    rate: data.currency === 'EUR' && data.euroRate ? data.euroRate : usualRate(data.currency),
    pieces: order.totalItems,
    name: data.name ?? '',
    email: indexValue(data.email),
    words: indexValue([data.name ?? '', ...new Set(articles)].join('\n')).slice(0, MAX_WORDS),
  };
}

const COLUMNS = [
  'id',
  'createdAt',
  'status',
  'assignee',
  'enquiredAt',
  'parent',
  'revises',
  'firstId',
  'revision',
  'isLatest',
  'isMicro',
  'currency',
  'net',
  'rate',
  'pieces',
  'name',
  'email',
  'words',
] as const satisfies (keyof NewWork)[];

const [SERIES, DIGITS, FIRST_COLUMN] = [FIRST_VALUE, FIRST_VALUE + 1, FIRST_VALUE + 2];
/** Of what is no text in PostgreSQL. */
const CASTS: Readonly<Record<string, string>> = {
  revision: '::int',
  isLatest: '::int',
  isMicro: '::int',
  net: '::float8',
  rate: '::float8',
  pieces: '::int',
};

/** The counter goes up where the document is added, and nowhere else: no number is left out (D60). */
const AT_ONCE = `, counted as (
    insert into "orderSeries" (name, last) select $${SERIES}, 1 from added
    on conflict (name) do update set last = "orderSeries".last + 1
    returning last
  ), numbered as (
    insert into "orderWork" (number, ${COLUMNS.map((name) => `"${name}"`).join(', ')})
    select
      replace($${SERIES}, '#', lpad(counted.last::text, greatest($${DIGITS}::int, length(counted.last::text)), '0')),
      ${COLUMNS.map((name, index) => `$${FIRST_COLUMN + index}${CASTS[name] ?? ''}`).join(', ')}
    from counted
  )`;

/** A revision takes no number of the series. */
const REVISED_AT_ONCE = `, numbered as (
    insert into "orderWork" (number, ${COLUMNS.map((name) => `"${name}"`).join(', ')})
    select $${FIRST_VALUE}, ${COLUMNS.map((name, index) => `$${FIRST_VALUE + 1 + index}${CASTS[name] ?? ''}`).join(', ')}
    from added
  )`;

/** In words of both engines that need not be put together anew each time. */
const NEXT_NUMBER = `
  insert into "orderSeries" (name, last) values ($1, 1)
  on conflict (name) do update set last = "orderSeries".last + 1
  returning last`;
const WORK = `
  insert into "orderWork" (number, ${COLUMNS.map((name) => `"${name}"`).join(', ')})
  values ($1, ${COLUMNS.map((_, index) => `$${index + 2}`).join(', ')}) on conflict (number) do nothing`;

/** Numbers an order within its transaction; one number that an earlier pattern has given is passed over. */
async function numberInTurn(db: Db, series: ReturnType<typeof seriesOf>, row: NewWork): Promise<void> {
  const columns = COLUMNS.map((name) => row[name]);
  for (;;) {
    const { rows } = await db.executeQuery<{ last: number }>(CompiledQuery.raw(NEXT_NUMBER, [series.name]));
    const number = numberAt(series, rows[0]?.last ?? 1);
    const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(WORK, [number, ...columns]));
    if (numAffectedRows === 1n) return;
  }
}

/** The number and the work of an order that is being added, with it or not at all. @param pattern of the shop's numbers */
export function numberedAlongside(row: NewWork, pattern: string): Alongside {
  const date = new Date(row.createdAt);
  const series = seriesOf(pattern, { year: date.getFullYear(), month: date.getMonth() + 1 });
  return {
    atOnce: { sql: AT_ONCE, values: [series.name, series.digits, ...COLUMNS.map((name) => row[name])] },
    inTurn: (db) => numberInTurn(db, series, row),
  };
}

/** The work of a revision, which has its number and much else of its order (D76); for a transaction. */
export function revisedAlongside(row: NewWork, inherited: Inherited): Alongside {
  // Its own address, where the customer gave one again.
  const revised = { ...row, ...inherited, email: row.email || inherited.email };
  const { number, ...rest } = revised;
  const values = [number, ...COLUMNS.map((name) => rest[name])];
  return {
    atOnce: { sql: REVISED_AT_ONCE, values },
    inTurn: async (db) => {
      await db.executeQuery(CompiledQuery.raw(WORK, values));
    },
  };
}
