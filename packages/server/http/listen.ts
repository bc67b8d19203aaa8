import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartFault } from '../startFault.ts';

/** In milliseconds. */
const KEPT_ALIVE = 80_000;

export interface Listening {
  port: number;
  /** Answers with `app` from now on; requests that came before have waited for it. */
  serve(app: Hono): void;
  /** Takes no more requests, gives the open ones so many milliseconds, and closes every connection. */
  stop(timeout: number): Promise<void>;
}

function startFault(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartFault([
      `PORT ${port} is in use by another process: stop that one, or set PORT to another number.`,
    ]);
  if (error.code === 'EACCES')
    return new StartFault([`PORT ${port} is not open to this user: set PORT to a number above 1023.`]);
  return error;
}

function stopper(server: Server): Listening['stop'] {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  // Connections without a request, such as a browser keeps in reserve, would hold a stop up.
  const closeIfDone = () => {
    if (isStopping && open.size === 0) server.closeAllConnections();
  };
  server.on('request', (_, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      closeIfDone();
    });
  });
  return async (timeout) => {
    const closed = once(server, 'close');
    server.close();
    isStopping = true;
    closeIfDone();
    const cut = setTimeout(() => server.closeAllConnections(), timeout);
    await closed;
    clearTimeout(cut);
  };
}

/**
 * Listens at once, so that a port in use is told before anything else is done.
 * @param port 0: any free one
 */
export async function listen(port: number): Promise<Listening> {
  let app: Hono | null = null;
  let arrived: (app: Hono) => void = () => {};
  const arrival = new Promise<Hono>((resolve) => {
    arrived = resolve;
  });
  const server = createAdaptorServer({
    fetch: (request, env) =>
      app ? app.fetch(request, env) : arrival.then((served) => served.fetch(request, env)),
  }) as Server;
  // Longer than proxies and browsers keep a connection in reserve: one that is closed under a request is an error.
  server.keepAliveTimeout = KEPT_ALIVE;
  const stop = stopper(server);
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
    stop,
  };
}
