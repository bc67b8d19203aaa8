import { emptyPartTable } from '@lumitor/domain/catalogue/partTable';
import { LINES } from '@lumitor/domain/catalogue/productLine';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { readMeta, writeMeta } from '../database/meta.ts';
import type { DocumentStore } from '../documents/documentStore.ts';

/** Under which the database has that the lines of the shop have their tables. */
const KEY = 'partTables';

/**
 * Gives each line that has no part rules some of its own, once: those of the demo catalogue, which all lines without
 * a table followed in earlier versions, or with `isEmpty` rules without a family.
 */
export async function addPartTables(store: DocumentStore, { isEmpty }: { isEmpty: boolean }): Promise<void> {
  if (await readMeta(store.db, KEY)) return;
  const stored = await store.list('partTables');
  for (const line of LINES)
    if (!stored.some((table) => table.line === line))
      await store.add('partTables', isEmpty ? emptyPartTable(line) : DEFAULT_PART_TABLES[line]);
  await writeMeta(store.db, KEY, true);
}
