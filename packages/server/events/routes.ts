import { Hono } from 'hono';
import { SNAPSHOT_NAMES, type Snapshots } from '../snapshots/snapshots.ts';
import type { Broadcast } from './broadcast.ts';
import { greeting } from './snapshotEvents.ts';

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Proxies such as nginx hold a stream back otherwise.
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

export const eventRoutes = (snapshots: Snapshots, broadcast: Broadcast): Hono =>
  new Hono().get('/', async (c) => {
    await Promise.all(SNAPSHOT_NAMES.map((name) => snapshots.get(name)));
    // From here to the connection there is no wait, so that no event falls between the two.
    const first = greeting(snapshots, c.req.header('last-event-id'));
    return new Response(broadcast.connect(first), { headers: HEADERS });
  });
