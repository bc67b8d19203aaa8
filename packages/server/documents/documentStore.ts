import { randomBytes } from 'node:crypto';
import type { CollectionName } from '@lumitor/domain/catalogue/collections';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { type Authorship, Journal } from '../changes/journal.ts';
import type { DocumentRow, Schema } from '../database/schema.ts';
import { parse } from '../http/parse.ts';
import { notFound, Refused } from '../http/refused.ts';
import { type Document, declarationOf, type Fields } from './document.ts';
import { indexDocument } from './fieldIndex.ts';
import { refuseBrokenShop } from './invariants.ts';
import { type ListQuery, listRows } from './list.ts';

/** 120 random bits: never guessed, never met twice. */
export const newId = () => randomBytes(15).toString('base64url');

/** A field declared after the document was written has its default; what does not fit is given as it is. */
function toDocument({ collection, id, version, createdAt, body }: DocumentRow): Document {
  const fields: Fields = JSON.parse(body);
  const parsed = v.safeParse(declarationOf(collection as CollectionName).schema, fields);
  return { ...(parsed.success ? parsed.output : fields), id, version, createdAt };
}

type Listener = (collections: ReadonlySet<CollectionName>) => void;

/** What one transaction has done so far. */
interface Doing {
  touched: Set<CollectionName>;
  /** Null where the service writes by itself, or for a visitor. */
  journal: Journal | null;
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

  /** The batch under which the transaction's changes are kept; empty where none are. */
  get batch(): string {
    return this.#doing?.journal?.batch ?? '';
  }

  /** Hears, after each commit, which collections it wrote to. */
  onChange(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /**
   * All or nothing: what `work` writes through the store it is given becomes visible as one. With an
   * authorship it is kept in the history as one batch.
   */
  async transaction<Result>(
    work: (store: DocumentStore) => Promise<Result>,
    authorship?: Authorship,
  ): Promise<Result> {
    if (this.#doing) return work(this);
    const touched = new Set<CollectionName>();
    const journal = authorship ? new Journal(authorship) : null;
    const result = await this.db.transaction().execute(async (transaction) => {
      const done = await work(new DocumentStore(transaction, { touched, journal }));
      await journal?.write(transaction);
      return done;
    });
    if (touched.size > 0) for (const listener of this.#listeners) listener(touched);
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
    return { documents: rows.map(toDocument), next };
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
    const parsed = parse(declarationOf(collection).schema, fields);
    const row: DocumentRow = {
      collection,
      id,
      version,
      createdAt: createdAt.toISOString(),
      isActive: parsed.active === false ? 0 : 1,
      body: JSON.stringify(parsed),
    };
    return this.transaction(async (store) => {
      const { numInsertedOrUpdatedRows } = await store.db
        .insertInto('documents')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return null;
      await indexDocument(store.db, collection, id, parsed);
      const document = toDocument(row);
      store.#note(collection, null, document);
      return document;
    });
  }

  /** Lays `change` over the stored fields. With `version`, refuses where the document has moved on. */
  async update(collection: CollectionName, id: string, change: Fields, version?: number): Promise<Document> {
    return this.transaction(async (store) => {
      const stored = await store.get(collection, id);
      const { id: _, version: before, createdAt, ...fields } = stored;
      if (version !== undefined && version !== before) throw stale(collection, id, before);
      const parsed = parse(declarationOf(collection).schema, { ...fields, ...change });
      refuseBrokenShop(collection, fields, parsed);
      const { numUpdatedRows } = await store.db
        .updateTable('documents')
        .set({
          version: before + 1,
          isActive: parsed.active === false ? 0 : 1,
          body: JSON.stringify(parsed),
        })
        .where('collection', '=', collection)
        .where('id', '=', id)
        .where('version', '=', before)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw stale(collection, id, before);
      await indexDocument(store.db, collection, id, parsed);
      const document = { ...parsed, id, version: before + 1, createdAt };
      store.#note(collection, stored, document);
      return document;
    });
  }

  /** @returns the document as it was. With `version`, refuses where it has moved on. */
  async remove(collection: CollectionName, id: string, version?: number): Promise<Document> {
    return this.transaction(async (store) => {
      const document = await store.get(collection, id);
      if (version !== undefined && version !== document.version)
        throw stale(collection, id, document.version);
      refuseBrokenShop(collection, document, null);
      await store.db
        .deleteFrom('documents')
        .where('collection', '=', collection)
        .where('id', '=', id)
        .execute();
      store.#note(collection, document, null);
      return document;
    });
  }

  #note(collection: CollectionName, before: Document | null, after: Document | null): void {
    this.#doing?.touched.add(collection);
    this.#doing?.journal?.note(collection, before, after);
  }
}

const stale = (collection: string, id: string, version: number) =>
  new Refused(
    409,
    { code: 'stale', message: `${collection}/${id} has been changed meanwhile. Read it again.` },
    { version },
  );
