import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

const PAGE_SIZE = 500;

const lowered = (...texts: string[]): string => texts.filter(Boolean).join('\n').toLowerCase();

/** @param wordsOf empty for a row without search words */
async function fillWords(
  db: Db,
  table: 'enquiries' | 'orderEvents' | 'offers',
  key: string,
  columns: readonly string[],
  wordsOf: (row: Record<string, string>) => string,
): Promise<void> {
  for (let after = '', isOver = false; !isOver; ) {
    const { rows } = await sql<Record<string, string>>`
      select ${sql.ref(key)} as "rowKey", ${sql.join(columns.map((name) => sql.ref(name)))}
      from ${sql.table(table)} where ${sql.ref(key)} > ${after} order by ${sql.ref(key)} limit ${sql.lit(PAGE_SIZE)}
    `.execute(db);
    for (const row of rows) {
      const words = wordsOf(row);
      if (words)
        await sql`update ${sql.table(table)} set words = ${words} where ${sql.ref(key)} = ${row.rowKey}`.execute(
          db,
        );
    }
    after = rows.at(-1)?.rowKey ?? '';
    isOver = rows.length < PAGE_SIZE;
  }
}

export const revisions: Migration = {
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Db;
    const text = engineOf(db) === 'postgres' ? sql`text collate "C"` : ('text' as const);
    const { schema } = db;
    await schema
      .alterTable('orderWork')
      .addColumn('firstId', text, (column) => column.notNull().defaultTo(''))
      .execute();
    for (const name of ['revision', 'isLatest'])
      await schema
        .alterTable('orderWork')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
    await schema.createIndex('orderWorkByfirstId').on('orderWork').column('firstId').execute();
    for (const table of ['enquiries', 'orderEvents', 'offers'])
      await schema
        .alterTable(table)
        .addColumn('words', text, (column) => column.notNull().defaultTo(''))
        .execute();
    await fillWords(
      db,
      'enquiries',
      'id',
      ['name', 'email', 'phone'],
      ({ name = '', email = '', phone = '' }) => lowered(name, email, phone, phone.replace(/\D/g, '')),
    );
    await fillWords(db, 'orderEvents', 'id', ['kind', 'data'], ({ kind, data = '{}' }) =>
      kind === 'note' ? lowered(JSON.parse(data).text ?? '') : '',
    );
    await fillWords(db, 'offers', 'key', ['body'], ({ body = '{}' }) =>
      lowered(JSON.parse(body).buyer ?? ''),
    );
  },
};
