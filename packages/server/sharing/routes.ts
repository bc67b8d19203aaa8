import {
  changeSchema,
  LINK_HEADER,
  linkSchema,
  mayOnShared,
  type SharedRight,
  shareSchema,
} from '@lumitor/domain/sharing/sharedProject';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { DocumentStore } from '../documents/documentStore.ts';
import { readBody } from '../http/body.ts';
import { matchesTag } from '../http/prepared.ts';
import { shownSettings } from '../settings/readSettings.ts';
import { commentRoutes } from './commentRoutes.ts';
import { forbidden, hashOf, newToken, projectOf } from './links.ts';
import {
  announceProject,
  changeProject,
  isSettled,
  listVersions,
  noteOpening,
  openedProject,
  readVersion,
  removeProject,
  share,
} from './sharedProjects.ts';

interface Dependencies {
  store: DocumentStore;
  /** Has what a visitor asks wait until not too much of it is under way. */
  inTurn: MiddlewareHandler;
  /** Counts what a visitor stores, as it counts orders; throws when it is too much. */
  limitSaving(c: Context): Promise<void>;
  /** Counts what it took beyond an order of ordinary length. */
  chargeSaving(c: Context, bytes: number): Promise<void>;
  /** Counts what a visitor asks and changes of shared projects; throws when it is too much. */
  limitSharing(c: Context): Promise<void>;
  /** Counts what a visitor says of them, as orders are counted; throws when it is too much. */
  limitCommenting(c: Context): Promise<void>;
}

/**
 * Plans that several people see and work on (D71). A link's token comes in a header: the page has it behind the # of its
 * address, so that it is in no log, no referrer and no measure.
 */
export function projectRoutes({
  store,
  inTurn,
  limitSaving,
  chargeSaving,
  limitSharing,
  limitCommenting,
}: Dependencies): Hono {
  const { db } = store;
  const asked = async (c: Context, needed: SharedRight) => {
    await limitSharing(c);
    const { project, right } = await projectOf(db, c.req.header(LINK_HEADER) ?? '');
    if (!mayOnShared(right, needed)) throw forbidden();
    return { project, right };
  };
  const daysKept = async () => (await shownSettings(store)).orders.sharedDays;
  return new Hono()
    .use(inTurn)
    .post('/', async (c) => {
      await limitSaving(c);
      const { links, bytes } = await share(store, await readBody(c, shareSchema));
      await chargeSaving(c, bytes);
      return c.json(links, 201);
    })
    .get('/opened', async (c) => {
      const { project, right } = await asked(c, 'see');
      const opened = openedProject(await noteOpening(db, project), right, await daysKept());
      const etag = `W/"${opened.version}.${right}.${opened.until}"`;
      const headers = { etag, 'cache-control': 'private, no-cache', vary: LINK_HEADER };
      if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
      return c.json(opened, 200, headers);
    })
    .post('/opened', async (c) => {
      const { project, right } = await asked(c, 'work');
      const change = await readBody(c, changeSchema);
      // What stays beside the next state takes room, as an order does.
      if (change.base === project.version && isSettled(project, change)) {
        await limitSaving(c);
        await chargeSaving(c, Buffer.byteLength(project.body));
      }
      const days = await daysKept();
      return c.json(await changeProject(store, project, change, (now) => openedProject(now, right, days)));
    })
    .route('/opened/comments', commentRoutes({ store, asked, limitCommenting }))
    .delete('/opened', async (c) => {
      const { project } = await asked(c, 'own');
      await removeProject(db, project.id);
      announceProject(store, project.id);
      return c.body(null, 204);
    })
    .get('/opened/versions', async (c) => {
      const { project } = await asked(c, 'see');
      return c.json({ versions: await listVersions(db, project.id) });
    })
    .get('/opened/versions/:version', async (c) => {
      const { project } = await asked(c, 'see');
      return c.json(await readVersion(db, project.id, Number(c.req.param('version')) || 0));
    })
    .post('/opened/link', async (c) => {
      const { project } = await asked(c, 'own');
      const { link, isWithdrawn } = await readBody(c, linkSchema);
      const token = isWithdrawn ? null : newToken();
      const hash = token === null ? null : hashOf(token);
      await db
        .updateTable('sharedProjects')
        .set(link === 'see' ? { seeHash: hash } : { workHash: hash })
        .where('id', '=', project.id)
        .execute();
      // Pages with the former link learn that it opens nothing any more.
      announceProject(store, project.id);
      return c.json({ token });
    });
}
