import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { changeImportMark } from '../database/importMark.ts';
import type { Schema } from '../database/schema.ts';
import type { RowsPart } from './content.ts';

/** Rows of one statement: SQLite takes 32,766 values in it. */
const AT_ONCE = 500;

const rowSchema = v.record(v.string(), v.union([v.string(), v.number(), v.null()]));

const rowsOf = ({ text }: RowsPart) =>
  text.split('\n').flatMap((line) => (line ? [v.parse(rowSchema, JSON.parse(line))] : []));

/**
 * Puts all rows of a part into its table, and the note that they are there, or none.
 * @param position how many parts are there then
 */
export async function insertRows(db: Kysely<Schema>, part: RowsPart, position: number): Promise<void> {
  const rows = rowsOf(part);
  await db.transaction().execute(async (transaction) => {
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await transaction
        .insertInto(part.table as keyof Schema)
        .values(rows.slice(at, at + AT_ONCE) as never)
        .execute();
    await changeImportMark(transaction, { parts: position });
  });
}
