import type { Bytes } from '@lumitor/domain/units';
import { type RawBuilder, sql } from 'kysely';
import { bytesOf, fitting } from '../database/fitting.ts';
import type { Db, StoredBytes } from '../database/schema.ts';
import { SECRET_KEY } from '../sign-in/secret.ts';
import type { RowsPart } from './content.ts';
import { BYTE_COLUMNS, LONG_COLUMNS, TABLES, type TableName } from './tables.ts';

type Row = Record<string, unknown>;

/** Limits of a part, except for its first row. */
const PART = { rows: 5_000, bytes: 1_000_000 };

/** Older versions may miss columns. */
async function longColumns(db: Db, table: TableName): Promise<readonly string[]> {
  const long = LONG_COLUMNS[table];
  if (!long) return [];
  const present = (await db.introspection.getTables()).find(({ name }) => name === table)?.columns ?? [];
  return long.filter((column) => present.some(({ name }) => name === column));
}

async function rowsAfter(
  db: Db,
  table: TableName,
  last: Row | undefined,
  select: RawBuilder<unknown>,
  limit: number,
): Promise<Row[]> {
  const columns = sql.join(TABLES[table].map((column) => sql.ref(column)));
  const after = last && sql`(${columns}) > (${sql.join(TABLES[table].map((column) => last[column]))})`;
  // Embedded shops store the secret in a file.
  const others = table === 'meta' ? sql`key <> ${SECRET_KEY}` : sql`1 = 1`;
  const { rows } = await sql<Row>`
    select ${select} from ${sql.table(table)} where ${others} and ${after ?? sql`1 = 1`} order by ${columns} limit ${limit}
  `.execute(db);
  return rows;
}

function withTexts(table: TableName, row: Row): Row {
  const name = BYTE_COLUMNS[table];
  const bytes = name && (row[name] as StoredBytes | null | undefined);
  return bytes ? { ...row, [name]: Buffer.from(bytes as Buffer).toString('base64') } : row;
}

function textOf(table: TableName, rows: readonly Row[]): string {
  // Independent of the engine.
  const columns = Object.keys(rows[0] ?? {}).sort();
  return rows.map((row) => `${JSON.stringify(withTexts(table, row), columns)}\n`).join('');
}

/**
 * Rows in key order, a line of JSON each, so both engines give the same text. Lengths of long columns are
 * read first and bound a part.
 */
export async function* readTable(db: Db, table: TableName): AsyncGenerator<RowsPart> {
  const long = await longColumns(db, table);
  const bytes = sql`${sql.join(long.map(bytesOf), sql` + `)} as bytes`;
  let last: Row | undefined;
  for (;;) {
    const sizes = long.length > 0 && (await rowsAfter(db, table, last, bytes, PART.rows));
    const limit = sizes ? fitting(sizes as { bytes: Bytes }[], PART.bytes) : PART.rows;
    const rows = await rowsAfter(db, table, last, sql`*`, limit);
    if (rows.length === 0 && last) return;
    yield { kind: 'rows', table, text: textOf(table, rows) };
    if (rows.length === 0) return;
    last = rows.at(-1);
  }
}
