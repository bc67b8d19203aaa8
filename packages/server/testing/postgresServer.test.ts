import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WITHOUT_POSTGRES } from './postgresBinaries.ts';
import { type PostgresServer, startPostgres } from './postgresServer.ts';
import { promote, startStandby } from './postgresStandby.ts';

async function closedWithTest(starting: Promise<PostgresServer>): Promise<PostgresServer> {
  const server = await starting;
  onTestFinished(() => server.close());
  return server;
}

const notes = async (server: PostgresServer) =>
  (await server.query<{ text: string }>('select text from notes')).map(({ text }) => text);

const OWNER = `
  import { startPostgres } from '${import.meta.dirname}/postgresServer.ts';
  const { folder } = await startPostgres({ isDurable: false });
  console.log(folder);
`;

describe.skipIf(WITHOUT_POSTGRES)(`a PostgreSQL server for tests${WITHOUT_POSTGRES}`, () => {
  it('retains acknowledged writes after a kill', async () => {
    const server = await closedWithTest(startPostgres());
    await server.query('create table notes (text text)');
    await server.query("insert into notes values ('kept')");
    await server.kill();
    await expect(notes(server)).rejects.toThrow('ECONNREFUSED');
    await server.restart();
    expect(await notes(server)).toEqual(['kept']);
  });

  it('copies a database', async () => {
    const server = await closedWithTest(startPostgres({ isDurable: false }));
    const template = await server.createDatabase();
    await server.query('create table notes (text text)', [], template);
    const copy = await server.createDatabase(template);
    expect(await server.query('select * from notes', [], copy)).toEqual([]);
  });

  it('has a standby that takes over with all acknowledged writes, and can be followed in turn', async () => {
    const first = await closedWithTest(startPostgres());
    const second = await closedWithTest(startStandby(first, { isSynchronous: true }));
    await first.query('create table notes (text text)');
    await first.query("insert into notes values ('one')");
    // The standby may show acknowledged writes a moment later.
    await expect(second.query('create table refused ()')).rejects.toThrow('read-only');
    await first.kill();
    await promote(second);
    await second.query("insert into notes values ('two')");
    const third = await closedWithTest(startStandby(second, { isSynchronous: true, port: first.port }));
    expect(await notes(third)).toEqual(['one', 'two']);
  });

  it('is removed with its data when its parent process is killed', async () => {
    const args = ['--import', 'tsx', '--input-type=module', '-e', OWNER];
    const owner = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [folder] = await once(createInterface({ input: owner.stdout }), 'line');
    expect(existsSync(folder)).toBe(true);
    owner.kill('SIGKILL');
    await expect.poll(() => existsSync(folder)).toBe(false);
  });
});
