import { onTestFinished } from 'vitest';
import type { ShopLocation } from '../archive/shop.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { ENGINES } from './engines.ts';
import { freshService, type Service } from './freshService.ts';
import { startS3Server } from './s3Server.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export const embeddedPlace = async (): Promise<ShopLocation> => ({ dataDir: await temporaryFolder() });

export async function sharedPlace() {
  const { databaseUrl = '' } = await ENGINES.postgres.create({ isMigrated: false });
  const storage = await startS3Server();
  onTestFinished(() => storage.stop());
  return { dataDir: '/nowhere', databaseUrl, s3: storage.settings, storage };
}

export async function serviceAt({ dataDir, databaseUrl, s3, secret }: ShopLocation): Promise<Service> {
  const database = await openDatabase({ dataDir, databaseUrl });
  onTestFinished(() => database.close());
  return freshService({ database, dataDir, s3, secret });
}
