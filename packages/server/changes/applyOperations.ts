import type { Stored } from '@lumitor/domain/catalogue/article';
import type { Applied } from '@lumitor/domain/collections/change';
import type { Operation } from '@lumitor/domain/collections/changesRequest';
import type { CollectionName } from '@lumitor/domain/collections/collections';
import { isEqual } from '@lumitor/domain/math/equal';
import { append } from '@lumitor/domain/math/lists';
import { may } from '@lumitor/domain/people/roles';
import { lockName } from '../database/database.ts';
import { authoriseChange, collectionNamed, needRight } from '../documents/access.ts';
import { declarationOf, type Fields, without } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { picturesOf } from '../documents/fieldIndex.ts';
import type { FileBin } from '../files/fileBin.ts';
import { Refused, refused } from '../refusal/refused.ts';
import { type Authorship, Journal } from './journal.ts';
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
): Promise<{ document: Stored; before: object }> {
  const collection = collectionNamed(operation.collection);
  if (operation.kind === 'add') {
    const { fields, id, version, createdAt = now } = operation;
    const identity = { ...(id && { id }), ...(version && { version }), createdAt };
    return { document: await store.add(collection, fields, identity), before: {} };
  }
  if (operation.kind === 'remove') {
    const document = await store.remove(collection, operation.id, operation.version);
    return { document, before: document };
  }
  return store.update(collection, operation.id, operation.fields, operation.version);
}

/** Refuses a change to what belongs to another administrator. */
function refuseForeign(
  { collection, kind }: OwnOperation,
  { before, document }: { before: object; document: Stored },
  by: string,
): void {
  const { owner } = declarationOf(collectionNamed(collection));
  if (!owner) return;
  const states: Fields[] = kind === 'add' ? [{ ...document }] : [{ ...before }, { ...document }];
  if (states.every((state) => state[owner] === by)) return;
  throw refused(403, 'forbidden', `${collection} are changed by their owners alone. Keep one of your own.`, {
    field: owner,
  });
}

const PRICES = ['price', 'priceEuro'] as const;

/** Refuses a change of prices to a role that may change articles alone. */
function refusePrices(
  { kind }: OwnOperation,
  { before, document }: { before: object; document: Stored },
  by: Authorship['by'],
) {
  if (kind === 'remove' || may(by.role, 'prices', 'write')) return;
  const [was, is]: Fields[] = [{ ...before }, { ...document }];
  const isPriced = (value: unknown) =>
    (value instanceof Object ? Object.values(value) : [value]).some(Boolean);
  const isChanged = (name: string) =>
    kind === 'add' ? isPriced(is?.[name]) : !isEqual(was?.[name], is?.[name]);
  if (PRICES.some(isChanged)) needRight(by, 'prices', 'write');
}

/** The pictures that a change has taken from its document. */
function droppedBy(
  { collection, kind }: OwnOperation,
  { before, document }: { before: object; document: Stored },
): string[] {
  const name = collectionNamed(collection);
  const kept = new Set(kind === 'remove' ? [] : picturesOf(name, document));
  return picturesOf(name, before).filter((url) => !kept.has(url));
}

interface Made {
  applied: Applied;
  /** Of the last change: as it is now, or was when it was removed; null where the request has come before. */
  document: Stored | null;
}

/** A picture takes the place of one within the document, which articles of older catalogues have. */
const withPicture = (collection: CollectionName, fields: Fields): Fields =>
  'img' in fields && !('base64' in fields) && declarationOf(collection).pictures?.includes('img')
    ? { ...fields, base64: '' }
    : fields;

/** Refuses those that the person may not make, and brings back the pictures that they show. */
async function prepare(
  bin: FileBin,
  operations: readonly OwnOperation[],
  by: Authorship['by'],
): Promise<OwnOperation[]> {
  const shown: string[] = [];
  const prepared = operations.map((operation, index) => {
    try {
      const collection = collectionNamed(operation.collection);
      authoriseChange(collection, operation.kind, by);
      if (operation.kind === 'remove') return operation;
      append(shown, picturesOf(collection, operation.fields));
      const fields = without(operation.fields, declarationOf(collection).byService ?? []);
      return { ...operation, fields: withPicture(collection, fields) };
    } catch (error) {
      throw at(index, operations.length, error);
    }
  });
  await bin.recover(shown);
  return prepared;
}

async function make(
  store: DocumentStore,
  bin: FileBin,
  operations: readonly OwnOperation[],
  authorship: Authorship,
): Promise<Made> {
  const prepared = await prepare(bin, operations, authorship.by);
  const { request } = authorship;
  const dropped: string[] = [];
  let journal = new Journal(authorship);
  const takeNotes = () => {
    journal = new Journal(authorship);
    return journal;
  };
  const made = await store.transaction<Made>(async (within) => {
    if (request) {
      await lockName(within.db, `key ${request.key}`);
      const before = await appliedBefore(within.db, request);
      if (before) return { applied: before, document: null };
    }
    const results: Applied['results'] = [];
    let document: Stored | null = null;
    const start = Date.now();
    for (const [index, operation] of prepared.entries())
      try {
        const change = await applyOne(within, operation, new Date(start - index));
        refuseForeign(operation, change, authorship.by.email);
        refusePrices(operation, change, authorship.by);
        document = change.document;
        results.push({ collection: operation.collection, id: document.id, version: document.version });
        append(dropped, droppedBy(operation, change));
      } catch (error) {
        throw at(index, operations.length, error);
      }
    // With the changes, so that a service that ends right after them leaves no picture behind.
    await bin.note(dropped, within.db);
    return { applied: { batch: '', results }, document };
  }, takeNotes);
  await bin.discardUnused(dropped);
  // The batch has its name since the transaction is at its end.
  return journal.batch ? { ...made, applied: { ...made.applied, batch: journal.batch } } : made;
}

/**
 * Makes all the changes in one transaction, or none; they are kept in the history as one batch. Lists are newest
 * first, so the first that is added counts as the newest.
 * A request that has come before is answered as it was then. Pictures that are shown no more go into the bin afterwards.
 */
export const applyOperations = async (...asked: Parameters<typeof make>): Promise<Applied> =>
  (await make(...asked)).applied;

/** The same with one change that comes without a key. @returns the document after it, or as it was removed */
export async function changeOne(
  store: DocumentStore,
  bin: FileBin,
  operation: OwnOperation,
  authorship: Omit<Authorship, 'request'>,
): Promise<Stored> {
  const { document } = await make(store, bin, [operation], authorship);
  return document as Stored;
}
