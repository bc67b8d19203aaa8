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
    // Opening it for good says what is wrong with it.
    return true;
  } finally {
    database.close();
  }
}

/**
 * A shop whose database is gone must not begin anew in silence. The first start makes the secret
 * after the tables: where it was interrupted there is no secret without them.
 */
export async function refuseLostDatabase(dataDir: string): Promise<void> {
  if (!(await hasSecret(dataDir)) || hasTables(databasePath(dataDir))) return;
  throw new StartFault([
    `DATA_DIR ${dataDir} has the secret of a shop but no database: restore the backup, or, to start a new shop, remove ${join(dataDir, 'secret')} or set DATA_DIR to another folder.`,
  ]);
}
