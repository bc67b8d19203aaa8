import { onTestFinished } from 'vitest';
import type { ShopLocation } from '../archive/shop.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { ENGINES } from './engines.ts';
import { freshService, type Service } from './freshService.ts';
import { startS3Server } from './s3Server.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Empty folder for a shop. */
export const embeddedPlace = async (): Promise<ShopLocation> => ({ dataDir: await temporaryFolder() });

/** Empty PostgreSQL database and S3 bucket for a shop. */
export async function sharedPlace() {
  const { databaseUrl = '' } = await ENGINES.postgres.create({ isMigrated: false });
  const storage = await startS3Server();
  onTestFinished(() => storage.stop());
  return { dataDir: '/nowhere', databaseUrl, s3: storage.settings, storage };
}

/** Starts the service on the shop of a place. */
export async function serviceAt({ dataDir, databaseUrl, s3, secret }: ShopLocation): Promise<Service> {
  const database = await openDatabase({ dataDir, databaseUrl });
  onTestFinished(() => database.close());
  return freshService({ database, dataDir, s3, secret });
}
