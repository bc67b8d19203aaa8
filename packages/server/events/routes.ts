import { Hono } from 'hono';
import type { AdministratorOf } from '../documents/access.ts';
import { SNAPSHOT_NAMES, type Snapshots } from '../snapshots/snapshots.ts';
import type { Broadcast } from './broadcast.ts';
import { documentsEvent } from './documentEvents.ts';
import { greeting } from './snapshotEvents.ts';

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Proxies such as nginx hold a stream back otherwise.
  'x-accel-buffering': 'no',
};

interface Parts {
  snapshots: Snapshots;
  broadcast: Broadcast;
  administratorOf: AdministratorOf;
}

export const eventRoutes = ({ snapshots, broadcast, administratorOf }: Parts): Hono =>
  new Hono().get('/', async (c) => {
    const isAdministrator = (await administratorOf(c)) !== null;
    await Promise.all(SNAPSHOT_NAMES.map((name) => snapshots.get(name)));
    const lastEventId = c.req.header('last-event-id');
    // Nobody would read the stream, nor close it.
    if (c.req.method === 'HEAD') return new Response(null, { headers: HEADERS });
    // From here to the connection there is no wait, so that no event falls between the two.
    const first = greeting(snapshots, lastEventId);
    const lists = isAdministrator && lastEventId ? documentsEvent() : '';
    return new Response(broadcast.connect(first + lists, isAdministrator), { headers: HEADERS });
  });
