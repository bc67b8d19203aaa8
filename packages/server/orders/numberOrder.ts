import { numberAt, seriesOf } from '@lumitor/domain/order/orderNumber';
import type { OrderRecord } from '@lumitor/domain/order/record';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { cents } from '@lumitor/domain/units';
import { CompiledQuery } from 'kysely';
import type { Db, OrderWorkRow } from '../database/schema.ts';
import { indexValue } from '../documents/document.ts';
import { type Alongside, FIRST_VALUE } from '../documents/insertDocument.ts';
import type { Inherited } from './revisions.ts';

const MAX_WORDS = 20_000;

/** Sorts lists, and is never a price. */
const usualRate = (currency: string): number => (currency === 'EUR' ? 4.25 : 1);

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
    firstId: '',
    revision: 1,
    isLatest: 1,
    isMicro: order.isMicro ? 1 : 0,
    currency: data.currency,
    net: cents(data.totals.net),
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
const CASTS: Readonly<Record<string, string>> = {
  revision: '::int',
  isLatest: '::int',
  isMicro: '::int',
  net: '::float8',
  rate: '::float8',
  pieces: '::int',
};

const MOST_SKIPPED = 100_000;

const numberOf = (position: string): string =>
  `replace($${SERIES}, '#', lpad((${position})::text, greatest($${DIGITS}::int, length((${position})::text)), '0'))`;
const isFree = (position: string): string =>
  `not exists (select from "orderWork" where number = ${numberOf(position)})`;

/** Next position whose number no order has: an earlier pattern may have given it (D60). */
const positionAfter = (last: string): string => `coalesce(
  (select ${last} + 1 where ${isFree(`${last} + 1`)}),
  (select min(place) from generate_series(${last} + 2, ${last} + ${MOST_SKIPPED}) as place where ${isFree('place')})
)`;

/**
 * PostgreSQL: parts of the statement that adds the document. The series counts only if it is added, so
 * numbers have no gaps (D60).
 */
const AT_ONCE = `, counted as (
    insert into "orderSeries" (name, last) select $${SERIES}, ${positionAfter('0')} from added
    on conflict (name) do update set last = ${positionAfter('"orderSeries".last')}
    returning last
  ), numbered as (
    insert into "orderWork" (number, ${COLUMNS.map((name) => `"${name}"`).join(', ')})
    select
      ${numberOf('counted.last')},
      ${COLUMNS.map((name, index) => `$${FIRST_COLUMN + index}${CASTS[name] ?? ''}`).join(', ')}
    from counted
  )`;

const REVISED_AT_ONCE = `, numbered as (
    insert into "orderWork" (number, ${COLUMNS.map((name) => `"${name}"`).join(', ')})
    select $${FIRST_VALUE}, ${COLUMNS.map((name, index) => `$${FIRST_VALUE + 1 + index}${CASTS[name] ?? ''}`).join(', ')}
    from added
  )`;

const NEXT_NUMBER = `
  insert into "orderSeries" (name, last) values ($1, 1)
  on conflict (name) do update set last = "orderSeries".last + 1
  returning last`;
const WORK = `
  insert into "orderWork" (number, ${COLUMNS.map((name) => `"${name}"`).join(', ')})
  values ($1, ${COLUMNS.map((_, index) => `$${index + 2}`).join(', ')}) on conflict (number) do nothing`;

async function numberInTurn(db: Db, series: ReturnType<typeof seriesOf>, row: NewWork): Promise<void> {
  const columns = COLUMNS.map((name) => row[name]);
  for (;;) {
    const { rows } = await db.executeQuery<{ last: number }>(CompiledQuery.raw(NEXT_NUMBER, [series.name]));
    const number = numberAt(series, rows[0]?.last ?? 1);
    const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(WORK, [number, ...columns]));
    if (numAffectedRows === 1n) return;
  }
}

/** Adds number and work row together with the order, or neither. */
export function numberedAlongside(row: NewWork, pattern: string): Alongside {
  const date = new Date(row.createdAt);
  const series = seriesOf(pattern, { year: date.getFullYear(), month: date.getMonth() + 1 });
  return {
    atOnce: { sql: AT_ONCE, values: [series.name, series.digits, ...COLUMNS.map((name) => row[name])] },
    inTurn: (db) => numberInTurn(db, series, row),
  };
}

/** A revision inherits from its order (D76); requires a transaction. */
export function revisedAlongside(row: NewWork, inherited: Inherited): Alongside {
  // An e-mail given with the revision takes precedence.
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
