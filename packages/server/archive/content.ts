import * as v from 'valibot';
import { TABLE_NAMES, type TableName } from './tables.ts';

export const STORE_NAMES = ['files', 'bin'] as const;
export type StoreName = (typeof STORE_NAMES)[number];

export const headerSchema = v.object({
  format: v.literal('lumitor-archive-1'),
  id: v.pipe(v.string(), v.uuid()),
  /** Snapshot of the database, ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  engine: v.picklist(['sqlite', 'postgres']),
  migrations: v.pipe(v.array(v.string()), v.nonEmpty()),
  /** Secret of the installation; null if not created yet. */
  secret: v.nullable(v.string()),
});
export type ArchiveHeader = v.InferOutput<typeof headerSchema>;

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
  /** An older shop may miss tables. */
  tables: Partial<Record<TableName, TableTotal>>;
  files: Record<StoreName, StoreTotal>;
};

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

/** Parts of an archive in order: header, rows, files, totals. */
export type ArchivePart =
  | { kind: 'header'; header: ArchiveHeader }
  | RowsPart
  | FilePart
  | { kind: 'totals'; totals: ArchiveTotals };

export type Contents = AsyncGenerator<ArchivePart>;
