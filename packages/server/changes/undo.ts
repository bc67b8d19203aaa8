import type { Applied } from '@lumitor/domain/catalogue/change';
import type { Kysely } from 'kysely';
import type { ChangeRow, Schema } from '../database/schema.ts';
import { collectionNamed } from '../documents/access.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { PictureKeeping } from '../documents/pictures.ts';
import { notFound, Refused } from '../http/refused.ts';
import { applyOperations, type OwnOperation } from './applyOperations.ts';
import { appliedBefore } from './history.ts';
import type { Authorship } from './journal.ts';

/** What brings a document back to where it was before the change. */
function reverse({ kind, collection, documentId, version, createdAt, before }: ChangeRow): OwnOperation {
  if (kind === 'add') return { kind: 'remove', collection, id: documentId, version };
  const fields = JSON.parse(before ?? '{}');
  if (kind === 'update') return { kind: 'update', collection, id: documentId, fields, version };
  const returning = { id: documentId, version: version + 1, createdAt: new Date(createdAt) };
  return { kind: 'add', collection, fields, ...returning };
}

/** The documents of a batch that are not as it left them. */
async function changedSince(store: DocumentStore, changes: readonly ChangeRow[]) {
  const changed: { collection: string; id: string }[] = [];
  for (const { kind, collection, documentId, version } of changes) {
    const stored = await store.find(collectionNamed(collection), documentId);
    if (kind === 'remove' ? stored !== null : stored?.version !== version)
      changed.push({ collection, id: documentId });
  }
  return changed;
}

async function changesOf(db: Kysely<Schema>, batch: string): Promise<ChangeRow[]> {
  const rows = await db
    .selectFrom('changes')
    .selectAll()
    .where('batch', '=', batch)
    .orderBy('position', 'desc')
    .execute();
  if (rows.length === 0) throw notFound(`There is no batch ${batch}.`);
  return rows;
}

/** Takes a batch back as a whole, the last change first; refused where one of its documents has moved on. */
export async function undoBatch(
  store: DocumentStore,
  pictures: PictureKeeping,
  batch: string,
  { by, key }: Pick<Authorship, 'by' | 'key'>,
): Promise<Applied> {
  const before = await appliedBefore(store.db, key);
  if (before) return before;
  const changes = await changesOf(store.db, batch);
  const { name } = await store.db
    .selectFrom('batches')
    .select('name')
    .where('id', '=', batch)
    .executeTakeFirstOrThrow();
  const documents = await changedSince(store, changes);
  if (documents.length > 0)
    throw new Refused(
      409,
      {
        code: 'changed-since',
        message: `${documents.length} of the documents have been changed since. Take those changes back first.`,
      },
      { documents },
    );
  const reason = { kind: 'undo' as const, name };
  return applyOperations(store, pictures, changes.map(reverse), { by, key, reason, undoes: batch });
}
