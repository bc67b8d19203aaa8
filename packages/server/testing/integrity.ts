import { join } from 'node:path';
import Libsql from 'libsql';
import type { PostgresServer } from './postgresServer.ts';

export function embeddedFaults(dataDir: string): string[] {
  const database = new Libsql(join(dataDir, 'lumitor.db'), { readonly: true });
  try {
    const found = (check: string) => database.pragma(check) as Record<string, unknown>[];
    return [...found('integrity_check'), ...found('foreign_key_check')]
      .map((row) => Object.values(row).join(' '))
      .filter((line) => line !== 'ok');
  } finally {
    database.close();
  }
}

export async function postgresFaults(server: PostgresServer, database: string): Promise<string[]> {
  try {
    const checks = ['--install-missing', '--heapallindexed', '--parent-check', '--rootdescend'];
    const { hostname, port, username } = new URL(server.url());
    await server.run('pg_amcheck', [...checks, '-h', hostname, '-p', port, '-U', username, database]);
    return [];
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return `${stdout}${stderr}`.split('\n').filter(Boolean);
  }
}
