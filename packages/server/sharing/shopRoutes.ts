import { may } from '@lumitor/domain/people/roles';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Outgoing } from '../settings/outgoing.ts';
import { type Dependencies as Opening, openedRoutes } from './openedRoutes.ts';
import { noteChangedByShop, noteOpenedByShop, projectOfOrder } from './sentProjects.ts';

interface Dependencies extends Opening {
  outgoing: Outgoing;
  inTurn: MiddlewareHandler;
  /** Counts what is asked and changed of shared projects; throws when it is too much. */
  limitSharing(c: Context): Promise<void>;
}

/**
 * The project that a visitor sent along with what they asked about an order, opened by the session of an administrator
 * and by no link (D71). What they do is done under the shop's name; the order tells which of them it was.
 */
export function shopProjectRoutes({ outgoing, inTurn, limitSharing, ...parts }: Dependencies): Hono {
  const { store } = parts;
  const opened = openedRoutes(parts, async (c) => {
    await limitSharing(c);
    // The table of operations has asked for the right that each needs.
    const { email, role } = c.get('administrator');
    const orderId = c.req.param('id') ?? '';
    const { project, shop } = await projectOfOrder(store.db, orderId);
    const act = { orderId, projectId: project.id, by: email };
    return {
      ...{ project, shop },
      right: may(role, 'sales', 'write') ? 'work' : 'see',
      as: await outgoing.shopName(store.db),
      onOpened: () => noteOpenedByShop(store, act, project.version, shop.openedAt),
      onChanged: (within, version) => noteChangedByShop(within, act, version),
    };
  });
  return new Hono().use('/:id/project/*', inTurn).route('/:id/project', opened);
}
