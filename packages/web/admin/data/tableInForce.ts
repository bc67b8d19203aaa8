import { emptyPartTable, type PartTable } from '@lumitor/domain/catalogue/partTable';
import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { DocumentOf } from './documents.ts';

/** The rules by which a line's parts are bought now. */
export interface TableInForce {
  table: PartTable;
  /** The document they are kept in; null while the line has none of its own (D19). */
  stored: { id: string; version: number } | null;
}

/** @param documents all part tables, newest first: the newest of a line's is in force */
export function tableInForce(
  documents: readonly DocumentOf<'partTables'>[],
  line: ProductLine,
): TableInForce {
  const own = documents.find((document) => document.line === line);
  if (!own) return { table: emptyPartTable(line), stored: null };
  const { id, version, createdAt: _, ...table } = own;
  return { table, stored: { id, version } };
}
