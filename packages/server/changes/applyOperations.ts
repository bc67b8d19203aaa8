import type { Stored } from '@lumitor/domain/catalogue/article';
import type { Applied } from '@lumitor/domain/collections/change';
import type { Operation } from '@lumitor/domain/collections/changesRequest';
import type { CollectionName } from '@lumitor/domain/collections/collections';
import { isEqual } from '@lumitor/domain/math/equal';
import { append } from '@lumitor/domain/math/lists';
import { may } from '@lumitor/domain/people/roles';
import { lockName } from '../database/database.ts';
import { authoriseChange, collectionNamed, needRight } from '../documents/access.ts';
import { creationTime } from '../documents/creationTime.ts';
import { type DocumentFields, declarationOf, withoutPaths } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { picturesOf } from '../documents/fieldIndex.ts';
import type { FileBin } from '../files/fileBin.ts';
import { Refused, refused } from '../refusal/refused.ts';
import { type Authorship, Journal } from './journal.ts';
import { appliedBefore } from './requestKey.ts';

export type OwnOperation =
  | Exclude<Operation, { kind: 'add' }>
  | (Extract<Operation, { kind: 'add' }> & { id?: string; version?: number; createdAt?: Date });

function at(operation: number, count: number, error: unknown): unknown {
  if (!(error instanceof Refused) || count === 1) return error;
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

/** @throws Refused for documents of another administrator */
function refuseForeign(
  { collection, kind }: OwnOperation,
  { before, document }: { before: object; document: Stored },
  by: string,
): void {
  const { owner } = declarationOf(collectionNamed(collection));
  if (!owner) return;
  const states: DocumentFields[] = kind === 'add' ? [{ ...document }] : [{ ...before }, { ...document }];
  if (states.every((state) => state[owner] === by)) return;
  throw refused(403, 'forbidden', `${collection} can only be changed by their owner. Create your own.`, {
    field: owner,
  });
}

const PRICES = ['price', 'priceEuro'] as const;

/** @throws Refused for prices, if the role may change other fields only */
function refusePrices(
  { kind }: OwnOperation,
  { before, document }: { before: object; document: Stored },
  by: Authorship['by'],
) {
  if (kind === 'remove' || may(by.role, 'prices', 'write')) return;
  const [was, is]: DocumentFields[] = [{ ...before }, { ...document }];
  const isPriced = (value: unknown) =>
    (value instanceof Object ? Object.values(value) : [value]).some(Boolean);
  const isChanged = (name: string) =>
    kind === 'add' ? isPriced(is?.[name]) : !isEqual(was?.[name], is?.[name]);
  if (PRICES.some(isChanged)) needRight(by, 'prices', 'write');
}

function droppedBy(
  { collection, kind }: OwnOperation,
  { before, document }: { before: object; document: Stored },
): string[] {
  const name = collectionNamed(collection);
  const remaining = new Set(kind === 'remove' ? [] : picturesOf(name, document));
  return picturesOf(name, before).filter((url) => !remaining.has(url));
}

interface Made {
  applied: Applied;
  /** After the last change, or as removed; null for a repeated request. */
  document: Stored | null;
}

const withPicture = (collection: CollectionName, fields: DocumentFields): DocumentFields =>
  'img' in fields && !('base64' in fields) && declarationOf(collection).pictures?.includes('img')
    ? { ...fields, base64: '' }
    : fields;

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
      const fields = withoutPaths(operation.fields, declarationOf(collection).byService ?? []);
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
    const start = creationTime().getTime();
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
    // A crash after the transaction leaves no unused picture.
    await bin.note(dropped, within.db);
    return { applied: { batch: '', results }, document };
  }, takeNotes);
  await bin.discardUnused(dropped);
  return journal.batch ? { ...made, applied: { ...made.applied, batch: journal.batch } } : made;
}

/** One batch or nothing; unused pictures move to the bin. Repeated requests return the stored answer. */
export const applyOperations = async (...requested: Parameters<typeof make>): Promise<Applied> =>
  (await make(...requested)).applied;

export async function changeOne(
  store: DocumentStore,
  bin: FileBin,
  operation: OwnOperation,
  authorship: Omit<Authorship, 'request'>,
): Promise<Stored> {
  const { document } = await make(store, bin, [operation], authorship);
  return document as Stored;
}
