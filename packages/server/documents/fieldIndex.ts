import type { CollectionName } from '@lumitor/domain/collections/collections';
import type { Db, DocumentFieldRow, DocumentPictureRow } from '../database/schema.ts';
import { declarationOf, indexValue, valuesAt } from './document.ts';

interface Identity {
  collection: CollectionName;
  id: string;
  createdAt: string;
}

export const fieldRowsOf = ({ collection, id, createdAt }: Identity, fields: object): DocumentFieldRow[] =>
  (declarationOf(collection).indexed ?? []).map((field) => ({
    collection,
    id,
    createdAt,
    field,
    value: indexValue(valuesAt(fields, field)[0]),
  }));

export const picturesOf = (collection: CollectionName, fields: object): string[] =>
  (declarationOf(collection).pictures ?? [])
    .flatMap((path) => valuesAt(fields, path))
    .filter((url): url is string => typeof url === 'string' && url.startsWith('/files/'));

export const pictureRowsOf = ({ collection, id }: Identity, fields: object): DocumentPictureRow[] =>
  [...new Set(picturesOf(collection, fields))].map((url) => ({ collection, id, url }));

export async function indexDocument(db: Db, identity: Identity, fields: object): Promise<void> {
  const { collection, id } = identity;
  const pictures = pictureRowsOf(identity, fields);
  if (declarationOf(collection).pictures)
    await db
      .deleteFrom('documentPictures')
      .where('collection', '=', collection)
      .where('id', '=', id)
      .execute();
  if (pictures.length > 0) await db.insertInto('documentPictures').values(pictures).execute();
  const rows = fieldRowsOf(identity, fields);
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
