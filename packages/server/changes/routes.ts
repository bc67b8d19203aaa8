import { changesSchema, undoSchema } from '@lumitor/domain/collections/changesRequest';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { DocumentStore } from '../documents/documentStore.ts';
import { limitSchema } from '../documents/listQuery.ts';
import type { FileBin } from '../files/fileBin.ts';
import { readBody } from '../http/body.ts';
import { parse } from '../refusal/refused.ts';
import { applyOperations } from './applyOperations.ts';
import { listBatches, listChanges } from './history.ts';
import { requestKey } from './requestKey.ts';
import { undoBatch } from './undo.ts';

/** An import of some thousand articles. */
const MAX_MEGABYTES = 20;

interface Dependencies {
  store: DocumentStore;
  bin: FileBin;
}

const part = { limit: limitSchema, after: v.optional(v.string()) };
const changesQuery = v.strictObject({
  ...part,
  collection: v.optional(v.string()),
  id: v.optional(v.string()),
  batch: v.optional(v.string()),
});
const batchesQuery = v.strictObject({ ...part, kind: v.optional(v.string()), by: v.optional(v.string()) });

export function changeRoutes(parts: Dependencies): Hono {
  return new Hono()
    .post('/', async (c) => {
      const by = c.get('administrator');
      const { key, ...request } = await readBody(c, changesSchema, MAX_MEGABYTES);
      const authorship = { by, reason: request.reason, request: requestKey(key, request) };
      return c.json(await applyOperations(parts.store, parts.bin, request.operations, authorship), 201);
    })
    .get('/', async (c) => {
      const { role } = c.get('administrator');
      return c.json(await listChanges(parts.store.db, role, parse(changesQuery, c.req.query())));
    });
}

export function batchRoutes(parts: Dependencies): Hono {
  return new Hono()
    .get('/', async (c) => {
      const { role } = c.get('administrator');
      return c.json(await listBatches(parts.store.db, role, parse(batchesQuery, c.req.query())));
    })
    .post('/:batch/undo', async (c) => {
      const by = c.get('administrator');
      const { key } = await readBody(c, undoSchema);
      const batch = c.req.param('batch');
      const authorship = { by, request: requestKey(key, { undoes: batch }) };
      return c.json(await undoBatch(parts.store, parts.bin, batch, authorship), 201);
    });
}
