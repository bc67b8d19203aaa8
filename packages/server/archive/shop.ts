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

export type ShopLocation = Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'secret'>;

export interface ArchivedShop {
  place: ShopLocation;
  database: Database;
  /** Without a timeout. */
  db: Db;
  files: Record<StoreName, FileStore>;
}

export const APPLICATION = 'lumitor-data';

function namedUrl(databaseUrl: string): string {
  const [address, query] = databaseUrl.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('application_name', APPLICATION);
  return `${address}?${parameters}`;
}

const settingsOf = ({ dataDir, databaseUrl }: ShopLocation) => ({
  dataDir,
  databaseUrl: databaseUrl && namedUrl(databaseUrl),
  connections: 2,
});

async function withDatabase<Result>(
  place: ShopLocation,
  database: Database,
  name: string,
  work: (shop: ArchivedShop) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.alone(name, (db) => work({ place, database, db, files: openFiles(place) }));
  } finally {
    await database.close();
  }
}

export async function withShop<Result>(
  place: ShopLocation,
  work: (shop: ArchivedShop) => Promise<Result>,
): Promise<Result> {
  return withDatabase(place, await connectExisting(settingsOf(place)), 'export', work);
}

/** No service may run. */
export async function withTargetShop<Result>(
  place: ShopLocation,
  work: (shop: ArchivedShop) => Promise<Result>,
): Promise<Result> {
  const releaseLock = place.databaseUrl ? () => {} : lockDataFolder(place.dataDir);
  try {
    return await withDatabase(place, await connectDatabase(settingsOf(place)), 'import', work);
  } finally {
    releaseLock();
  }
}

const filesOf = ({ s3, dataDir }: ShopLocation) =>
  s3 ? { endpoint: s3.endpoint, bucket: s3.bucket } : { dataDir };

export const shareFiles = (one: ShopLocation, other: ShopLocation): boolean =>
  isDeepStrictEqual(filesOf(one), filesOf(other));

const databaseOf = ({ databaseUrl, dataDir }: ShopLocation) => databaseUrl ?? dataDir;

/** Different names may still denote the same database. */
export const shareDatabase = (one: ShopLocation, other: ShopLocation): boolean =>
  databaseOf(one) === databaseOf(other);

/** Without credentials. */
export function describePlace({ dataDir, databaseUrl, s3 }: ShopLocation): string {
  const database = databaseUrl ? withoutCredentials(databaseUrl) : dataDir;
  return `${database} with files in ${s3 ? `${s3.endpoint}/${s3.bucket}` : dataDir}`;
}
