import type { Applied } from '@lumitor/domain/collections/change';
import type { ChangeRow, Db } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { FileBin } from '../files/fileBin.ts';
import { notFound } from '../refusal/refused.ts';
import { applyOperations, type OwnOperation } from './applyOperations.ts';
import type { Authorship } from './journal.ts';

/** What brings a document back to where it was before the change. */
function reverse(change: ChangeRow): OwnOperation {
  const { kind, collection, documentId, version, createdAt, before, after } = change;
  if (kind === 'add') return { kind: 'remove', collection, id: documentId, version };
  const fields = JSON.parse(before ?? '{}');
  if (kind === 'update') {
    // What the change brought is taken away again.
    const brought = Object.keys(JSON.parse(after ?? '{}')).filter((name) => !Object.hasOwn(fields, name));
    const absent = Object.fromEntries(brought.map((name) => [name, null]));
    return { kind: 'update', collection, id: documentId, fields: { ...absent, ...fields }, version };
  }
  const returning = { id: documentId, version: version + 1, createdAt: new Date(createdAt) };
  return { kind: 'add', collection, fields, ...returning };
}

async function changesOf(db: Db, batch: string): Promise<ChangeRow[]> {
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
  bin: FileBin,
  batch: string,
  authorship: Pick<Authorship, 'by' | 'request'>,
): Promise<Applied> {
  const changes = await changesOf(store.db, batch);
  const { name } = await store.db
    .selectFrom('batches')
    .select('name')
    .where('id', '=', batch)
    .executeTakeFirstOrThrow();
  const reason = { kind: 'undo' as const, name };
  return applyOperations(store, bin, changes.map(reverse), { ...authorship, reason, undoes: batch });
}
