import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Called with every request before the app.
 * @returns a callback for when its answer is sent or its client disconnects
 */
export type OnRequest = (request: IncomingMessage, response: ServerResponse) => () => void;

interface OpenRequests {
  /** Closes each connection after its next answer. */
  drain(): void;
  /** Accepts no more requests, waits up to `timeout` milliseconds for open ones, and closes all connections. */
  stop(timeout: number): Promise<void>;
}

const announceLast = (response: ServerResponse) => {
  if (!response.headersSent) response.setHeader('connection', 'close');
};

/** Counts the open requests of a server, so that a stop can complete them. */
export function openRequests(server: Server, onRequest?: OnRequest): OpenRequests {
  const open = new Set<ServerResponse>();
  let isDraining = false;
  let isStopping = false;
  // Idle connections, which browsers hold in reserve, would delay a stop.
  const closeIfDone = () => {
    if (isStopping && open.size === 0) server.closeAllConnections();
  };
  // Runs before the app, which may answer synchronously.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    open.add(response);
    if (isDraining) announceLast(response);
    const onClose = onRequest?.(request, response);
    response.once('close', () => {
      open.delete(response);
      onClose?.();
      closeIfDone();
    });
  });
  const drain = () => {
    isDraining = true;
    for (const response of open) announceLast(response);
  };
  return {
    drain,
    async stop(timeout) {
      drain();
      const closed = once(server, 'close');
      server.close();
      isStopping = true;
      closeIfDone();
      const cut = setTimeout(() => server.closeAllConnections(), timeout);
      await closed;
      clearTimeout(cut);
    },
  };
}
