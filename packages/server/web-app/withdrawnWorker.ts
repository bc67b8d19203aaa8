import { Hono } from 'hono';

/** In place of the worker that browsers have: it takes over at once, removes what that one has kept, and goes. */
const SCRIPT = `addEventListener('install', () => skipWaiting());
const leave = async () => {
  for (const name of await caches.keys()) if (name.startsWith('lumitor')) await caches.delete(name);
  await registration.unregister();
};
addEventListener('activate', (event) => event.waitUntil(leave()));
`;

/** Takes the worker back from all browsers at their next visit: `OFFLINE=off`. */
export const withdrawnWorker = (): Hono =>
  new Hono().get('/sw.js', (c) =>
    c.body(SCRIPT, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'",
    }),
  );
