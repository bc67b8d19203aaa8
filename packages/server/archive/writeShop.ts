import { isDeepStrictEqual } from 'node:util';
import type { Bytes } from '@lumitor/domain/units';
import { sql } from 'kysely';
import * as v from 'valibot';
import { changeImportMark } from '../database/importMark.ts';
import type { Db, Schema } from '../database/schema.ts';
import { storedPaths } from '../files/fileBin.ts';
import type { FileStore } from '../files/fileStore.ts';
import { pathOfUrl } from '../files/storeFile.ts';
import { storeSecret } from '../sign-in/secret.ts';
import { readAhead } from './ahead.ts';
import { ArchiveFault } from './archiveFault.ts';
import {
  type ArchiveHeader,
  type ArchiveTotals,
  type Contents,
  type FilePart,
  type RowsPart,
  STORE_NAMES,
} from './content.ts';
import { readTable } from './readTable.ts';
import type { Print } from './report.ts';
import type { ArchivedShop } from './shop.ts';
import { BYTE_COLUMNS, TABLE_NAMES } from './tables.ts';
import { TableTally } from './tally.ts';
import { type ArchiveTaking, finishTarget, prepareTarget } from './target.ts';

const CONCURRENCY = 8;

async function listFiles(files: ArchivedShop['files']) {
  const listed = { files: new Map<string, Bytes>(), bin: new Map<string, Bytes>() };
  for (const store of STORE_NAMES)
    for await (const { path, size } of files[store].list()) listed[store].set(path, size);
  return listed;
}

async function writeFile(
  files: ArchivedShop['files'],
  { store, path, bytes }: FilePart,
  size: Bytes | undefined,
) {
  const isThere = async () => (await files[store].read(path))?.equals(bytes) === true;
  if (size === bytes.length && (await isThere())) return;
  await files[store].write(path, bytes);
  if (!(await isThere()))
    throw new ArchiveFault(
      `Reading back ${store}/${path} at the target gave other data than was written: check its storage.`,
    );
}

/** Makes the stores contain exactly these files; matching ones are not written again. */
async function writeFiles(files: ArchivedShop['files'], parts: AsyncIterable<FilePart>): Promise<void> {
  const others = await listFiles(files);
  const writing = readAhead(parts, CONCURRENCY, async (part) => {
    const size = others[part.store].get(part.path);
    others[part.store].delete(part.path);
    await writeFile(files, part, size);
  });
  for await (const _ of writing);
  for (const store of STORE_NAMES) for (const path of others[store].keys()) await files[store].remove(path);
}

const PAGE_SIZE = 1_000;

async function pathsIn(store: FileStore): Promise<Set<string>> {
  const paths = new Set<string>();
  for await (const { path } of store.list()) paths.add(path);
  return paths;
}

async function* shownPictures({ db }: ArchivedShop): AsyncGenerator<string> {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows: { url: string }[] = await db
      .selectFrom('documentPictures')
      .select('url')
      .distinct()
      .where('url', '>', last)
      .orderBy('url')
      .limit(PAGE_SIZE)
      .execute();
    for (const { url } of rows) yield url;
    last = rows.at(-1)?.url;
  }
}

/** Restores shown pictures deleted between reading tables and files. @returns URLs of missing ones */
async function recoverPictures(target: ArchivedShop): Promise<string[]> {
  const { files, bin } = target.files;
  const [shown, discarded] = [await pathsIn(files), await pathsIn(bin)];
  const missing: string[] = [];
  for await (const url of shownPictures(target)) {
    for (const path of storedPaths(url)) {
      const bytes = !shown.has(path) && discarded.has(path) && (await bin.read(path));
      if (bytes) await files.write(path, bytes);
    }
    const path = pathOfUrl(url);
    if (!shown.has(path) && !discarded.has(path)) missing.push(url);
  }
  return missing;
}

async function* differencesOf(
  { db, files }: ArchivedShop,
  totals: ArchiveTotals,
  hasFiles: boolean,
): AsyncGenerator<string> {
  for (const table of TABLE_NAMES) {
    const requested = totals.tables[table];
    if (!requested) continue;
    const tally = new TableTally();
    for await (const { text } of readTable(db, table)) tally.add(text);
    const found = tally.total();
    if (!isDeepStrictEqual(found, requested))
      yield `${table} has ${found.rows} rows with the checksum ${found.sha256} instead of ${requested.rows} with ${requested.sha256}`;
  }
  if (!hasFiles) return;
  for (const store of STORE_NAMES) {
    let [count, bytes] = [0, 0];
    for await (const { size } of files[store].list()) [count, bytes] = [count + 1, bytes + size];
    const requested = totals.files[store];
    if (count !== requested.count || bytes !== requested.bytes)
      yield `"${store}" has ${count} files of ${bytes} bytes instead of ${requested.count} of ${requested.bytes}`;
  }
}

