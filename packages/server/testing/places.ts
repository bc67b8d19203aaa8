import { onTestFinished } from 'vitest';
import type { Place } from '../archive/shop.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { ENGINES } from './engines.ts';
import { freshService, type Service } from './freshService.ts';
import { startS3Server } from './s3Server.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A place for a shop in a folder, with nothing in it. */
export const embeddedPlace = async (): Promise<Place> => ({ dataDir: await temporaryFolder() });

/** One on PostgreSQL and S3, with nothing in either. */
export async function sharedPlace() {
  const { databaseUrl = '' } = await ENGINES.postgres.create({ isMigrated: false });
  const storage = await startS3Server();
  onTestFinished(() => storage.stop());
  return { dataDir: '/nowhere', databaseUrl, s3: storage.settings, storage };
}

/** The service on the shop of a place. */
export async function serviceAt({ dataDir, databaseUrl, s3, secret }: Place): Promise<Service> {
  const database = await openDatabase({ dataDir, databaseUrl });
  onTestFinished(() => database.close());
  return freshService({ database, dataDir, s3, secret });
}
