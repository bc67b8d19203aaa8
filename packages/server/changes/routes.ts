import { changesSchema, undoSchema } from '@lumitor/domain/collections/changesRequest';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { type Administrator, type AdministratorOf, signInNeeded } from '../documents/access.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { limitSchema } from '../documents/listQuery.ts';
import type { FileBin } from '../files/fileBin.ts';
import { readJson } from '../http/body.ts';
import { parse } from '../refusal/parse.ts';
import { applyOperations } from './applyOperations.ts';
import { listBatches, listChanges } from './history.ts';
import { requestKey } from './requestKey.ts';
import { undoBatch } from './undo.ts';

/** An import of some thousand articles comes as one. */
const MAX_MEGABYTES = 20;

interface Dependencies {
  store: DocumentStore;
  bin: FileBin;
  administratorOf: AdministratorOf;
}

const part = { limit: limitSchema, after: v.optional(v.string()) };
const changesQuery = v.strictObject({
  ...part,
  collection: v.optional(v.string()),
  id: v.optional(v.string()),
  batch: v.optional(v.string()),
});
const batchesQuery = v.strictObject({ ...part, kind: v.optional(v.string()), by: v.optional(v.string()) });

/** Which areas they may see and change is for each change to say. */
async function signedIn({ administratorOf }: Dependencies, c: Context): Promise<Administrator> {
  const administrator = await administratorOf(c);
  if (administrator === null) throw signInNeeded();
  return administrator;
}

/** Changes that are made together, and the history of all that administrators changed. */
export function changeRoutes(parts: Dependencies): Hono {
  return new Hono()
    .post('/', async (c) => {
      const by = await signedIn(parts, c);
      const { key, ...asked } = parse(changesSchema, await readJson(c.req.raw, MAX_MEGABYTES));
      const authorship = { by, reason: asked.reason, request: requestKey(key, asked) };
      return c.json(await applyOperations(parts.store, parts.bin, asked.operations, authorship), 201);
    })
    .get('/', async (c) => {
      const { role } = await signedIn(parts, c);
      return c.json(await listChanges(parts.store.db, role, parse(changesQuery, c.req.query())));
    });
}

export function batchRoutes(parts: Dependencies): Hono {
  return new Hono()
    .get('/', async (c) => {
      const { role } = await signedIn(parts, c);
      return c.json(await listBatches(parts.store.db, role, parse(batchesQuery, c.req.query())));
    })
    .post('/:batch/undo', async (c) => {
      const by = await signedIn(parts, c);
      const { key } = parse(undoSchema, await readJson(c.req.raw));
      const batch = c.req.param('batch');
      const authorship = { by, request: requestKey(key, { undoes: batch }) };
      return c.json(await undoBatch(parts.store, parts.bin, batch, authorship), 201);
    });
}
