import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { CollectionName } from '@lumitor/domain/documents/collections';
import type { Kysely } from 'kysely';
import { isConflict } from '../database/fault.ts';
import type { Schema } from '../database/schema.ts';
import { parse } from '../refusal/parse.ts';
import { notFound, Refused } from '../refusal/refused.ts';
import { type Document, declarationOf, type Fields } from './document.ts';
import { indexDocument } from './fieldIndex.ts';
import { insertDocument, isInsertedAtOnce } from './insertDocument.ts';
import { refuseBrokenShop } from './invariants.ts';
import { type ListQuery, listRows } from './list.ts';
import { contentOf, type Prepared, prepareDocument, toDocument } from './row.ts';
import { raiseVersions, type SnapshotVersions } from './snapshotVersions.ts';

/** 120 random bits: never guessed, never met twice. */
export const newId = () => randomBytes(15).toString('base64url');

/** What has been committed, by this instance or another. */
export interface Committed {
  collections: ReadonlySet<CollectionName>;
  /** Of the snapshots that are stale now. */
  versions: SnapshotVersions;
  isOwn: boolean;
  /** The collection of each document that this instance has added. */
  added: readonly CollectionName[];
}

type Listener = (committed: Committed) => void;

/** A transaction that met another one at the same rows is begun anew so often. */
const ATTEMPTS = 4;

/** Keeps what becomes of documents, with the transaction in which it does. */
export interface Notes {
  /** @param before null where there was none, `after` where there is none any more */
  note(collection: CollectionName, before: Document | null, after: Document | null): void;
  /** At the end of the transaction. */
  write(db: Kysely<Schema>): Promise<void>;
}

/** What one transaction has done so far. */
interface Doing {
  touched: Set<CollectionName>;
  added: CollectionName[];
  /** Null where the service writes by itself, or for a visitor. */
  notes: Notes | null;
}

/**
 * The documents of every declared collection. Whatever is written has passed its collection's
 * schema, and is on the disk when the promise resolves.
 */
export class DocumentStore {
  readonly db: Kysely<Schema>;
  readonly #listeners: Listener[] = [];
  readonly #doing: Doing | null;

  constructor(db: Kysely<Schema>, doing: Doing | null = null) {
    this.db = db;
    this.#doing = doing;
  }

  /** Hears of each commit. */
  onChange(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** Tells the listeners of a commit. */
  announce(committed: Committed): void {
    for (const listener of this.#listeners) listener(committed);
  }

  /** Reads everything as it was at one moment. */
  async reading<Result>(work: (store: DocumentStore) => Promise<Result>): Promise<Result> {
    if (this.#doing) return work(this);
    return this.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((transaction) =>
        work(new DocumentStore(transaction, { touched: new Set(), added: [], notes: null })),
      );
  }

  /**
   * All or nothing: what `work` writes through the store it is given becomes visible as one. It may
   * be done more than once until it holds, each time with notes of its own.
   */
  async transaction<Result>(
    work: (store: DocumentStore) => Promise<Result>,
    takeNotes: () => Notes | null = () => null,
  ): Promise<Result> {
    if (this.#doing) return work(this);
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

  async list(collection: CollectionName, query: ListQuery = {}): Promise<Document[]> {
    return (await this.page(collection, query)).documents;
  }

  /** A part of a list, and where the next one begins. */
  async page(
    collection: CollectionName,
    query: ListQuery,
  ): Promise<{ documents: Document[]; next: string | null }> {
    const { rows, next } = await listRows(this.db, collection, query);
    const documents: Document[] = [];
    for (const row of rows) {
      documents.push(toDocument(row));
      // A long one takes some milliseconds, and others wait.
      if (row.detail) await setImmediate();
    }
    return { documents, next };
  }

  async find(collection: CollectionName, id: string): Promise<Document | null> {
    const row = await this.db
      .selectFrom('documents')
      .selectAll()
      .where('collection', '=', collection)
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? toDocument(row) : null;
  }

  async get(collection: CollectionName, id: string): Promise<Document> {
    const document = await this.find(collection, id);
    if (!document) throw notFound(`There is no ${collection}/${id}.`);
    return document;
  }

  /** @returns null where the given id is taken already */
  async add(
    collection: CollectionName,
    fields: unknown,
    {
      id = newId(),
      version = 1,
      createdAt = new Date(),
    }: { id?: string; version?: number; createdAt?: Date } = {},
  ): Promise<Document | null> {
    return this.insert(prepareDocument(collection, fields, { id, version, createdAt }));
  }

  /**
   * @param versions of snapshots by which the document was reckoned
   * @returns null where the id is taken already, or one of those snapshots has moved on
   */
  async insert(
    { document, fields, row }: Prepared,
    versions: SnapshotVersions = {},
  ): Promise<Document | null> {
    const collection = row.collection as CollectionName;
    if (!this.#doing && isInsertedAtOnce(this.db) && !declarationOf(collection).snapshots) {
      if (!(await insertDocument(this.db, row, fields, versions))) return null;
      this.announce({ collections: new Set([collection]), versions: {}, isOwn: true, added: [collection] });
      return document;
    }
    return this.transaction(async (store) => {
      if (!(await insertDocument(store.db, row, fields, versions))) return null;
      store.#note(collection, null, document);
      return document;
    });
  }

  /** Lays `change` over the stored fields. @returns the document as it was and as it is. With `version`, refuses where the document has moved on. */
  async update(
    collection: CollectionName,
    id: string,
    change: Fields,
    version?: number,
  ): Promise<{ before: Document; document: Document }> {
    return this.transaction(async (store) => {
      const stored = await store.get(collection, id);
      const { id: _, version: before, createdAt, ...fields } = stored;
      if (version !== undefined && version !== before) throw stale(collection, id, before);
      const parsed = parse(declarationOf(collection).schema, { ...fields, ...change });
      refuseBrokenShop(collection, fields, parsed);
      const { numUpdatedRows } = await store.db
        .updateTable('documents')
        .set({ version: before + 1, ...contentOf(collection, parsed) })
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

  /** @returns the document as it was. With `version`, refuses where it has moved on. */
  async remove(collection: CollectionName, id: string, version?: number): Promise<Document> {
    return this.transaction(async (store) => {
      const document = await store.get(collection, id);
      if (version !== undefined && version !== document.version)
        throw stale(collection, id, document.version);
      refuseBrokenShop(collection, document, null);
      const { numDeletedRows } = await store.db
        .deleteFrom('documents')
        .where('collection', '=', collection)
        .where('id', '=', id)
        .where('version', '=', document.version)
        .executeTakeFirst();
      if (numDeletedRows !== 1n) throw stale(collection, id, document.version);
      store.#note(collection, document, null);
      return document;
    });
  }

  /** Has the listeners told of what the transaction has written past the store. */
  touch(collection: CollectionName): void {
    this.#doing?.touched.add(collection);
  }

  #note(collection: CollectionName, before: Document | null, after: Document | null): void {
    this.touch(collection);
    if (!before) this.#doing?.added.push(collection);
    this.#doing?.notes?.note(collection, before, after);
  }
}

const stale = (collection: string, id: string, version: number) =>
  new Refused(
    409,
    { code: 'stale', message: `${collection}/${id} has been changed meanwhile. Read it again.` },
    { version },
  );
