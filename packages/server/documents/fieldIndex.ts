import { COLLECTIONS, type CollectionName } from '@lumitor/domain/catalogue/collections';
import type { Kysely } from 'kysely';
import { readMeta, writeMeta } from '../database/meta.ts';
import type { Schema } from '../database/schema.ts';
import { declarationOf, type Fields, indexValue, valuesAt } from './document.ts';

/** Renews which stored pictures a document is known to show. */
async function indexPictures(
  db: Kysely<Schema>,
  collection: CollectionName,
  id: string,
  fields: Fields,
): Promise<void> {
  const { pictures } = declarationOf(collection);
  if (!pictures) return;
  await db.deleteFrom('documentPictures').where('collection', '=', collection).where('id', '=', id).execute();
  const urls = new Set(pictures.flatMap((path) => valuesAt(fields, path)));
  const rows = [...urls].flatMap((url) =>
    typeof url === 'string' && url.startsWith('/files/') ? [{ collection, id, url }] : [],
  );
  if (rows.length > 0) await db.insertInto('documentPictures').values(rows).execute();
}

/** Renews what a document is ordered, searched and filtered by, and which pictures it shows. */
export async function indexDocument(
  db: Kysely<Schema>,
  collection: CollectionName,
  id: string,
  fields: Fields,
): Promise<void> {
  await indexPictures(db, collection, id, fields);
  const rows = (declarationOf(collection).indexed ?? []).map((field) => ({
    collection,
    id,
    field,
    value: indexValue(valuesAt(fields, field)[0]),
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
  const declared = Object.keys(COLLECTIONS).map((name) => {
    const { indexed = [], pictures = [] } = declarationOf(name as CollectionName);
    return [name, indexed, pictures] as const;
  });
  if (JSON.stringify(await readMeta(db, 'indexed')) === JSON.stringify(declared)) return;
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('documentFields').execute();
    await transaction.deleteFrom('documentPictures').execute();
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
