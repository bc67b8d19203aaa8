import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';

interface Stopper {
  drain(): void;
  stop(timeout: number): Promise<void>;
}

const sayLast = (response: ServerResponse) => {
  if (!response.headersSent) response.setHeader('connection', 'close');
};

/** Ends a server without cutting off what it has begun to answer. */
export function stopper(server: Server): Stopper {
  const open = new Set<ServerResponse>();
  let isDraining = false;
  let isStopping = false;
  // Connections without a request, such as a browser keeps in reserve, would hold a stop up.
  const closeIfDone = () => {
    if (isStopping && open.size === 0) server.closeAllConnections();
  };
  server.prependListener('request', (_, response: ServerResponse) => {
    open.add(response);
    if (isDraining) sayLast(response);
    response.once('close', () => {
      open.delete(response);
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
