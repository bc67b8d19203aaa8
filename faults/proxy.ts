import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Ms } from '@lumitor/domain/units';

type Mode = { kind: 'pass'; delay: Ms } | { kind: 'refuse' } | { kind: 'hang' };

/** Network between service and database: slow, cut off, or half-open. */
export interface NetworkProxy {
  port: number;
  /** The service's data is delayed per query. */
  pass(delay?: Ms): void;
  cut(): void;
  /** Open connections never carry data again. */
  hang(): void;
  close(): Promise<void>;
}

export async function startProxy(target: number): Promise<NetworkProxy> {
  let mode: Mode = { kind: 'pass', delay: 0 };
  const open = new Set<Socket>();
  const dead = new WeakSet<Socket>();

  function store(socket: Socket): void {
    open.add(socket);
    if (mode.kind === 'hang') dead.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
  }

  function forward(from: Socket, to: Socket, isDelayed: boolean): void {
    from
      .on('data', (bytes) => {
        if (mode.kind !== 'pass' || dead.has(from)) return;
        // Timers of equal delay fire in order, so data keeps its order.
        if (isDelayed) setTimeout(() => to.writable && to.write(bytes), mode.delay);
        else to.write(bytes);
      })
      .on('close', () => to.destroy());
  }

  const server = createServer((client) => {
    if (mode.kind === 'refuse') {
      client.destroy();
      return;
    }
    const upstream = connect(target, '127.0.0.1');
    store(client);
    store(upstream);
    forward(client, upstream, true);
    forward(upstream, client, false);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    pass(delay = 0) {
      mode = { kind: 'pass', delay };
    },
    cut() {
      mode = { kind: 'refuse' };
      breakAll();
    },
    hang() {
      mode = { kind: 'hang' };
      for (const socket of open) dead.add(socket);
    },
    async close() {
      breakAll();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}
