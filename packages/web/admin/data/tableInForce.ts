import {
  emptyPartTable,
  type PartTable,
  RULE_MEASURES,
  type RuleMeasure,
} from '@lumitor/domain/catalogue/partTable';
import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { Operation } from '@lumitor/domain/collections/changesRequest';
import type { AdminDocument } from './documents.ts';

export interface TableInForce {
  table: PartTable;
  /** Stored document; null while the line has no table (D19). */
  stored: { id: string; version: number } | null;
}

/** @param documents newest first; the first of the line applies */
export function tableInForce(
  documents: readonly AdminDocument<'partTables'>[],
  line: ProductLine,
): TableInForce {
  const stored = documents.find((document) => document.line === line);
  if (!stored) return { table: emptyPartTable(line), stored: null };
  const { id, version, createdAt: _, ...table } = stored;
  return { table, stored: { id, version } };
}

/** Null instead of absent: forms and requests cannot represent absent fields. */
export type TypedTable = Omit<PartTable, RuleMeasure> & Record<RuleMeasure, number | null>;

export function typedTable(table: PartTable): TypedTable {
  const measures = RULE_MEASURES.map((name) => [name, table[name] ?? null] as const);
  return { ...table, ...(Object.fromEntries(measures) as Record<RuleMeasure, number | null>) };
}

export function tableOperation(table: PartTable, { stored }: Pick<TableInForce, 'stored'>): Operation {
  const fields = { ...typedTable(table) };
  return stored
    ? { kind: 'update', collection: 'partTables', ...stored, fields }
    : { kind: 'add', collection: 'partTables', fields };
}
