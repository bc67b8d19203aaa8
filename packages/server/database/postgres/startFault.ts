import type pg from 'pg';
import { StartFault } from '../../startFault.ts';
import { withoutCredentials } from './addresses.ts';

const LEAST_VERSION = 12;

/** Refuses a server on which the service would go wrong later. */
export async function refuseUnfit(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
  );
  const { version, encoding } = rows[0] as { version: number; encoding: string };
  if (version < LEAST_VERSION)
    throw new StartFault([
      `DATABASE_URL leads to PostgreSQL ${version}: ${LEAST_VERSION} or newer is needed.`,
    ]);
  if (encoding !== 'UTF8')
    throw new StartFault([
      `DATABASE_URL leads to a database in ${encoding}: create one with "createdb --encoding=UTF8".`,
    ]);
}

const REMEDIES: Record<string, string> = {
  '28P01': 'refuses the password: set the right one',
  '28000': 'refuses the user: set one that may sign in there, with the encryption that the server asks for',
  '3D000': 'has no such database: create it with createdb, or name another one',
  '42501': 'does not let the user create tables: grant it, or name the owner of the database',
  '53300': 'has no connection left: raise max_connections, or lower DATABASE_CONNECTIONS',
};

/** What to tell the person who starts the service when the database cannot be had. */
export function startFault(databaseUrl: string, error: unknown): unknown {
  if (error instanceof StartFault) return error;
  const { code = '', message } = error as { code?: string; message?: string };
  const remedy =
    REMEDIES[code] ??
    `cannot be used (${message || code || 'no answer'}): start it, or set DATABASE_URL to another one`;
  return new StartFault([`DATABASE_URL: ${withoutCredentials(databaseUrl)} ${remedy}.`]);
}
