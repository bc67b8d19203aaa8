import { isDeepStrictEqual } from 'node:util';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { connectDatabase, connectExisting } from '../database/openDatabase.ts';
import { withoutCredentials } from '../database/postgres/addresses.ts';
import type { Db } from '../database/schema.ts';
import { lockDataFolder } from '../database/sqlite/dataFolder.ts';
import type { FileStore } from '../files/fileStore.ts';
import { openFiles } from '../files/openFiles.ts';
import type { StoreName } from './content.ts';

/** Where a shop is kept. */
export type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'secret'>;

/** A shop that is open for one of the commands. */
export interface Shop {
  place: Place;
  database: Database;
  /** A connection that waits as long as it takes. */
  db: Db;
  files: Record<StoreName, FileStore>;
}

/** By which the servers of a database tell these commands from instances of the service. */
export const APPLICATION = 'lumitor-data';

function namedUrl(databaseUrl: string): string {
  const [address, query] = databaseUrl.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('application_name', APPLICATION);
  return `${address}?${parameters}`;
}

const settingsOf = ({ dataDir, databaseUrl }: Place) => ({
  dataDir,
  databaseUrl: databaseUrl && namedUrl(databaseUrl),
  connections: 2,
});

async function use<Result>(
  place: Place,
  database: Database,
  name: string,
  work: (shop: Shop) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.alone(name, (db) => work({ place, database, db, files: openFiles(place) }));
  } finally {
    await database.close();
  }
}

/** Opens a shop to read it, while services may be at it. */
export async function useShop<Result>(place: Place, work: (shop: Shop) => Promise<Result>): Promise<Result> {
  return use(place, await connectExisting(settingsOf(place)), 'export', work);
}

/** Opens the place that a shop is to come to; no service may be at it. */
export async function useTarget<Result>(
  place: Place,
  work: (shop: Shop) => Promise<Result>,
): Promise<Result> {
  const letGo = place.databaseUrl ? () => {} : lockDataFolder(place.dataDir);
  try {
    return await use(place, await connectDatabase(settingsOf(place)), 'import', work);
  } finally {
    letGo();
  }
}

const filesOf = ({ s3, dataDir }: Place) => (s3 ? { endpoint: s3.endpoint, bucket: s3.bucket } : { dataDir });

/** Whether the files of both are the same ones. */
export const shareFiles = (one: Place, other: Place): boolean =>
  isDeepStrictEqual(filesOf(one), filesOf(other));

const databaseOf = ({ databaseUrl, dataDir }: Place) => databaseUrl ?? dataDir;

/** Whether both have one database by the same name; it may have others. */
export const shareDatabase = (one: Place, other: Place): boolean => databaseOf(one) === databaseOf(other);

/** Says where a shop is, without what opens it. */
export function describePlace({ dataDir, databaseUrl, s3 }: Place): string {
  const database = databaseUrl ? withoutCredentials(databaseUrl) : dataDir;
  return `${database} with files in ${s3 ? `${s3.endpoint}/${s3.bucket}` : dataDir}`;
}
