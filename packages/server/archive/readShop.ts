import { randomUUID } from 'node:crypto';
import { tableNames } from '../database/database.ts';
import { appliedMigrations, MIGRATION_NAMES } from '../database/migrate.ts';
import type { Db } from '../database/schema.ts';
import { storedSecret } from '../sign-in/secret.ts';
import { readAhead } from './ahead.ts';
import { ArchiveFault } from './archiveFault.ts';
import {
  type ArchiveHeader,
  type ArchivePart,
  type Contents,
  type FilePart,
  type RowsPart,
  STORE_NAMES,
} from './content.ts';
import { readTable } from './readTable.ts';
import { type ArchivedShop, describePlace } from './shop.ts';
import { TABLE_NAMES } from './tables.ts';
import { Tally } from './tally.ts';

const CONCURRENCY = 8;

/** Before, engines sorted differently, and instances did not announce changes. */
const OLDEST = '004-instances';

async function migrationsOf({ db, place }: ArchivedShop): Promise<string[]> {
  if (!(await tableNames(db)).has('kysely_migration'))
    throw new ArchiveFault(
      `No shop in ${describePlace(place)}: set DATA_DIR or DATABASE_URL as for the service.`,
    );
  const migrations = await appliedMigrations(db);
  if (migrations.some((name, index) => name !== MIGRATION_NAMES[index]))
    throw new ArchiveFault('A newer version created the database: run this command with that version.');
  if (!migrations.includes(OLDEST))
    throw new ArchiveFault('An older version created the database: start the service once to migrate it.');
  return migrations;
}

async function* readRows(db: Db): AsyncGenerator<RowsPart> {
  const present = await tableNames(db);
  const moment = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    for (const table of TABLE_NAMES) if (present.has(table)) yield* readTable(moment, table);
  } finally {
    await moment.rollback().execute();
  }
}

/** A file deleted meanwhile is in the bin, which is read last. */
async function* readFiles(files: ArchivedShop['files']): AsyncGenerator<FilePart> {
  for (const store of STORE_NAMES) {
    const read = readAhead(files[store].list(), CONCURRENCY, async ({ path }) => ({
      path,
      bytes: await files[store].read(path),
    }));
    for await (const { path, bytes } of read) if (bytes) yield { kind: 'file', store, path, bytes };
  }
}

/** Services may keep running: tables come from one snapshot, and newer files do no harm. */
export async function* readShop(shop: ArchivedShop, { hasFiles = true } = {}): Contents {
  const { db, database, place } = shop;
  const migrations = await migrationsOf(shop);
  const secret = place.secret ?? (await storedSecret(db, place.dataDir));
  const header: ArchiveHeader = {
    format: 'lumitor-archive-1',
    id: randomUUID(),
    at: new Date().toISOString(),
    engine: database.engine,
    migrations,
    secret,
  };
  yield { kind: 'header', header };

  const tally = new Tally();
  for await (const part of readRows(db)) {
    tally.addRows(part);
    yield part satisfies ArchivePart;
  }
  if (hasFiles)
    for await (const part of readFiles(shop.files)) {
      tally.addFile(part);
      yield part satisfies ArchivePart;
    }
  yield { kind: 'totals', totals: tally.totals() };
}
