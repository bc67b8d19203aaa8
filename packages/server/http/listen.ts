import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { Ms, Seconds } from '@lumitor/domain/units';
import { type Context, Hono } from 'hono';
import { refusalResponse } from '../refusal/refusalFor.ts';
import { Refused } from '../refusal/refused.ts';
import { StartFault } from '../startFault.ts';
import { type OnRequest, openRequests } from './openRequests.ts';
import { isPageRequest } from './startingPage.ts';

const KEEP_ALIVE: Ms = 80_000;
/** Upload of one file over a slow line, with a margin. */
const REQUEST_TIMEOUT: Ms = 11 * 60_000;

export interface Listening {
  port: number;
  /** Earlier requests have waited for the app, pages only for a while. */
  serve(app: Hono): void;
  drain(): void;
  /** Open requests may take up to `timeout`. */
  stop(timeout: Ms): Promise<void>;
}

/** Node uses the first of several hosts, a proxy perhaps another (RFC 9112, 3.2). */
const hasSeveralHosts = ({ incoming }: { incoming: { rawHeaders: readonly string[] } }): boolean =>
  incoming.rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host').length > 1;

const severalHosts = (): Response =>
  refusalResponse(
    new Refused(400, { code: 'invalid', message: 'The request has several Host headers. Send one.' }),
  );

interface Options {
  starting?: Hono;
  startingPage?: (c: Context) => Response;
  pageWaits?: Ms;
  onRequest?: OnRequest;
  headers?: Readonly<Record<string, string>>;
}

function startFault(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartFault([
      `PORT ${port} is in use by another process: stop that process, or set PORT to another number.`,
    ]);
  if (error.code === 'EACCES')
    return new StartFault([`PORT ${port} is not allowed for this user: set PORT to a number above 1023.`]);
  return error;
}

/** Listens at once, so that a port in use is reported first. @param port 0: any free one */
export async function listen(
  port: number,
  { starting, startingPage, pageWaits = 1_000, onRequest, headers = {} }: Options = {},
): Promise<Listening> {
  const common = Object.entries(headers);
  let arrived: (app: Hono) => void = () => {};
  const arrival = new Promise<Hono>((resolve) => {
    arrived = resolve;
  });
  const isUpSoon = () => Promise.race([arrival.then(() => true), delay(pageWaits, false, { ref: false })]);
  let app = new Hono().route('/', starting ?? new Hono()).all('/*', async (c) => {
    if (startingPage && isPageRequest(c) && !(await isUpSoon())) return startingPage(c);
    return (await arrival).fetch(c.req.raw, c.env);
  });
  const server = createAdaptorServer({
    fetch: (request, env) => (hasSeveralHosts(env) ? severalHosts() : app.fetch(request, env)),
  }) as Server;
  // Proxies hold idle connections for less; closing one under a request is an error.
  server.keepAliveTimeout = KEEP_ALIVE;
  server.requestTimeout = REQUEST_TIMEOUT;
  const { drain, stop } = openRequests(server, onRequest);
  // The app may answer synchronously.
  server.prependListener('request', (_, response) => {
    for (const [name, value] of common) response.setHeader(name, value);
  });
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw startFault(error as NodeJS.ErrnoException, port);
  }
  return {
    port: (server.address() as AddressInfo).port,
    serve(served) {
      app = served;
      arrived(served);
    },
    drain,
    stop,
  };
}

const YEAR: Seconds = 365 * 24 * 60 * 60;

/** Only pages of the web app may run, load or be framed. @param publicUrl https is remembered for a year */
export const protection = (publicUrl?: string): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR}` }),
});
