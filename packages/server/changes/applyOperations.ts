import type { Applied } from '@lumitor/domain/catalogue/change';
import type { Operation } from '@lumitor/domain/catalogue/changesRequest';
import { lockName } from '../database/database.ts';
import { authorise, collectionNamed } from '../documents/access.ts';
import type { Document, Fields } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { type PictureKeeping, picturesOf, withBase64 } from '../documents/pictures.ts';
import { Refused } from '../http/refused.ts';
import { refuseChangedSince } from './changedSince.ts';
import type { Authorship } from './journal.ts';
import { appliedBefore } from './requestKey.ts';

/** An operation as the service itself may make it: an addition may be a return. */
export type OwnOperation =
  | Exclude<Operation, { kind: 'add' }>
  | (Extract<Operation, { kind: 'add' }> & { id?: string; version?: number; createdAt?: Date });

/** The same refusal, with the place of the operation that was refused where it is one of several. */
function at(operation: number, of: number, error: unknown): unknown {
  if (!(error instanceof Refused) || of === 1) return error;
  return new Refused(error.status, error.refusal, { ...error.details, operation });
}

async function applyOne(
  store: DocumentStore,
  operation: OwnOperation,
  now: Date,
): Promise<{ document: Document; before: Fields }> {
  const collection = collectionNamed(operation.collection);
  if (operation.kind === 'add') {
    const { fields, id, version, createdAt = now } = operation;
    const identity = { ...(id && { id }), ...(version && { version }), createdAt };
    const document = await store.add(collection, fields, identity);
    if (!document)
      throw new Refused(409, { code: 'exists', message: `${collection}/${id} is there already.` });
    return { document, before: {} };
  }
  if (operation.kind === 'remove') {
    const document = await store.remove(collection, operation.id, operation.version);
    return { document, before: document };
  }
  return store.update(collection, operation.id, operation.fields, operation.version);
}

/** The pictures that a change has taken from its document. */
function droppedBy(
  { collection, kind }: OwnOperation,
  { before, document }: { before: Fields; document: Document },
): string[] {
  const name = collectionNamed(collection);
  const kept = new Set(kind === 'remove' ? [] : picturesOf(name, document));
  return picturesOf(name, before).filter((url) => !kept.has(url));
}

/**
 * Makes all the changes in one transaction, or none; they are kept in the history as one batch. Lists are newest
 * first, so the first that is added counts as the newest.
 * A request that has come before is answered as it was then. Pictures that are shown no more go into the bin afterwards.
 */
export async function applyOperations(
  store: DocumentStore,
  pictures: PictureKeeping,
  operations: readonly OwnOperation[],
  authorship: Authorship,
): Promise<Applied> {
  const prepared: OwnOperation[] = [];
  for (const [index, operation] of operations.entries())
    try {
      const collection = collectionNamed(operation.collection);
      authorise(collection, operation.kind, true);
      prepared.push(
        operation.kind === 'remove'
          ? operation
          : { ...operation, fields: await withBase64(pictures, collection, operation.fields) },
      );
    } catch (error) {
      throw at(index, operations.length, error);
    }
  const { request, undoes } = authorship;
  const dropped: string[] = [];
  const answer = await store.transaction<() => Applied>(async (within) => {
    if (request) {
      await lockName(within.db, `key ${request.key}`);
      const before = await appliedBefore(within.db, request);
      if (before) return () => before;
    }
    if (undoes) await refuseChangedSince(within.db, undoes);
    const results: Applied['results'] = [];
    const start = Date.now();
    for (const [index, operation] of prepared.entries())
      try {
        const change = await applyOne(within, operation, new Date(start - index));
        const { id, version } = change.document;
        results.push({ collection: operation.collection, id, version });
        dropped.push(...droppedBy(operation, change));
      } catch (error) {
        throw at(index, operations.length, error);
      }
    // With the changes, so that a service that ends right after them leaves no picture behind.
    await pictures.bin.note(dropped, within.db);
    // The batch has its name once the transaction is at its end.
    return () => ({ batch: within.batch, results });
  }, authorship);
  await pictures.bin.discardUnused(dropped);
  return answer();
}
