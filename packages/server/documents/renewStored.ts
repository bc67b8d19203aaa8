import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS, type CollectionName } from '@lumitor/domain/collections/collections';
import type { Bytes } from '@lumitor/domain/units';
import { sql } from 'kysely';
import * as v from 'valibot';
import { bytesOf, fitting } from '../database/fitting.ts';
import { readMeta, writeMeta } from '../database/meta.ts';
import type { Db, DocumentRow } from '../database/schema.ts';
import { declarationOf } from './document.ts';
import { indexDocument } from './fieldIndex.ts';
import { rowContent, rowFields } from './row.ts';

const BATCH = { rows: 500, bytes: 1_000_000 };

const KEY = 'indexed';

const declared = (Object.keys(COLLECTIONS) as CollectionName[]).map((name) => {
  const { indexed = [], pictures = [], parts } = declarationOf(name);
  return [name, indexed, pictures, ...(parts ? ['in parts'] : [])] as const;
});

const rowsAfter = (db: Db, collection: CollectionName, last: string) =>
  db.selectFrom('documents').where('collection', '=', collection).where('id', '>', last).orderBy('id');

async function nextRows(db: Db, collection: CollectionName, last: string): Promise<DocumentRow[]> {
  const sizes = await rowsAfter(db, collection, last)
    .select(sql<Bytes>`${sql.join(['body', 'detail', 'deflated'].map(bytesOf), sql` + `)}`.as('bytes'))
    .limit(BATCH.rows)
    .execute();
  return rowsAfter(db, collection, last).selectAll().limit(fitting(sizes, BATCH.bytes)).execute();
}

async function divide(db: Db, collection: CollectionName, row: DocumentRow): Promise<void> {
  const { parts, schema } = declarationOf(collection);
  const isWhole = parts && !row.deflated && row.detail === null;
  const fields = isWhole ? v.safeParse(schema, JSON.parse(row.body)) : null;
  if (!fields?.success) return;
  await db
    .updateTable('documents')
    .set(rowContent(collection, fields.output))
    .where('collection', '=', collection)
    .where('id', '=', row.id)
    .execute();
}

async function renew(db: Db, collection: CollectionName, indexed: readonly string[]): Promise<void> {
  await db
    .deleteFrom('documentFields')
    .where('collection', '=', collection)
    .$if(indexed.length > 0, (fields) => fields.where('field', 'not in', indexed))
    .execute();
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows: DocumentRow[] = await nextRows(db, collection, last);
    await db.transaction().execute(async (transaction) => {
      for (const row of rows) {
        await indexDocument(transaction, { ...row, collection }, rowFields(collection, row));
        await divide(transaction, collection, row);
        // Lets health checks be answered.
        if (row.deflated ?? row.detail) await setImmediate();
      }
    });
    last = rows.at(-1)?.id;
    await setImmediate();
  }
}

/**
 * Applies changed declarations to stored documents: index, and division into body and detail. Repeated
 * after an interruption.
 */
export async function renewStored(db: Db): Promise<void> {
  const known = (await readMeta(db, KEY)) as unknown[] | undefined;
  const stale = declared.filter((each) => !known?.some((one) => isDeepStrictEqual(one, each)));
  for (const [name, indexed] of stale) await renew(db, name, indexed);
  if (stale.length > 0) await writeMeta(db, KEY, declared);
}
