import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Stored } from '@lumitor/domain/catalogue/article';
import type { CollectionName, DocumentOf } from '@lumitor/domain/collections/collections';
import { isConflict } from '../database/fault.ts';
import type { Db } from '../database/schema.ts';
import { notFound, refused } from '../refusal/refused.ts';
import { creationTime } from './creationTime.ts';
import { type DocumentFields, declarationOf } from './document.ts';
import { indexDocument } from './fieldIndex.ts';
import { type Alongside, insertDocument, isInsertedAtOnce } from './insertDocument.ts';
import { refuseBrokenShop, refuseTypeInUse } from './invariants.ts';
import { type ListQuery, listRows } from './list.ts';
import {
  type PreparedDocument,
  parseFields,
  prepareDocument,
  type ReadRow,
  rowContent,
  toDocument,
  toSummary,
} from './row.ts';
import { raiseVersions, type SnapshotVersions } from './snapshotVersions.ts';

/** Has 120 random bits, so it is unguessable and unique. */
export const newId = () => randomBytes(15).toString('base64url');

/**
 * Announced after a commit of this instance (`isOwn`) or another; `versions` are new ones of outdated
 * snapshots.
 */
export interface Committed {
  collections: ReadonlySet<CollectionName>;
  versions: SnapshotVersions;
  isOwn: boolean;
  added: readonly CollectionName[];
  sites?: readonly string[];
  projects?: readonly string[];
  drafts?: readonly string[];
}

type Listener = (committed: Committed) => void;

const ATTEMPTS = 4;

export interface Notes {
  note(collection: CollectionName, before: Stored | null, after: Stored | null): void;
  write(db: Db): Promise<void>;
}

interface TransactionState {
  touched: Set<CollectionName>;
  added: CollectionName[];
  /** Null for writes by the service or a visitor. */
  notes: Notes | null;
}

/** Other revisions of an order, which are deleted with it (D76). */
async function otherRevisions(db: Db, id: string): Promise<string[]> {
  const work = db.selectFrom('orderWork');
  const own = await work.select('firstId').where('id', '=', id).executeTakeFirst();
  if (!own) return [];
  const first = own.firstId || id;
  const rows = await work
    .select('id')
    .where(({ or, eb }) => or([eb('id', '=', first), eb('firstId', '=', first)]))
    .where('id', '<>', id)
    .execute();
  return rows.map((row) => row.id);
}

/** The sweep removes the files. */
async function removeOrderWork(db: Db, id: string): Promise<void> {
  const files = await db.selectFrom('orderFiles').select('path').where('orderId', '=', id).execute();
  const at = new Date().toISOString();
  if (files.length > 0)
    await db
      .insertInto('discardedFiles')
      .values(files.map(({ path }) => ({ url: `/files/${path}`, at })))
      .onConflict((conflict) => conflict.column('url').doNothing())
      .execute();
  await db.deleteFrom('orderWork').where('id', '=', id).execute();
}

/** Writes are validated by schema, and durable when the promise resolves. */
export class DocumentStore {
  readonly db: Db;
  readonly #listeners: Listener[] = [];
  readonly #state: TransactionState | null;

  constructor(db: Db, state: TransactionState | null = null) {
    this.db = db;
    this.#state = state;
  }

  onChange(listener: Listener): void {
    this.#listeners.push(listener);
  }

