import { type Context, Hono } from 'hono';
import type { Check } from './check.ts';

const NEEDS = ['database', 'storage'] as const;
type Need = (typeof NEEDS)[number];

type ReadinessAnswer = { isReady: boolean } & Partial<Record<Need, string>>;

export class Readiness {
  readonly #checks: Readonly<Record<Need, Check>>;
  #isStopping = false;

  constructor(checks: Readonly<Record<Need, Check>>) {
    this.#checks = checks;
  }

  /** A load balancer then uses others. */
  stop(): void {
    this.#isStopping = true;
  }

  async current(needs: readonly Need[] = NEEDS): Promise<ReadinessAnswer> {
    const reported = await Promise.all(
      needs.map(async (need) => [need, this.#isStopping ? 'stopping' : await this.#checks[need]()] as const),
    );
    const isReady = !this.#isStopping && reported.every(([, answer]) => answer === 'ok');
    return { isReady, ...Object.fromEntries(reported) };
  }
}

const HEADERS = { 'cache-control': 'no-store' };

const alive = () => Response.json({ isAlive: true }, { headers: HEADERS });
const answer = (readiness: object, status: 200 | 503) =>
  Response.json(readiness, { status, headers: HEADERS });

/** Kubernetes' `exclude` ignores dependencies that all instances share. */
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

export const startingRoutes = (): Hono =>
  new Hono()
    .get('/healthz', alive)
    .get('/readyz', () => answer({ isReady: false, database: 'starting', storage: 'starting' }, 503));
