import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Ms } from '@lumitor/domain/units';
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { StartFault } from '../../startFault.ts';
import { type ChannelListener, type Database, PLANNED_ONCE } from '../database.ts';
import type { Db, Schema } from '../schema.ts';
import { serverAddresses, withoutCredentials } from './addresses.ts';
import { coded, Servers } from './servers.ts';

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
function listenOn(
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

const LEAST_VERSION = 12;

async function refuseUnfit(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
  );
  const { version, encoding } = rows[0] as { version: number; encoding: string };
  if (version < LEAST_VERSION)
    throw new StartFault([
      `DATABASE_URL points to PostgreSQL ${version}: ${LEAST_VERSION} or newer is required.`,
    ]);
  if (encoding !== 'UTF8')
    throw new StartFault([
      `DATABASE_URL points to a database in ${encoding}: create one with "createdb --encoding=UTF8".`,
    ]);
}

const REMEDIES: Record<string, string> = {
  '28P01': 'rejects the password: set the correct one',
  '28000': 'rejects the user: set one that may sign in there, with the encryption that the server requires',
  '3D000': 'does not have this database: create it with createdb, or set another one',
  '42501': 'does not allow the user to create tables: grant the permission, or set the owner of the database',
  '53300': 'has no free connection: raise max_connections, or lower DATABASE_CONNECTIONS',
};

function startFault(databaseUrl: string, error: unknown): unknown {
  if (error instanceof StartFault) return error;
  const { code = '', message } = error as { code?: string; message?: string };
  const remedy =
    REMEDIES[code] ??
    `is not available (${message || code || 'no response'}): start it, or set DATABASE_URL to another one`;
  return new StartFault([`DATABASE_URL: ${withoutCredentials(databaseUrl)} ${remedy}.`]);
}

/** Connection failure, shutdown, or a server that became read-only after a switchover. */
const LOST = /^(?:08|57P0|25006)/;

const isLost = (error: unknown) => !(error instanceof pg.DatabaseError) || LOST.test(error.code ?? '');

const nameOf = (text: string) =>
  text.startsWith(PLANNED_ONCE)
    ? { name: createHash('sha256').update(text).digest('base64url').slice(0, 20) }
    : {};

/** Discards a connection on release if its server was lost, so that nobody gets it again. */
function guarded(client: pg.PoolClient) {
  let hasFailed = false;
  return {
    async query(text: string, parameters: readonly unknown[]) {
      try {
        return await coded(client.query({ ...nameOf(text), text, values: parameters as unknown[] }));
      } catch (error) {
        hasFailed ||= isLost(error);
        throw error;
      }
    },
    release: () => client.release(hasFailed),
  };
}

const kyselyOn = (pool: unknown) =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool as PostgresPool }) });

const kyselyOnClient = (client: pg.Client) =>
  kyselyOn({
    connect: async () => ({
      query: (text: string, parameters: unknown[]) => coded(client.query(text, parameters)),
      release() {},
    }),
    end: async () => {},
  });

interface Options {
  onError(error: unknown): void;
  connections?: number;
}

/**
 * Opens a pool of `connections`; the channel and `alone` use further ones.
 * @param databaseUrl may name several servers
 */
export async function openPostgres(
  databaseUrl: string,
  { onError, connections = 10 }: Options,
): Promise<Database> {
  const servers = new Servers(serverAddresses(databaseUrl));
  try {
    const first = await servers.openClient();
    await refuseUnfit(first).finally(() => first.end());
  } catch (error) {
    throw startFault(databaseUrl, error);
  }

  const pool = new pg.Pool({ ...servers.poolOptions(), max: connections });
  // The driver's error contains the client with its password.
  pool.on('error', ({ message }) => onError(new Error(`A connection to PostgreSQL was lost: ${message}`)));
  const db = kyselyOn({
    connect: () => servers.tryEach(async () => guarded(await pool.connect())),
    end: () => pool.end(),
  });
  const channels: (() => Promise<void>)[] = [];
  return {
    engine: 'postgres',
    db,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async alone(name, work) {
      const client = await servers.openClient();
      try {
        // A session lock has no time limit; seed 1 separates it from `lockName`.
        await coded(client.query('select pg_advisory_lock(hashtextextended($1, 1))', [name]));
        return await work(kyselyOnClient(client));
      } finally {
        await client.end();
      }
    },
    openChannel(name, listener) {
      const end = listenOn(name, listener, async () => {
        const client = await servers.openClient({ query_timeout: 2_000 });
        return { client, db: kyselyOnClient(client) };
      });
      channels.push(end);
      return {
        send(message) {
          sql`select pg_notify(${name}, ${message})`.execute(db).catch(listener.onError);
        },
      };
    },
    sharedPool: pool,
    async check() {
      await sql`select 1`.execute(db);
    },
    forget: async () => false,
    async close() {
      await Promise.all(channels.map((end) => end()));
      await db.destroy();
    },
  };
}