  announce(committed: Committed): void {
    for (const listener of this.#listeners) listener(committed);
  }

  /** Reads from one consistent snapshot. */
  async reading<Result>(work: (store: DocumentStore) => Promise<Result>): Promise<Result> {
    if (this.#state) return work(this);
    return this.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((transaction) =>
        work(new DocumentStore(transaction, { touched: new Set(), added: [], notes: null })),
      );
  }

  /** `work` may run several times until it commits, each time with new notes. */
  async transaction<Result>(
    work: (store: DocumentStore) => Promise<Result>,
    takeNotes: () => Notes | null = () => null,
  ): Promise<Result> {
    if (this.#state) return work(this);
    for (let attempt = 1; ; attempt += 1)
      try {
        return await this.#attempt(work, takeNotes());
      } catch (error) {
        if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      }
  }

  async #attempt<Result>(
    work: (store: DocumentStore) => Promise<Result>,
    notes: Notes | null,
  ): Promise<Result> {
    const touched = new Set<CollectionName>();
    const added: CollectionName[] = [];
    const { result, versions } = await this.db.transaction().execute(async (transaction) => {
      const done = await work(new DocumentStore(transaction, { touched, added, notes }));
      await notes?.write(transaction);
      return { result: done, versions: await raiseVersions(transaction, touched) };
    });
    if (touched.size > 0) this.announce({ collections: touched, versions, isOwn: true, added });
    return result;
  }

  async list<Name extends CollectionName>(
    collection: Name,
    query: Omit<ListQuery, 'limit' | 'after' | 'isSummary'> = {},
  ): Promise<DocumentOf<Name>[]> {
    const { rows } = await listRows(this.db, collection, query);
    return eachInTurn(rows, (row) => toDocument(collection, row));
  }

  async page(
    collection: CollectionName,
    query: ListQuery,
  ): Promise<{ documents: Stored[]; next: string | null }> {
    const { rows, next } = await listRows(this.db, collection, query);
    const documents = await eachInTurn<Stored>(rows, (row) =>
      query.isSummary ? toSummary(collection, row) : toDocument(collection, row),
    );
    return { documents, next };
  }

  async find<Name extends CollectionName>(collection: Name, id: string): Promise<DocumentOf<Name> | null> {
    const row = await this.db
      .selectFrom('documents')
      .selectAll()
      .where('collection', '=', collection)
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? toDocument(collection, row) : null;
  }

  async get<Name extends CollectionName>(collection: Name, id: string): Promise<DocumentOf<Name>> {
    const document = await this.find(collection, id);
    if (!document) throw notFound(`${collection}/${id} not found.`);
    return document;
  }

  /** @throws Refused if the id is taken */
  async add<Name extends CollectionName>(
    collection: Name,
    fields: unknown,
    {
      id = newId(),
      version = 1,
      createdAt = creationTime(),
    }: { id?: string; version?: number; createdAt?: Date } = {},
  ): Promise<DocumentOf<Name>> {
    const added = await this.insert(prepareDocument(collection, fields, { id, version, createdAt }));
    if (!added) throw refused(409, 'exists', `${collection}/${id} already exists.`);
    return added;
  }

  /** @returns null if the id is taken, or a snapshot has changed */
  async insert<Name extends CollectionName>(
    { collection, document, fields, row }: PreparedDocument<Name>,
    versions: SnapshotVersions = {},
    alongside?: Alongside,
  ): Promise<DocumentOf<Name> | null> {
    if (!this.#state && isInsertedAtOnce(this.db) && !declarationOf(collection).snapshots) {
      if (!(await insertDocument(this.db, row, fields, versions, alongside))) return null;
      this.announce({ collections: new Set([collection]), versions: {}, isOwn: true, added: [collection] });
      return document;
    }
    return this.transaction(async (store) => {
      if (!(await insertDocument(store.db, row, fields, versions, alongside))) return null;
      store.#note(collection, null, document);
      return document;
    });
  }

  /** @throws Refused if no longer at `version` */
  async update<Name extends CollectionName>(
    collection: Name,
    id: string,
    change: DocumentFields,
    version?: number,
  ): Promise<{ before: DocumentOf<Name>; document: DocumentOf<Name> }> {
    return this.transaction(async (store) => {
      const stored = await store.get(collection, id);
      const { id: _, version: before, createdAt, ...fields } = stored;
      if (version !== undefined && version !== before) throw stale(collection, id, before);
      const parsed = parseFields(collection, { ...fields, ...change });
      refuseBrokenShop(collection, fields, parsed);
      await refuseTypeInUse(store, collection, fields, parsed);
      const { numUpdatedRows } = await store.db
        .updateTable('documents')
        .set({ version: before + 1, ...rowContent(collection, parsed) })
        .where('collection', '=', collection)
        .where('id', '=', id)
        .where('version', '=', before)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw stale(collection, id, before);
      await indexDocument(store.db, { collection, id, createdAt }, parsed);
      const document = { ...parsed, id, version: before + 1, createdAt };
      store.#note(collection, stored, document);
      return { before: stored, document };
    });
  }

  /** @throws Refused if no longer at `version` */
  async remove<Name extends CollectionName>(
    collection: Name,
    id: string,
    version?: number,
  ): Promise<DocumentOf<Name>> {
    return this.transaction(async (store) => {
      const document = await store.get(collection, id);
      if (version !== undefined && version !== document.version)
        throw stale(collection, id, document.version);
      refuseBrokenShop(collection, document, null);
      await refuseTypeInUse(store, collection, document, null);
      const { numDeletedRows } = await store.db
        .deleteFrom('documents')
        .where('collection', '=', collection)
        .where('id', '=', id)
        .where('version', '=', document.version)
        .executeTakeFirst();
      if (numDeletedRows !== 1n) throw stale(collection, id, document.version);
      if (collection === 'reflinksdownload') {
        const revisions = await otherRevisions(store.db, id);
        for (const each of [id, ...revisions]) await removeOrderWork(store.db, each);
        for (const each of revisions) await store.remove(collection, each);
      }
      store.#note(collection, document, null);
      return document;
    });
  }

  touch(collection: CollectionName): void {
    this.#state?.touched.add(collection);
  }

  #note(collection: CollectionName, before: Stored | null, after: Stored | null): void {
    this.touch(collection);
    if (!before) this.#state?.added.push(collection);
    this.#state?.notes?.note(collection, before, after);
  }
}

/** Parsing a long row takes some milliseconds. */
async function eachInTurn<Made>(rows: readonly ReadRow[], make: (row: ReadRow) => Made): Promise<Made[]> {
  const made: Made[] = [];
  for (const row of rows) {
    made.push(make(row));
    if (row.deflated ?? row.detail) await setImmediate();
  }
  return made;
}

const stale = (collection: string, id: string, version: number) =>
  refused(409, 'stale', `${collection}/${id} was changed in the meantime. Load it again.`, { version });
