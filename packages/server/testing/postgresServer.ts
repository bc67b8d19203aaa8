import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdtemp } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgres, postgresUser, postgresVersion } from './postgresBinaries.ts';

const USER = 'lumitor';
const ATTEMPTS = 20;
const SIGNALS = { smart: 'SIGTERM', fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'lc_messages=C',
  'max_connections=300',
];
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** `$0` is the server's folder. */
const GUARD = `cat >/dev/null
pid=$(head -n 1 "$0/data/postmaster.pid" 2>/dev/null) && kill -QUIT "$pid" 2>/dev/null
while [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
rm -rf "$0"`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await promisify(server.close.bind(server))();
  return port;
}

const isTransient = (log: string) => /could not bind|shared memory block/.test(log);

export class PostgresServer {
  readonly programs: string;
  onLine: ((line: string) => void) | null = null;
  readonly folder: string;
  readonly #settings: readonly string[];
  readonly #guard: ChildProcess;
  #port: number;
  #process: ChildProcess | null = null;

  private constructor(programs: string, folder: string, port: number, settings: readonly string[]) {
    this.programs = programs;
    this.folder = folder;
    this.#port = port;
    this.#settings = settings;
    this.#guard = spawn('sh', ['-c', GUARD, folder], {
      ...this.#spawning,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
  }

  static async open(
    fill: (server: PostgresServer, data: string) => Promise<void>,
    { port, isDurable = true }: { port?: number | undefined; isDurable?: boolean } = {},
  ): Promise<PostgresServer> {
    const programs = findPostgres();
    if (!programs)
      throw new Error('PostgreSQL is not installed: on Debian "apt-get install postgresql" brings it.');
    const folder = await mkdtemp(join(tmpdir(), 'lumitor-postgres-'));
    const user = postgresUser();
    if (user) await chown(folder, user.uid, user.gid);
    const settings = isDurable ? SETTINGS : [...SETTINGS, ...FAST];
    const server = new PostgresServer(programs, folder, port ?? (await freePort()), settings);
    try {
      await fill(server, join(folder, 'data'));
      await server.#start(port === undefined);
    } catch (error) {
      await server.close();
      throw error;
    }
    return server;
  }

  /** Own process group: Ctrl+C reaches the parent only. */
  get #spawning(): SpawnOptions {
    return { ...postgresUser(), cwd: '/', detached: true };
  }

  get port(): number {
    return this.#port;
  }

  url(database = 'postgres'): string {
    return `postgres://${USER}@127.0.0.1:${this.#port}/${database}`;
  }

  async run(program: string, args: readonly string[]): Promise<void> {
    await promisify(execFile)(join(this.programs, program), args, { ...postgresUser(), cwd: '/' });
  }

  async query<Row extends pg.QueryResultRow>(
    statement: string,
    values: unknown[] = [],
    database?: string,
  ): Promise<Row[]> {
    const client = new pg.Client(this.url(database));
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Row>(statement, values)).rows;
    } finally {
      await client.end();
    }
  }

  async createDatabase(template = 'template1'): Promise<string> {
    const name = `test_${randomBytes(6).toString('hex')}`;
    await this.query(`create database ${name} template ${template}`);
    return name;
  }

  async dropDatabase(name: string): Promise<void> {
    await this.query(`drop database if exists ${name} with (force)`);
  }

  async stop(mode: keyof typeof SIGNALS = 'fast'): Promise<void> {
    const server = this.#process;
    if (!server) return;
    const ended = once(server, 'close');
    server.kill(SIGNALS[mode]);
    await ended;
  }

  async kill(): Promise<void> {
    const server = this.#process;
    if (!server?.pid) return;
    const ended = once(server, 'close');
    // A stopped server starts no other process. Without /proc the others notice its end.
    server.kill('SIGSTOP');
    const children = `/proc/${server.pid}/task/${server.pid}/children`;
    const pids = existsSync(children) ? readFileSync(children, 'utf8').split(' ').filter(Boolean) : [];
    for (const pid of pids) process.kill(Number(pid), 'SIGKILL');
    server.kill('SIGKILL');
    await ended;
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.#start(false);
  }

  async close(): Promise<void> {
    await this.stop('immediate');
    if (this.#guard.exitCode !== null) return;
    const ended = once(this.#guard, 'close');
    this.#guard.stdin?.end();
    await ended;
  }

  async #start(mayMove: boolean): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const log = await this.#attempt();
      if (log === null) return;
      if (attempt === ATTEMPTS || !isTransient(log)) throw new Error(`PostgreSQL did not start:\n${log}`);
      if (mayMove) this.#port = await freePort();
    }
  }

  #attempt(): Promise<string | null> {
    const settings = [`port=${this.#port}`, ...this.#settings].flatMap((setting) => ['-c', setting]);
    const server = spawn(join(this.programs, 'postgres'), ['-D', join(this.folder, 'data'), ...settings], {
      ...this.#spawning,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = server;
    return new Promise((resolve, reject) => {
      const reported: string[] = [];
      createInterface({ input: server.stderr as NodeJS.ReadableStream }).on('line', (line) => {
        this.onLine?.(line);
        if (reported.length < 100) reported.push(line);
        if (/ready to accept (read-only )?connections/.test(line)) resolve(null);
      });
      server.once('error', reject).once('close', () => {
        this.#process = null;
        resolve(reported.join('\n'));
      });
    });
  }
}

export const startPostgres = (options: { isDurable?: boolean } = {}): Promise<PostgresServer> =>
  PostgresServer.open((server, data) => {
    const language =
      postgresVersion(server.programs) >= 15 ? ['--locale-provider=icu', '--icu-locale=pl-PL'] : [];
    const fixed = ['--username', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    return server.run('initdb', ['-D', data, ...fixed, ...language]);
  }, options);