/** @throws ArchiveFault if tables differ; files were verified when written */
async function verifyShop(
  target: ArchivedShop,
  totals: ArchiveTotals,
  options: { hasFiles: boolean },
): Promise<void> {
  const differences: string[] = [];
  for await (const line of differencesOf(target, totals, options.hasFiles)) differences.push(line);
  if (differences.length === 0) return;
  // The next import starts again.
  await changeImportMark(target.db, { archive: '' });
  throw new ArchiveFault(
    `The target differs from the source: ${differences.join('; ')}. Make sure that nothing else writes there, and run the command again.`,
  );
}

export interface WrittenArchive {
  totals: ArchiveTotals;
  missing: string[];
}

function refuseOtherSecret({ place }: ArchivedShop, { secret }: ArchiveHeader): void {
  if (place.secret && secret && place.secret !== secret)
    throw new ArchiveFault(
      'SECRET of the target differs from that of the shop: leave it out, or set it to the SECRET of the source. A different one would invalidate the owner keys of orders, and a retried save could store a second order.',
    );
}

async function headerOf(parts: Contents): Promise<ArchiveHeader> {
  const first = await parts.next();
  if (first.done || first.value.kind !== 'header') throw new Error('The archive has no header.');
  return first.value.header;
}

/** SQLite allows 32,766 values per statement. */
const ROWS_PER_STATEMENT = 500;

const rowSchema = v.record(v.string(), v.union([v.string(), v.number(), v.null()]));

function rowsOf({ table, text }: RowsPart) {
  const bytes = BYTE_COLUMNS[table];
  const rows = text.split('\n').flatMap((line) => (line ? [v.parse(rowSchema, JSON.parse(line))] : []));
  if (!bytes) return rows;
  return rows.map((row) => {
    const stored = row[bytes];
    return typeof stored === 'string' ? { ...row, [bytes]: Buffer.from(stored, 'base64') } : row;
  });
}

/** @param position number of parts afterwards, stored in the same transaction */
async function insertRows(db: Db, part: RowsPart, position: number): Promise<void> {
  const rows = rowsOf(part);
  await db.transaction().execute(async (transaction) => {
    for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT)
      await transaction
        .insertInto(part.table as keyof Schema)
        .values(rows.slice(at, at + ROWS_PER_STATEMENT) as never)
        .execute();
    await changeImportMark(transaction, { parts: position });
  });
}

/** Resumes an interrupted import; no service starts before its end. */
export async function writeShop(
  target: ArchivedShop,
  parts: Contents,
  { print, ...taking }: ArchiveTaking & { print: Print },
): Promise<WrittenArchive> {
  const { db, place, database } = target;
  let totals: ArchiveTotals | undefined;
  try {
    const header = await headerOf(parts);
    refuseOtherSecret(target, header);
    const done = await prepareTarget(target, header, taking);
    if (done > 0) print(`Resuming an interrupted import after ${done} parts of its tables.`);
    // kB; the index order differs from the key order, which needs a larger cache.
    if (database.engine === 'sqlite') await sql`pragma cache_size = -128000`.execute(db);

    let position = 0;
    async function* filesAfterRows(): AsyncGenerator<FilePart> {
      for await (const part of parts) {
        if (part.kind === 'file') yield part;
        if (part.kind === 'totals') totals = part.totals;
        if (part.kind !== 'rows') continue;
        position += 1;
        if (position > done) await insertRows(db, part, position);
      }
    }
    if (taking.hasFiles) await writeFiles(target.files, filesAfterRows());
    else for await (const _ of filesAfterRows());
    if (header.secret && !place.secret) await storeSecret(db, place.dataDir, header.secret);
  } finally {
    await parts.return(undefined);
  }
  if (!totals) throw new Error('The archive has no end.');

  print('All data is written. Verifying it.');
  await verifyShop(target, totals, taking);
  const missing = taking.hasFiles ? await recoverPictures(target) : [];
  await finishTarget(target, taking);
  return { totals, missing };
}
