import { type Context, Hono } from 'hono';
import { NEEDS, type Readiness } from './readiness.ts';

const HEADERS = { 'cache-control': 'no-store' };

const alive = () => Response.json({ isAlive: true }, { headers: HEADERS });
const answer = (readiness: object, status: 200 | 503) =>
  Response.json(readiness, { status, headers: HEADERS });

/** Kubernetes’ own word: what a load balancer can do without, since requests fare no better elsewhere. */
const needsOf = (c: Context) => {
  const excluded = c.req.queries('exclude') ?? [];
  return NEEDS.filter((need) => !excluded.includes(need));
};

/** `/healthz`: the process answers. `/readyz`: it can do its work. */
export const healthRoutes = (readiness: Readiness): Hono =>
  new Hono().get('/healthz', alive).get('/readyz', async (c) => {
    const current = await readiness.current(needsOf(c));
    return answer(current, current.isReady ? 200 : 503);
  });

/** The same while the service is being brought up, when every other request waits. */
export const startingRoutes = (): Hono =>
  new Hono()
    .get('/healthz', alive)
    .get('/readyz', () => answer({ isReady: false, database: 'starting', storage: 'starting' }, 503));
