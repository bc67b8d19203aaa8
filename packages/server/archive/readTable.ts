import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { SECRET_KEY } from '../sign-in/secret.ts';
import type { RowsPart } from './content.ts';
import { TABLES, type TableName } from './tables.ts';

type Row = Record<string, unknown>;

/** In characters, of the text of a part. */
const PART = 1_000_000;
/** Rows that are read at once. */
const FIRST = 200;
const MOST = 5_000;

/** The next rows after one, in the order of the key. */
async function rowsAfter(db: Kysely<Schema>, table: TableName, last: Row | undefined, limit: number) {
  const columns = sql.join(TABLES[table].map((column) => sql.ref(column)));
  const after = last && sql`(${columns}) > (${sql.join(TABLES[table].map((column) => last[column]))})`;
  // The secret is no row like others: an embedded shop has it in a file.
  const others = table === 'meta' ? sql`key <> ${SECRET_KEY}` : sql`1 = 1`;
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${others} and ${after ?? sql`1 = 1`} order by ${columns} limit ${limit}
  `.execute(db);
  return rows;
}

function textOf(rows: readonly Row[]): string {
  // In one order, whatever the engine answers with.
  const columns = Object.keys(rows[0] ?? {}).sort();
  return rows.map((row) => `${JSON.stringify(row, columns)}\n`).join('');
}

/** All rows of a table, in parts; one without rows is one part without text. */
export async function* readTable(db: Kysely<Schema>, table: TableName): AsyncGenerator<RowsPart> {
  let last: Row | undefined;
  let limit = FIRST;
  for (;;) {
    const rows = await rowsAfter(db, table, last, limit);
    if (rows.length === 0 && last) return;
    const text = textOf(rows);
    yield { kind: 'rows', table, text };
    if (rows.length < limit) return;
    last = rows.at(-1);
    limit = Math.max(1, Math.min(MOST, Math.round((limit * PART) / text.length)));
  }
}
