import type { CollectionName } from '@lumitor/domain/catalogue/collections';
import { emailSchema } from '@lumitor/domain/catalogue/partner';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { readJson } from '../http/body.ts';
import { parse } from '../http/parse.ts';
import { invalid, notFound, Refused } from '../http/refused.ts';
import { authorise, collectionNamed, isPublic, withoutHidden } from './access.ts';
import type { Document } from './document.ts';
import type { DocumentStore } from './documentStore.ts';
import { addEmail } from './emails.ts';
import { parseListQuery } from './listQuery.ts';

interface Parts {
  store: DocumentStore;
  isAdministrator(c: Context): Promise<boolean>;
  /** Counts what a visitor adds; throws when it is too much. */
  limitAdding(c: Context): Promise<void>;
}

const fieldsSchema = v.record(v.string(), v.unknown());

/** The version a change was made on: the header If-Match, or `?version=`. */
function expectedVersion(c: Context): number | undefined {
  const given = c.req.header('if-match')?.replace(/^(?:W\/)?"(.*)"$/, '$1') ?? c.req.query('version');
  if (given === undefined || given === '*') return undefined;
  if (!/^\d{1,9}$/.test(given)) throw invalid('version must be the number that a read gave.', 'version');
  return Number(given);
}

const answer = (document: Document, status = 200) =>
  Response.json(document, { status, headers: { etag: `"${document.version}"` } });

async function addAsVisitor(store: DocumentStore, collection: CollectionName, input: unknown) {
  if (collection !== 'emails') return store.add(collection, input);
  const { email, refData } = parse(emailSchema, input);
  return addEmail(store, email, refData?.reflinkId);
}

/** The document store over HTTP; who may do what is the declaration's word. */
export function documentRoutes({ store, isAdministrator, limitAdding }: Parts): Hono {
  return new Hono()
    .get('/:collection', async (c) => {
      const collection = collectionNamed(c.req.param('collection'));
      const isAdmin = await isAdministrator(c);
      authorise(collection, 'list', isAdmin);
      const query = parseListQuery(collection, c.req.query());
      if (isAdmin) return c.json({ documents: await store.list(collection, query) });
      if (query.isActive === false)
        throw new Refused(403, {
          code: 'forbidden',
          message: `Inactive ${collection} are for administrators. Sign in.`,
          field: 'active',
        });
      const documents = await store.list(collection, { ...query, isActive: true });
      return c.json({ documents: documents.map((document) => withoutHidden(collection, document)) });
    })
    .get('/:collection/:id', async (c) => {
      const collection = collectionNamed(c.req.param('collection'));
      const isAdmin = await isAdministrator(c);
      authorise(collection, 'get', isAdmin);
      const document = await store.get(collection, c.req.param('id'));
      if (isAdmin) return answer(document);
      if (!isPublic(collection, document)) throw notFound(`There is no ${collection}/${document.id}.`);
      return answer(withoutHidden(collection, document));
    })
    .post('/:collection', async (c) => {
      const collection = collectionNamed(c.req.param('collection'));
      const isAdmin = await isAdministrator(c);
      authorise(collection, 'add', isAdmin);
      if (!isAdmin) await limitAdding(c);
      const input = await readJson(c.req.raw);
      const document = isAdmin
        ? await store.add(collection, input)
        : await addAsVisitor(store, collection, input);
      return answer(document as Document, 201);
    })
    .patch('/:collection/:id', async (c) => {
      const collection = collectionNamed(c.req.param('collection'));
      authorise(collection, 'update', await isAdministrator(c));
      const change = parse(fieldsSchema, await readJson(c.req.raw));
      return answer(await store.update(collection, c.req.param('id'), change, expectedVersion(c)));
    })
    .delete('/:collection/:id', async (c) => {
      const collection = collectionNamed(c.req.param('collection'));
      authorise(collection, 'remove', await isAdministrator(c));
      await store.remove(collection, c.req.param('id'));
      return c.body(null, 204);
    });
}
