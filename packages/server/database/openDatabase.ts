import { accessSync, constants } from 'node:fs';
import { StartFault } from '../startFault.ts';
import type { Database } from './database.ts';
import { refuseUnfinishedImport } from './importMark.ts';
import { migrate } from './migrate.ts';
import { databasePath, openSqlite } from './sqlite/openSqlite.ts';

export interface DatabaseSettings {
  dataDir: string;
  databaseUrl?: string | undefined;
  connections?: number | undefined;
  onError?: (error: unknown) => void;
}

/** Does not migrate. @throws StartFault */
export async function connectDatabase(settings: DatabaseSettings): Promise<Database> {
  const { dataDir, databaseUrl, connections, onError = () => {} } = settings;
  if (!databaseUrl) return openSqlite(databasePath(dataDir));
  // The embedded service does not load the driver.
  const { openPostgres } = await import('./postgres/openPostgres.ts');
  return openPostgres(databaseUrl, { onError, connections });
}

export async function connectExisting(settings: DatabaseSettings): Promise<Database> {
  const { dataDir, databaseUrl } = settings;
  if (!databaseUrl) refuseMissing(dataDir);
  const database = await connectDatabase(settings);
  try {
    await refuseUnfinishedImport(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function refuseMissing(dataDir: string): void {
  const path = databasePath(dataDir);
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      throw new StartFault([
        `DATA_DIR ${dataDir} has no database yet: run "npm start" once to create the first administrator, or set DATA_DIR to the folder of the service.`,
      ]);
    throw new StartFault([
      `${path} cannot be written (${code}): run this command as the user of the service.`,
    ]);
  }
}

export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const database = await connectDatabase(settings);
  try {
    await database.alone('migrate', async (db) => {
      await refuseUnfinishedImport(db);
      await migrate(db);
    });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
