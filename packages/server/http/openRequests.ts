import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Sees every request before the app does.
 * @returns what to do when its answer has been sent, or its client is gone
 */
export type OnRequest = (request: IncomingMessage, response: ServerResponse) => () => void;

interface OpenRequests {
  /** Closes each connection after the next answer on it. */
  drain(): void;
  /** Takes no more, gives the open ones so many milliseconds, and closes every connection. */
  stop(timeout: number): Promise<void>;
}

const sayLast = (response: ServerResponse) => {
  if (!response.headersSent) response.setHeader('connection', 'close');
};

/** Keeps count of what a server has begun to answer, so that its end cuts nothing off. */
export function openRequests(server: Server, onRequest?: OnRequest): OpenRequests {
  const open = new Set<ServerResponse>();
  let isDraining = false;
  let isStopping = false;
  // Connections without a request, such as a browser keeps in reserve, would hold a stop up.
  const closeIfDone = () => {
    if (isStopping && open.size === 0) server.closeAllConnections();
  };
  // Before the app, which may answer at once.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    open.add(response);
    if (isDraining) sayLast(response);
    const onClose = onRequest?.(request, response);
    response.once('close', () => {
      open.delete(response);
      onClose?.();
      closeIfDone();
    });
  });
  const drain = () => {
    isDraining = true;
    for (const response of open) sayLast(response);
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
