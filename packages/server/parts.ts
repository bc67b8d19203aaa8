import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Parts } from './app.ts';
import type { Schema } from './database/schema.ts';
import { DocumentStore } from './documents/documentStore.ts';
import { renewIndex } from './documents/fieldIndex.ts';
import { Broadcast } from './events/broadcast.ts';
import { announceDocuments } from './events/documentEvents.ts';
import { announceSnapshots } from './events/snapshotEvents.ts';
import { ExchangeRate } from './exchange-rate/exchangeRate.ts';
import { FileBin } from './files/fileBin.ts';
import { folderStore } from './files/folderStore.ts';
import { createAuth } from './sign-in/auth.ts';
import { installationSecret } from './sign-in/secret.ts';
import { Snapshots } from './snapshots/snapshots.ts';
import { Assets } from './web-app/assets.ts';

interface Options {
  db: Kysely<Schema>;
  dataDir: string;
  address: string;
  webRoot: string;
  exchangeRateUrl: string;
  publicUrl?: string | undefined;
  clientIpHeader?: string | undefined;
  logError(error: unknown): void;
}

/** Everything the app is made of, on one database and one data folder. */
export async function openParts(options: Options): Promise<Parts> {
  const { db, dataDir, address, logError } = options;
  await renewIndex(db);
  const secret = await installationSecret(dataDir);
  const store = new DocumentStore(db);
  const snapshots = new Snapshots(store, logError);
  const broadcast = new Broadcast();
  announceSnapshots(snapshots, broadcast);
  announceDocuments(store, broadcast);
  const files = folderStore(join(dataDir, 'files'));
  const bin = new FileBin({ db, files, bin: folderStore(join(dataDir, 'bin')) });
  return {
    store,
    files,
    bin,
    auth: createAuth({ db, secret, address }),
    snapshots,
    broadcast,
    exchangeRate: new ExchangeRate({ db, url: options.exchangeRateUrl, onFailure: logError }),
    assets: new Assets(options.webRoot),
    secret,
    publicUrl: options.publicUrl,
    clientIpHeader: options.clientIpHeader,
    logError,
  };
}
