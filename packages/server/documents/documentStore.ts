import { randomBytes } from 'node:crypto';
import type { CollectionName } from '@lumitor/domain/catalogue/collections';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { DocumentRow, Schema } from '../database/schema.ts';
import { parse } from '../http/parse.ts';
import { notFound, Refused } from '../http/refused.ts';
import { type Document, declarationOf, type Fields } from './document.ts';
import { indexDocument } from './fieldIndex.ts';
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

/**
 * The documents of every declared collection. Whatever is written has passed its collection's
 * schema, and is on the disk when the promise resolves.
 */
export class DocumentStore {
  readonly db: Kysely<Schema>;
  readonly #listeners: Listener[] = [];
  readonly #touched: Set<CollectionName> | null;

  constructor(db: Kysely<Schema>, touched: Set<CollectionName> | null = null) {
    this.db = db;
    this.#touched = touched;
  }

  /** Hears, after each commit, which collections it wrote to. */
  onChange(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** All or nothing: what `work` writes through the store it is given becomes visible as one. */
  async transaction<Result>(work: (store: DocumentStore) => Promise<Result>): Promise<Result> {
    if (this.#touched) return work(this);
    const touched = new Set<CollectionName>();
    const result = await this.db
      .transaction()
      .execute((transaction) => work(new DocumentStore(transaction, touched)));
    if (touched.size > 0) for (const listener of this.#listeners) listener(touched);
    return result;
  }

  async list(collection: CollectionName, query: ListQuery = {}): Promise<Document[]> {
    return (await listRows(this.db, collection, query)).map(toDocument);
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
    { id = newId(), createdAt = new Date() }: { id?: string; createdAt?: Date } = {},
  ): Promise<Document | null> {
    const parsed = parse(declarationOf(collection).schema, fields);
    const row: DocumentRow = {
      collection,
      id,
      version: 1,
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
      store.#touched?.add(collection);
      return toDocument(row);
    });
  }

  /** Lays `change` over the stored fields. With `version`, refuses where the document has moved on. */
  async update(collection: CollectionName, id: string, change: Fields, version?: number): Promise<Document> {
    return this.transaction(async (store) => {
      const { id: _, version: before, createdAt, ...fields } = await store.get(collection, id);
      if (version !== undefined && version !== before) throw stale(collection, id, before);
      const parsed = parse(declarationOf(collection).schema, { ...fields, ...change });
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
      store.#touched?.add(collection);
      return { ...parsed, id, version: before + 1, createdAt };
    });
  }

  async remove(collection: CollectionName, id: string): Promise<void> {
    return this.transaction(async (store) => {
      const { numDeletedRows } = await store.db
        .deleteFrom('documents')
        .where('collection', '=', collection)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound(`There is no ${collection}/${id}.`);
      store.#touched?.add(collection);
    });
  }
}

const stale = (collection: string, id: string, version: number) =>
  new Refused(
    409,
    { code: 'stale', message: `${collection}/${id} has been changed meanwhile. Read it again.` },
    { version },
  );
