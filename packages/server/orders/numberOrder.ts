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
/** Code of PostgreSQL. */
const UNIQUE_VIOLATION = '23505';

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
    customerId: '',
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
  'customerId',
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

/**
 * PostgreSQL: parts of the statement that adds the document. The series counts only if it is added, so
 * numbers have no gaps (D60).
 */
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

/**
 * An earlier pattern may have given the number to an order (D60). Reading the numbers in the statement would
 * cost each save; as this never happens twice to one number, the series moves on and the statement is repeated.
 */
async function skipTakenNumber(error: unknown, db: Db, series: string): Promise<boolean> {
  const { code, table } = error as { code?: string; table?: string };
  if (code !== UNIQUE_VIOLATION || table !== 'orderWork') return false;
  await db.executeQuery(CompiledQuery.raw(NEXT_NUMBER, [series]));
  return true;
}

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
    atOnce: {
      sql: AT_ONCE,
      values: [series.name, series.digits, ...COLUMNS.map((name) => row[name])],
      retryAfter: (error, db) => skipTakenNumber(error, db, series.name),
    },
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
