import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { clearing, TABLES } from './cleared.ts';
import type { PostgresServer } from './postgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresDoor: string;
  }
}

class Databases {
  readonly #server: PostgresServer;
  readonly #template: string;
  readonly #clearing: string;
  readonly #migrated = new Set<string>();
  readonly #free: string[] = [];

  private constructor(server: PostgresServer, template: string, tables: readonly { name: string }[]) {
    this.#server = server;
    this.#template = template;
    this.#clearing = clearing(tables);
  }

  static async open(): Promise<Databases> {
    const { startPostgres } = await import('./postgresServer.ts');
    const { openDatabase } = await import('../database/openDatabase.ts');
    const server = await startPostgres({ isDurable: false });
    const template = await server.createDatabase();
    await (await openDatabase({ dataDir: '', databaseUrl: server.url(template) })).close();
    return new Databases(server, template, await server.query<{ name: string }>(TABLES, [], template));
  }

  async empty(): Promise<string> {
    return this.#server.url(await this.#server.createDatabase());
  }

  async migrated(): Promise<string> {
    for (let name = this.#free.pop(); name; name = this.#free.pop())
      try {
        await this.#server.query(this.#clearing, [], name);
        return this.#server.url(name);
      } catch {
        await this.#server.dropDatabase(name);
      }
    const name = await this.#server.createDatabase(this.#template);
    this.#migrated.add(name);
    return this.#server.url(name);
  }

  async takeBack(name: string): Promise<string> {
    if (this.#migrated.has(name)) this.#free.push(name);
    else await this.#server.dropDatabase(name);
    return '';
  }

  close(): Promise<void> {
    return this.#server.close();
  }
}

async function migratedFolder(): Promise<string> {
  const { openDatabase } = await import('../database/openDatabase.ts');
  const { renewStored } = await import('../documents/renewStored.ts');
  const folder = await mkdtemp(join(tmpdir(), 'lumitor-migrated-'));
  const database = await openDatabase({ dataDir: folder });
  await renewStored(database.db);
  await database.close();
  return folder;
}

/** `GET /migrated`, `/empty`, `/sqlite` lend a database; `DELETE /name` releases it. */
export default async function setup({ provide }: TestProject) {
  let opening: Promise<Databases> | undefined;
  let embedded: Promise<string> | undefined;

  async function answer({ method, url = '' }: IncomingMessage): Promise<string> {
    if (url === '/sqlite') {
      embedded ??= migratedFolder();
      return join(await embedded, 'lumitor.db');
    }
    opening ??= Databases.open();
    const databases = await opening;
    if (method === 'DELETE') return databases.takeBack(url.slice(1));
    return url === '/migrated' ? databases.migrated() : databases.empty();
  }

  const door = createServer((request, response) => {
    answer(request).then(
      (text) => response.end(text),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await once(door.listen(0, '127.0.0.1'), 'listening');
  provide('postgresDoor', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    await (await opening)?.close();
    if (embedded) await rm(await embedded, { recursive: true, force: true });
  };
}
