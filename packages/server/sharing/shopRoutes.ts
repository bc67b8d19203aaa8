import { revisionSchema } from '@lumitor/domain/order/orderWork';
import { may } from '@lumitor/domain/people/roles';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { readBody } from '../http/body.ts';
import { saveProjectRevision } from '../orders/projectRevision.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import { type Dependencies as Opening, openedRoutes } from './openedRoutes.ts';
import { noteChangedByShop, noteOpenedByShop, projectOfOrder } from './sentProjects.ts';
import { retainSent } from './sharedProjects.ts';

interface Dependencies extends Opening {
  outgoing: Outgoing;
  secret: string;
  save(c: Context, body: Buffer): Promise<{ id: string; createdAt: string }>;
  inTurn: MiddlewareHandler;
  limitSharing(c: Context): Promise<void>;
}

/** Acts bear the shop's name; the order records the administrator (D71). */
export function shopProjectRoutes({
  outgoing,
  secret,
  save,
  inTurn,
  limitSharing,
  ...parts
}: Dependencies): Hono {
  const { store } = parts;
  const opened = openedRoutes(parts, async (c) => {
    await limitSharing(c);
    // The table of operations has checked the rights.
    const { email, role } = c.get('administrator');
    const orderId = c.req.param('id') ?? '';
    const { project, shop } = await projectOfOrder(store.db, orderId);
    const act = { orderId, projectId: project.id, by: email };
    return {
      project,
      shop,
      right: may(role, 'sales', 'write') ? 'work' : 'see',
      as: await outgoing.shopName(store.db),
      onOpened: () => noteOpenedByShop(store, act, project.version, shop.openedAt),
      onChanged: (within, version) => noteChangedByShop(within, act, version),
    };
  });
  return new Hono()
    .use('/:id/project/*', inTurn)
    .post('/:id/project/revision', async (c) => {
      await parts.limitSaving(c);
      const { key } = await readBody(c, revisionSchema);
      const order = c.req.param('id');
      const { project } = await projectOfOrder(store.db, order);
      const { isMicro, body } = project;
      const saved = await saveProjectRevision(
        { key, order, isMicro: isMicro === 1, plan: JSON.parse(body) },
        { store, secret, save: (request) => save(c, request) },
      );
      await retainSent(store, project);
      const { number } = await store.db
        .selectFrom('orderWork')
        .select('number')
        .where('id', '=', saved.id)
        .executeTakeFirstOrThrow();
      return c.json({ id: saved.id, number }, 201);
    })
    .route('/:id/project', opened);
}
