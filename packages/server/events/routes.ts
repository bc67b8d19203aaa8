import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { SNAPSHOT_NAMES, type Snapshots } from '../snapshots/snapshots.ts';
import { type Broadcast, EVENT_HEADERS } from './broadcast.ts';
import {
  documentsEvent,
  followedProject,
  followedSite,
  PROJECT_EVENT,
  SITE_EVENT,
  viewersEvent,
} from './documentEvents.ts';
import { greeting } from './snapshotEvents.ts';
import type { Viewers } from './viewers.ts';

interface Dependencies {
  snapshots: Snapshots;
  broadcast: Broadcast;
  viewers: Viewers;
  sessionOf(c: Context): Promise<{ id: string } | null>;
}

export const eventRoutes = ({ snapshots, broadcast, viewers, sessionOf }: Dependencies) =>
  new Hono<{ Bindings: Pick<HttpBindings, 'outgoing'> }>().get('/', async (c) => {
    const session = await sessionOf(c);
    await Promise.all(SNAPSHOT_NAMES.map((name) => snapshots.get(name)));
    // The owner's page does not count as a viewer.
    const { site, project, as } = c.req.query();
    const lastEventId = c.req.header('last-event-id');
    // The stream would be neither read nor closed.
    if (c.req.method === 'HEAD') return new Response(null, { headers: EVENT_HEADERS });
    // Without an await before the connection no event is lost.
    const first = greeting(snapshots, lastEventId);
    const lists = session && lastEventId ? documentsEvent() : '';
    // Covers changes before the subscription.
    const done = site ? SITE_EVENT : project ? PROJECT_EVENT : '';
    const viewed = project && as !== 'owner' ? project : null;
    const count = project ? viewersEvent(viewers.total(project)) : '';
    const followed = site ? followedSite(site) : project ? followedProject(project) : null;
    const isOpen = broadcast.connect(c.env.outgoing, first + lists + done + count, session?.id, followed);
    if (isOpen && viewed) c.env.outgoing.once('close', viewers.enter(viewed));
    return RESPONSE_ALREADY_SENT;
  });
