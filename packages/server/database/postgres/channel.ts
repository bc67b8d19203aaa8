import { setTimeout as delay } from 'node:timers/promises';
import type { Ms } from '@lumitor/domain/units';
import pg from 'pg';
import type { ChannelListener } from '../database.ts';
import type { Db } from '../schema.ts';
import { coded } from './servers.ts';

/** Longest delay of a change whose notification was lost. */
const PULSE: Ms = 1_000;
const PAUSE: Ms = 250;

interface Connection {
  client: pg.Client;
  db: Db;
}

/** Databases with PostgreSQL's protocol may not support LISTEN; the pulse works without it. */
const isUnsupported = (error: unknown) =>
  error instanceof pg.DatabaseError && /^(?:0A|42)/.test(error.code ?? '');

/**
 * Listens on a connection of its own, replaced when it breaks. Notifications may be lost with it, so a
 * pulse each second reads the versions.
 * @returns a function that stops listening
 */
export function listenOn(
  name: string,
  listener: ChannelListener,
  connect: () => Promise<Connection>,
): () => Promise<void> {
  const closing = new AbortController();

  async function listen({ client, db }: Connection, isReconnected: boolean): Promise<void> {
    client.on('notification', ({ payload }) => listener.onMessage(payload ?? ''));
    const broken = new AbortController();
    client.on('end', () => broken.abort());
    await coded(client.query(`listen ${pg.escapeIdentifier(name)}`)).catch((error) => {
      if (!isUnsupported(error)) throw error;
    });
    await listener.onPulse(db, isReconnected);
    const signal = AbortSignal.any([closing.signal, broken.signal]);
    while (!signal.aborted) {
      await delay(PULSE, undefined, { signal }).catch(() => {});
      if (!signal.aborted) await listener.onPulse(db, false);
    }
  }

  async function run(): Promise<void> {
    for (let isReconnected = false; !closing.signal.aborted; isReconnected = true) {
      let connection: Connection | null = null;
      try {
        connection = await connect();
        await listen(connection, isReconnected);
      } catch (error) {
        if (!closing.signal.aborted) listener.onError(error);
      } finally {
        connection?.client.end().catch(() => {});
      }
      await delay(PAUSE, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  const running = run();
  return async () => {
    closing.abort();
    await running;
  };
}
