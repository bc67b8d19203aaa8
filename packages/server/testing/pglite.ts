import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import type { Schema } from '../database/schema.ts';
import { clearing, TABLES } from './cleared.ts';

function connectTo(pglite: PGlite): Database {
  class PgliteClient extends pg.Client {
    constructor() {
      super(createPgConfig(pglite));
    }
  }
  const pool = new pg.Pool({ Client: PgliteClient, max: 1 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  let last: Promise<unknown> = Promise.resolve();
  return {
    engine: 'postgres',
    db,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    alone(_name, work) {
      const done = last.then(() => work(db));
      last = done.catch(() => {});
      return done;
    },
    openChannel: () => null,
    sharedPool: pool,
    async check() {},
    forget: async () => false,
    close: () => db.destroy(),
  };
}

let opening: Promise<PGlite> | undefined;

/**
 * PostgreSQL in this process, with one connection, and with the driver that the service has. It
 * takes seconds to open, so a test file has one, which is emptied for each test.
 * @param isMigrated whether its tables may stay from the test before
 */
export async function openPglite({ isMigrated }: { isMigrated: boolean }): Promise<Database> {
  opening ??= PGlite.create();
  const pglite = await opening;
  const { rows: tables } = await pglite.query<{ name: string }>(TABLES);
  if (isMigrated && tables.length > 0) await pglite.exec(clearing(tables));
  else await pglite.exec('drop schema public cascade; create schema public');
  const database = connectTo(pglite);
  await database.alone('migrate', migrate);
  return database;
}
