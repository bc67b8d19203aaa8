import type { PartTable } from '@lumitor/domain/catalogue/partTable';
import { HttpError } from 'react-admin';
import { applyChanges } from '../data/changes.ts';
import { readAll } from '../data/documents.ts';
import { type TableInForce, tableInForce, tableOperation } from '../data/tableInForce.ts';

export const loadTable = async (line: PartTable['line']): Promise<TableInForce> =>
  tableInForce(await readAll('partTables'), line);

export type SaveOutcome =
  | { kind: 'saved'; inForce: TableInForce }
  | { kind: 'conflict'; theirs: TableInForce };

const hasMovedOn = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 409 || error.status === 404);

/** Nothing is written if the table has changed since `base`. */
export async function saveTable(table: PartTable, base: TableInForce): Promise<SaveOutcome> {
  if (!base.stored) {
    const theirs = await loadTable(table.line);
    if (theirs.stored) return { kind: 'conflict', theirs };
  }
  try {
    const { results } = await applyChanges({ kind: base.stored ? 'edit' : 'add' }, [
      tableOperation(table, base),
    ]);
    const [document] = results;
    return {
      kind: 'saved',
      inForce: { table, stored: document ? { id: document.id, version: document.version } : null },
    };
  } catch (error) {
    if (!hasMovedOn(error)) throw error;
    return { kind: 'conflict', theirs: await loadTable(table.line) };
  }
}
