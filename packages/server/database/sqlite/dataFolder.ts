import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { StartFault } from '../../startFault.ts';
import { databasePath } from './openSqlite.ts';
import { closeDataFolder, makeDatabaseFile } from './ownerOnly.ts';

/**
 * Excludes other services by an open transaction on the file `lock`, which the system releases even after
 * a crash.
 * @returns a function that releases it
 */
export function lockDataFolder(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw notWritable(dataDir, (error as NodeJS.ErrnoException).code);
  }
  const path = join(dataDir, 'lock');
  closeDataFolder(dataDir, [databasePath(dataDir), path]);
  let lock: Database.Database | undefined;
  try {
    makeDatabaseFile(path);
    lock = new Database(path, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    const code = (error as { code?: string }).code;
    if (code !== 'SQLITE_BUSY') throw notWritable(dataDir, code || 'no access');
    throw new StartFault([
      `DATA_DIR ${dataDir} is in use by another process: stop that process, or set DATA_DIR to another folder.`,
    ]);
  }
  const busy = lock;
  return () => busy.close();
}

const notWritable = (dataDir: string, reason: string | undefined) =>
  new StartFault([
    `DATA_DIR ${dataDir} cannot be written (${reason}): grant this user write permission, or set DATA_DIR to another folder.`,
  ]);
