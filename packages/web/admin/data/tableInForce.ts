import {
  emptyPartTable,
  type PartTable,
  RULE_MEASURES,
  type RuleMeasure,
} from '@lumitor/domain/catalogue/partTable';
import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { Operation } from '@lumitor/domain/collections/changesRequest';
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

/** Null for each measure that a table lacks: neither a form nor a request can say that a field is absent. */
export type TypedTable = Omit<PartTable, RuleMeasure> & Record<RuleMeasure, number | null>;

export function typedTable(table: PartTable): TypedTable {
  const measures = RULE_MEASURES.map((name) => [name, table[name] ?? null] as const);
  return { ...table, ...(Object.fromEntries(measures) as Record<RuleMeasure, number | null>) };
}

/** What makes a table the one in force. */
export function tableOperation(table: PartTable, { stored }: Pick<TableInForce, 'stored'>): Operation {
  const fields = { ...typedTable(table) };
  return stored
    ? { kind: 'update', collection: 'partTables', ...stored, fields }
    : { kind: 'add', collection: 'partTables', fields };
}
