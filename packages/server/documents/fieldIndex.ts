import { COLLECTIONS, type CollectionName } from '@lumitor/domain/catalogue/collections';
import type { Kysely } from 'kysely';
import { readMeta, writeMeta } from '../database/meta.ts';
import type { Schema } from '../database/schema.ts';
import { declarationOf, type Fields, indexValue } from './document.ts';

/** Renews what a document is ordered and searched by. */
export async function indexDocument(
  db: Kysely<Schema>,
  collection: CollectionName,
  id: string,
  fields: Fields,
): Promise<void> {
  const rows = (declarationOf(collection).indexed ?? []).map((field) => ({
    collection,
    id,
    field,
    value: indexValue(fields[field]),
  }));
  if (rows.length === 0) return;
  await db
    .insertInto('documentFields')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['collection', 'id', 'field'])
        .doUpdateSet((excluded) => ({ value: excluded.ref('excluded.value') })),
    )
    .execute();
}

/** Indexes everything anew when the declarations ask for other fields than those at the last start. */
export async function renewIndex(db: Kysely<Schema>): Promise<void> {
  const declared = Object.keys(COLLECTIONS).map(
    (name) => [name, declarationOf(name as CollectionName).indexed ?? []] as const,
  );
  if (JSON.stringify(await readMeta(db, 'indexed')) === JSON.stringify(declared)) return;
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('documentFields').execute();
    for (const [name] of declared) {
      const collection = name as CollectionName;
      const rows = await transaction
        .selectFrom('documents')
        .select(['id', 'body'])
        .where('collection', '=', name)
        .execute();
      for (const { id, body } of rows) await indexDocument(transaction, collection, id, JSON.parse(body));
    }
    await writeMeta(transaction, 'indexed', declared);
  });
}
