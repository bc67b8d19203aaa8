import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartFault } from '../../startFault.ts';
import { WITHOUT_POSTGRES } from '../../testing/postgresBinaries.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgresServer.ts';
import { isUnavailable } from '../fault.ts';
import { openPostgres } from './openPostgres.ts';

const QUIET = { onError: () => {} };

async function faultOf(databaseUrl: string): Promise<string> {
  try {
    await (await openPostgres(databaseUrl, QUIET)).close();
  } catch (error) {
    if (error instanceof StartFault) return error.message;
    throw error;
  }
  return '';
}

describe('without a server', () => {
  it('the start is refused with the unreachable address', async () => {
    expect(await faultOf('postgres://lumitor:secret@127.0.0.1:1/shop')).toBe(
      'DATABASE_URL: postgres://127.0.0.1:1/shop is not available (connect ECONNREFUSED 127.0.0.1:1): start it, or set DATABASE_URL to another one.',
    );
  });
});

describe.skipIf(WITHOUT_POSTGRES)(`a server${WITHOUT_POSTGRES}`, () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres({ isDurable: false });
  });
  afterAll(() => server.close());

  it('without the database is refused with the command that creates it', async () => {
    expect(await faultOf(server.url('elsewhere'))).toMatch(
      /elsewhere does not have this database: create it with createdb/,
    );
  });

  it('whose encoding cannot store every text is refused', async () => {
    await server.query(
      `create database narrow encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
    );
    expect(await faultOf(server.url('narrow'))).toMatch(
      /in SQL_ASCII: create one with "createdb --encoding=UTF8"/,
    );
  });

  it('is found among others that do not respond', async () => {
    const url = server.url().replace('@', '@127.0.0.1:1,');
    const database = await openPostgres(url, QUIET);
    expect(await database.db.selectNoFrom(({ lit }) => lit(1).as('one')).execute()).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('that cuts a connection off serves the next query on another one', async () => {
    const database = await openPostgres(server.url(), { ...QUIET, connections: 1 });
    const send = (db = database.db) => db.selectNoFrom(({ lit }) => lit(1).as('one')).execute();
    const cutOff = database.db.transaction().execute(async (transaction) => {
      await server.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lumitor'`,
      );
      await send(transaction);
    });
    expect(isUnavailable(await cutOff.catch((error) => error))).toBe(true);
    expect(await send()).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('runs exclusive work one at a time', async () => {
    const databases = await Promise.all([1, 2, 3].map(() => openPostgres(server.url(), QUIET)));
    let working = 0;
    let most = 0;
    await Promise.all(
      databases.map((database) =>
        database.alone('work', async (db) => {
          working += 1;
          most = Math.max(most, working);
          await db.selectNoFrom(({ lit }) => lit(1).as('one')).execute();
          working -= 1;
        }),
      ),
    );
    expect(most).toBe(1);
    await Promise.all(databases.map((database) => database.close()));
  });
});
