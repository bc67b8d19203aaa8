import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import { linkSchema, mayOnShared } from '@lumitor/domain/sharing/sharedProject';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { readBody, readBytes } from '../http/body.ts';
import type { Enter } from './enter.ts';
import { forbidden, hashOf, newToken, projectOf } from './links.ts';
import { type Dependencies as Opening, openedRoutes } from './openedRoutes.ts';
import { readSharedAnywhere } from './readSharedInThread.ts';
import { shopOf, withdrawFromShop } from './sentProjects.ts';
import { announceProject, deleteSharedProject, share } from './sharedProjects.ts';

interface Dependencies extends Opening {
  inTurn: MiddlewareHandler;
  limitSharing(c: Context): Promise<void>;
}

/** Tokens travel after the # or in a header, so that logs miss them (D71). */
export function projectRoutes({ inTurn, limitSharing, ...parts }: Dependencies): Hono {
  const { store, networkOf, limitSaving, chargeSaving } = parts;
  const { db } = store;
  const enter: Enter = async (c, needed) => {
    await limitSharing(c);
    const { project, right } = await projectOf(db, c.req.header(LINK_HEADER) ?? '');
    if (!mayOnShared(right, needed)) throw forbidden();
    return { project, right, shop: await shopOf(db, project.id) };
  };
  return new Hono()
    .use(inTurn)
    .post('/', async (c) => {
      await limitSaving(c);
      const sent = await readSharedAnywhere('share', await readBytes(c.req.raw, 1), networkOf(c));
      const { links, bytes } = await share(store, sent);
      await chargeSaving(c, bytes);
      return c.json(links, 201);
    })
    .route('/opened', openedRoutes(parts, enter))
    .delete('/opened', async (c) => {
      const { project } = await enter(c, 'own');
      await deleteSharedProject(db, project.id);
      announceProject(store, project.id);
      return c.body(null, 204);
    })
    .delete('/opened/shop', async (c) => {
      const { project } = await enter(c, 'own');
      await withdrawFromShop(store, project.id);
      return c.body(null, 204);
    })
    .post('/opened/link', async (c) => {
      const { project } = await enter(c, 'own');
      const { link, isWithdrawn } = await readBody(c, linkSchema);
      const token = isWithdrawn ? null : newToken();
      const hash = token === null ? null : hashOf(token);
      await db
        .updateTable('sharedProjects')
        .set(link === 'see' ? { seeHash: hash } : { workHash: hash })
        .where('id', '=', project.id)
        .execute();
      // Pages with the former link learn that it was withdrawn.
      announceProject(store, project.id);
      return c.json({ token });
    });
}
