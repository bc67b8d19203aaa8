import { isDeepStrictEqual } from 'node:util';
import { changeImportMark } from '../database/importMark.ts';
import { ArchiveFault } from './archiveFault.ts';
import { type ArchiveTotals, STORE_NAMES } from './content.ts';
import { readTable } from './readTable.ts';
import type { Shop } from './shop.ts';
import { TABLE_NAMES } from './tables.ts';
import { TableTally } from './tally.ts';

async function* differencesOf(
  { db, files }: Shop,
  totals: ArchiveTotals,
  hasFiles: boolean,
): AsyncGenerator<string> {
  for (const table of TABLE_NAMES) {
    const wanted = totals.tables[table];
    if (!wanted) continue;
    const tally = new TableTally();
    for await (const { text } of readTable(db, table)) tally.add(text);
    const found = tally.total();
    if (!isDeepStrictEqual(found, wanted))
      yield `${table} has ${found.rows} rows with the checksum ${found.sha256} instead of ${wanted.rows} with ${wanted.sha256}`;
  }
  if (!hasFiles) return;
  for (const store of STORE_NAMES) {
    let [count, bytes] = [0, 0];
    for await (const { size } of files[store].list()) [count, bytes] = [count + 1, bytes + size];
    const wanted = totals.files[store];
    if (count !== wanted.count || bytes !== wanted.bytes)
      yield `"${store}" has ${count} files of ${bytes} bytes instead of ${wanted.count} of ${wanted.bytes}`;
  }
}

/**
 * Reads back what has come to a place, and throws where it is not what was sent. The bytes of each
 * file have been read back when it was written.
 */
export async function verifyShop(
  target: Shop,
  totals: ArchiveTotals,
  options: { hasFiles: boolean },
): Promise<void> {
  const differences: string[] = [];
  for await (const line of differencesOf(target, totals, options.hasFiles)) differences.push(line);
  if (differences.length === 0) return;
  // Begins anew the next time.
  await changeImportMark(target.db, { archive: '' });
  throw new ArchiveFault(
    `The target differs from what was sent to it: ${differences.join('; ')}. See that nothing else writes there, and run the command again.`,
  );
}
