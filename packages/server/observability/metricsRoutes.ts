import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { refusalResponse } from '../refusal/refusalFor.ts';
import { refused } from '../refusal/refused.ts';
import type { Metrics } from './metrics.ts';

interface Access {
  /** Absent: only the machine itself may read. */
  metricsToken?: string | undefined;
  /** A proxy on the same machine makes every visitor look like the machine itself. */
  isBehindProxy: boolean;
}

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Set by proxies, also by one that the settings do not know of. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const hash = (text: string) => createHash('sha256').update(text).digest();

function isFromHere(c: Context): boolean {
  const address = c.env?.incoming?.socket?.remoteAddress ?? '';
  return LOOPBACK.test(address) && FORWARDED.every((name) => c.req.header(name) === undefined);
}

function needToken(): Response {
  const response = refusalResponse(
    refused(401, 'token-needed', 'Metrics need the header "Authorization: Bearer …" with METRICS_TOKEN.'),
  );
  response.headers.set('www-authenticate', 'Bearer');
  return response;
}

const forbidden = () =>
  refusalResponse(
    refused(
      403,
      'forbidden',
      'Metrics can be read on the machine itself. Set METRICS_TOKEN to read them from elsewhere.',
    ),
  );

/** What whoever may not read them is answered; null for those who may. */
function turnedAway(c: Context, { metricsToken, isBehindProxy }: Access): Response | null {
  if (!metricsToken) return !isBehindProxy && isFromHere(c) ? null : forbidden();
  const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  // Hashed, so that neither the length nor the beginning shows in the time that it takes.
  return timingSafeEqual(hash(given), hash(metricsToken)) ? null : needToken();
}

/** The metrics, for those who look after the service and nobody else. */
export const metricsRoutes = (metrics: Metrics, access: Access): Hono =>
  new Hono().get('/', async (c) => {
    const refusal = turnedAway(c, access);
    if (refusal) return refusal;
    return c.body(await metrics.read(), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    });
  });
