import { COLLECTIONS, type CollectionName } from '@lumitor/domain/catalogue/collections';
import type { Kysely } from 'kysely';
import { readMeta, writeMeta } from '../database/meta.ts';
import type { DocumentRow, Schema } from '../database/schema.ts';
import { declarationOf, type Fields, indexValue, valuesAt } from './document.ts';

type Identity = Pick<DocumentRow, 'collection' | 'id' | 'createdAt'>;

/** Documents that are indexed anew at once. */
const AT_ONCE = 500;

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
      for (let last: string | undefined = ''; last !== undefined; ) {
        const rows: DocumentRow[] = await transaction
          .selectFrom('documents')
          .selectAll()
          .where('collection', '=', name)
          .where('id', '>', last)
          .orderBy('id')
          .limit(AT_ONCE)
          .execute();
        for (const row of rows) await indexDocument(transaction, row, JSON.parse(row.body));
        last = rows.at(-1)?.id;
      }
    }
    await writeMeta(transaction, 'indexed', declared);
  });
}
