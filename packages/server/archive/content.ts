import * as v from 'valibot';
import { TABLE_NAMES, type TableName } from './tables.ts';

/** Where files are kept: shown ones, and those that can still come back. */
export const STORE_NAMES = ['files', 'bin'] as const;
export type StoreName = (typeof STORE_NAMES)[number];

export const headerSchema = v.object({
  format: v.literal('lumitor-archive-1'),
  /** Of this very archive. */
  id: v.pipe(v.string(), v.uuid()),
  /** When the database was read, ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  engine: v.picklist(['sqlite', 'postgres']),
  /** What the tables have been brought to, in order. */
  migrations: v.pipe(v.array(v.string()), v.nonEmpty()),
  /** The installation's own, by which sessions and retried saves are known; null where none was made yet. */
  secret: v.nullable(v.string()),
});
export type Header = v.InferOutput<typeof headerSchema>;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const sum = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const tableTotalSchema = v.object({ rows: count, sha256: sum });
const storeTotalSchema = v.object({ count, bytes: count, sum });
export type TableTotal = v.InferOutput<typeof tableTotalSchema>;
export type StoreTotal = v.InferOutput<typeof storeTotalSchema>;

export const totalsSchema = v.object({
  tables: v.record(v.picklist(TABLE_NAMES), tableTotalSchema),
  files: v.object({ files: storeTotalSchema, bin: storeTotalSchema }),
});
export type ArchiveTotals = {
  /** Tables that the shop did not have yet are absent. */
  tables: Partial<Record<TableName, TableTotal>>;
  files: Record<StoreName, StoreTotal>;
};

/** Rows of one table in the order of its key, each a line of JSON. */
export interface RowsPart {
  kind: 'rows';
  table: TableName;
  text: string;
}

export interface FilePart {
  kind: 'file';
  store: StoreName;
  path: string;
  bytes: Buffer;
}

/** What a shop is made of, in this order: header, rows, files, totals. */
export type Part =
  | { kind: 'header'; header: Header }
  | RowsPart
  | FilePart
  | { kind: 'totals'; totals: ArchiveTotals };

export type Contents = AsyncGenerator<Part>;
