import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { refusalResponse } from '../refusal/refusalFor.ts';
import { refused } from '../refusal/refused.ts';
import type { Metrics } from './metrics.ts';

interface Access {
  /** Undefined: only the machine itself may read. */
  metricsToken?: string | undefined;
  /** A proxy on the same machine makes every visitor look local. */
  isBehindProxy: boolean;
}

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Also of proxies missing in the settings. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const hash = (text: string) => createHash('sha256').update(text).digest();

function isFromHere(c: Context): boolean {
  const address = c.env?.incoming?.socket?.remoteAddress ?? '';
  return LOOPBACK.test(address) && FORWARDED.every((name) => c.req.header(name) === undefined);
}

function needToken(): Response {
  const response = refusalResponse(
    refused(401, 'token-needed', 'Metrics require the header "Authorization: Bearer …" with METRICS_TOKEN.'),
  );
  response.headers.set('www-authenticate', 'Bearer');
  return response;
}

const forbidden = () =>
  refusalResponse(
    refused(
      403,
      'forbidden',
      'Metrics can only be read on this machine. Set METRICS_TOKEN to read them from other machines.',
    ),
  );

/** Null for authorised readers. */
function refusalOf(c: Context, { metricsToken, isBehindProxy }: Access): Response | null {
  if (!metricsToken) return !isBehindProxy && isFromHere(c) ? null : forbidden();
  const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  // The duration of comparing hashes reveals neither length nor prefix.
  return timingSafeEqual(hash(given), hash(metricsToken)) ? null : needToken();
}

export const metricsRoutes = (metrics: Metrics, access: Access): Hono =>
  new Hono().get('/', async (c) => {
    const refusal = refusalOf(c, access);
    if (refusal) return refusal;
    return c.body(await metrics.read(), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    });
  });
