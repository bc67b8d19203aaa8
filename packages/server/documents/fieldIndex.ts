import type { CollectionName } from '@lumitor/domain/catalogue/collections';
import type { Kysely } from 'kysely';
import type { DocumentRow, Schema } from '../database/schema.ts';
import { declarationOf, type Fields, indexValue, valuesAt } from './document.ts';

type Identity = Pick<DocumentRow, 'collection' | 'id' | 'createdAt'>;

/** Renews which stored pictures a document is known to show. */
async function indexPictures(
  db: Kysely<Schema>,
  { collection, id }: Identity,
  fields: Fields,
  isNew: boolean,
): Promise<void> {
  const { pictures } = declarationOf(collection as CollectionName);
  if (!pictures) return;
  if (!isNew)
    await db
      .deleteFrom('documentPictures')
      .where('collection', '=', collection)
      .where('id', '=', id)
      .execute();
  const urls = new Set(pictures.flatMap((path) => valuesAt(fields, path)));
  const rows = [...urls].flatMap((url) =>
    typeof url === 'string' && url.startsWith('/files/') ? [{ collection, id, url }] : [],
  );
  if (rows.length > 0) await db.insertInto('documentPictures').values(rows).execute();
}

/** Renews what a document is ordered, searched and filtered by, and which pictures it shows. */
export async function indexDocument(
  db: Kysely<Schema>,
  identity: Identity,
  fields: Fields,
  { isNew = false } = {},
): Promise<void> {
  await indexPictures(db, identity, fields, isNew);
  const { collection, id, createdAt } = identity;
  const rows = (declarationOf(collection as CollectionName).indexed ?? []).map((field) => ({
    collection,
    id,
    createdAt,
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
