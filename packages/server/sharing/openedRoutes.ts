import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import { changeSchema } from '@lumitor/domain/sharing/sharedProject';
import type { Bytes } from '@lumitor/domain/units';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { SharedProjectRow } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { readBytes } from '../http/body.ts';
import { parseJson } from '../http/json.ts';
import { matchesTag } from '../http/prepared.ts';
import { parse } from '../refusal/refused.ts';
import { shownSettings } from '../settings/readSettings.ts';
import { commentRoutes } from './commentRoutes.ts';
import type { Enter } from './enter.ts';
import { readSharedAnywhere } from './readSharedInThread.ts';
import {
  type Author,
  answerOf,
  changeProject,
  isSettled,
  listVersions,
  noteOpening,
  type Opener,
  openedProject,
  readVersion,
  storeRejected,
} from './sharedProjects.ts';

export interface Dependencies {
  store: DocumentStore;
  networkOf(c: Context): string;
  limitSaving(c: Context): Promise<void>;
  chargeSaving(c: Context, bytes: Bytes): Promise<void>;
  limitCommenting(c: Context): Promise<void>;
}

const { id, base } = changeSchema.entries;
/** Compared before the plan is parsed. */
const changeHead = v.object({ id, base });

export function openedRoutes(parts: Dependencies, enter: Enter): Hono {
  const { store, networkOf, limitSaving, chargeSaving } = parts;
  const { db } = store;
  const authorOf = ({ as, right }: Pick<Opener, 'as' | 'right'>, typed: string): Author => ({
    by: as ?? typed,
    byShop: as === undefined ? 0 : 1,
    byOwner: right === 'own' ? 1 : 0,
  });
  const retentionDays = async () => (await shownSettings(store)).orders.sharedDays;
  return new Hono()
    .get('/', async (c) => {
      const { project, onOpened, ...opener } = await enter(c, 'see');
      await onOpened?.();
      const opened = openedProject(await noteOpening(db, project), opener, await retentionDays());
      const { version, right, until, shop } = opened;
      const etag = `W/"${version}.${right}.${until}.${shop?.openedAt ?? shop !== undefined}"`;
      const headers = { etag, 'cache-control': 'private, no-cache', vary: LINK_HEADER };
      if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
      return c.json(opened, 200, headers);
    })
    .post('/', async (c) => {
      const { project, onChanged, ...opener } = await enter(c, 'work');
      const body = await readBytes(c.req.raw, 1);
      const days = await retentionDays();
      const shown = (now: SharedProjectRow) => openedProject(now, opener, days);
      const known = answerOf(project, parse(changeHead, parseJson(body)), shown);
      if (known) return c.json(known);
      const { by: typed, ...sent } = await readSharedAnywhere('change', body, networkOf(c));
      const change = { ...sent, ...authorOf(opener, typed) };
      // A new version takes room, as an order does.
      if (change.base === project.version && (change.keepsBase || isSettled(project, change))) {
        await limitSaving(c);
        await chargeSaving(c, Buffer.byteLength(project.body));
      }
      return c.json(await changeProject(store, project, change, shown, onChanged));
    })
    .route('/comments', commentRoutes({ ...parts, enter }))
    .get('/versions', async (c) => {
      const { project } = await enter(c, 'see');
      return c.json({ versions: await listVersions(db, project.id) });
    })
    .post('/versions', async (c) => {
      const { project, ...opener } = await enter(c, 'work');
      const body = await readBytes(c.req.raw, 1);
      const { by: typed, ...sent } = await readSharedAnywhere('rejected', body, networkOf(c));
      await limitSaving(c);
      await chargeSaving(c, Buffer.byteLength(sent.plan));
      const rejected = { ...sent, ...authorOf(opener, typed) };
      return c.json(await storeRejected(store, project, rejected), 201);
    })
    .get('/versions/:version', async (c) => {
      const { project } = await enter(c, 'see');
      return c.json(await readVersion(db, project.id, Number(c.req.param('version')) || 0));
    });
}
