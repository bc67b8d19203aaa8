import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Ms } from '@lumitor/domain/units';

export type OnRequest = (request: IncomingMessage, response: ServerResponse) => () => void;

interface OpenRequests {
  drain(): void;
  stop(timeout: Ms): Promise<void>;
}

const announceLast = (response: ServerResponse) => {
  if (!response.headersSent) response.setHeader('connection', 'close');
};

/** Tracks requests, so that a stop completes the open ones up to a timeout. */
export function openRequests(server: Server, onRequest?: OnRequest): OpenRequests {
  const open = new Set<ServerResponse>();
  let isDraining = false;
  let isStopping = false;
  // Idle connections of browsers would delay a stop.
  const closeIfDone = () => {
    if (isStopping && open.size === 0) server.closeAllConnections();
  };
  // The app may answer synchronously.
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
