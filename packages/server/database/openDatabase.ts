import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { databasePath, openSqlite } from './sqlite/openSqlite.ts';

export interface DatabaseSettings {
  /** Absolute path of the folder of the embedded database. */
  dataDir: string;
  /** Address of a PostgreSQL server; the embedded database is used where there is none. */
  databaseUrl?: string | undefined;
  /** Connections to the server that an instance has at most. */
  connections?: number | undefined;
  /** Hears of a connection that has been lost. */
  onError?: (error: unknown) => void;
}

/** Opens the database as it is, made empty where there is none; a StartFault says what is in the way. */
export async function connectDatabase(settings: DatabaseSettings): Promise<Database> {
  const { dataDir, databaseUrl, connections, onError = () => {} } = settings;
  if (!databaseUrl) return openSqlite(databasePath(dataDir));
  // The embedded service does without the driver.
  const { openPostgres } = await import('./postgres/openPostgres.ts');
  return openPostgres(databaseUrl, { onError, connections });
}

/** Opens the database, and brings it to this version's schema. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const database = await connectDatabase(settings);
  try {
    await database.alone('migrate', migrate);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
