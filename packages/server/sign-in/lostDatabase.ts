import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { databasePath } from '../database/sqlite/openSqlite.ts';
import { StartFault } from '../startFault.ts';
import { hasSecret } from './secret.ts';

function hasTables(path: string): boolean {
  if (!existsSync(path)) return false;
  const database = new Libsql(path);
  try {
    return database.prepare('select 1 from sqlite_master limit 1').all().length > 0;
  } catch {
    // Opening it properly reports its fault.
    return true;
  } finally {
    database.close();
  }
}

/** A shop that lost its database must not start empty; the secret is created after the tables. */
export async function refuseLostDatabase(dataDir: string): Promise<void> {
  if (!(await hasSecret(dataDir)) || hasTables(databasePath(dataDir))) return;
  throw new StartFault([
    `DATA_DIR ${dataDir} has the secret of a shop but no database: restore the backup, or, to start a new shop, remove ${join(dataDir, 'secret')} or set DATA_DIR to another folder.`,
  ]);
}
