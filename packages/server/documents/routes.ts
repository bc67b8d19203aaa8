import type { Stored } from '@lumitor/domain/catalogue/article';
import type { Operation } from '@lumitor/domain/collections/changesRequest';
import type { CollectionName } from '@lumitor/domain/collections/collections';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { readBody, readJson } from '../http/body.ts';
import { invalid, notFound, parse, refused } from '../refusal/refused.ts';
import {
  type Administrator,
  type AdministratorOf,
  authorise,
  collectionNamed,
  isPublic,
  needAdministrator,
  withoutHidden,
} from './access.ts';
import { declarationOf, withoutPaths } from './document.ts';
import type { DocumentStore } from './documentStore.ts';
import { parseListQuery } from './listQuery.ts';

interface Dependencies {
  store: DocumentStore;
  change(by: Administrator, kind: 'add' | 'edit' | 'remove', operation: Operation): Promise<Stored>;
  administratorOf: AdministratorOf;
  limitReading(c: Context, collection: CollectionName): Promise<void>;
  onVisitorRead(c: Context, collection: CollectionName, id: string): Promise<void>;
  addAsVisitor(c: Context, collection: CollectionName, input: unknown): Promise<Stored>;
  limitAdding(c: Context): Promise<void>;
}

const fieldsSchema = v.record(v.string(), v.unknown());

function expectedVersion(c: Context): number | undefined {
  const given = c.req.header('if-match')?.replace(/^(?:W\/)?"(.*)"$/, '$1') ?? c.req.query('version');
  if (given === undefined || given === '*') return undefined;
  if (!/^\d{1,9}$/.test(given)) throw invalid('version must be the version last read.', 'version');
  return Number(given);
}

const answer = (document: Stored, status: 200 | 201 = 200) =>
  Response.json(document, { status, headers: { etag: `"${document.version}"` } });

export function documentRoutes({
  store,
  change,
  administratorOf,
  addAsVisitor,
  limitAdding,
  limitReading,
  onVisitorRead,
}: Dependencies): Hono {
  return new Hono()
    .get('/:collection', async (c) => {
      const collection = collectionNamed(c.req.param('collection'));
      const isAdmin = authorise(collection, 'list', await administratorOf(c)) !== null;
      const { omit, ...query } = parseListQuery(collection, c.req.queries(), isAdmin);
      if (!isAdmin && query.isActive === false)
        throw refused(403, 'forbidden', `Only administrators can read inactive ${collection}. Sign in.`, {
          field: 'active',
        });
      const { documents, next } = await store.page(
        collection,
        isAdmin ? query : { ...query, isActive: true },
      );
      const shown = (document: Stored) => (isAdmin ? document : withoutHidden(collection, document));
      return c.json({ documents: documents.map((document) => withoutPaths(shown(document), omit)), next });
    })
    .get('/:collection/:id', async (c) => {
      const collection = collectionNamed(c.req.param('collection'));
      const isAdmin = authorise(collection, 'get', await administratorOf(c)) !== null;
      if (!isAdmin) await limitReading(c, collection);
      const document = await store.get(collection, c.req.param('id'));
      if (isAdmin) return answer(document);
      if (!isPublic(collection, document)) throw notFound(`${collection}/${document.id} not found.`);
      await onVisitorRead(c, collection, document.id);
      return c.json(withoutHidden(collection, document), 200, { etag: `"${document.version}"` });
    })
    .post('/:collection', async (c) => {
      const collection = collectionNamed(c.req.param('collection'));
      const by = authorise(collection, 'add', await administratorOf(c));
      if (by === null) await limitAdding(c);
      const input = await readJson(c.req.raw);
      if (by === null) {
        const added: Stored = await addAsVisitor(c, collection, input);
        return answer(withoutHidden(collection, added), 201);
      }
      const fields = parse(fieldsSchema, input);
      return answer(await change(by, 'add', { kind: 'add', collection, fields }), 201);
    })
    .patch('/:collection/:id', async (c) => {
      const collection = collectionNamed(c.req.param('collection'));
      const id = c.req.param('id');
      const by = await needAdministrator(administratorOf, c, [declarationOf(collection).area, 'write']);
      const fields = await readBody(c, fieldsSchema);
      const version = expectedVersion(c);
      return answer(await change(by, 'edit', { kind: 'update', collection, id, fields, version }));
    })
    .delete('/:collection/:id', async (c) => {
      const collection = collectionNamed(c.req.param('collection'));
      const by = await needAdministrator(administratorOf, c, [declarationOf(collection).area, 'write']);
      await change(by, 'remove', { kind: 'remove', collection, id: c.req.param('id') });
      return c.body(null, 204);
    });
}
