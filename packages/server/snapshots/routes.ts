import { Hono } from 'hono';
import { sendPrepared } from '../http/prepared.ts';
import { SNAPSHOT_NAMES, type Snapshots } from './snapshots.ts';

export function snapshotRoutes(snapshots: Snapshots): Hono {
  const routes = new Hono();
  for (const name of SNAPSHOT_NAMES)
    routes.get(`/${name}`, async (c) =>
      sendPrepared(c.req.raw, snapshots.ready(name) ?? (await snapshots.get(name))),
    );
  return routes;
}
