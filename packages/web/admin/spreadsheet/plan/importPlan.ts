import type { Operation } from '@lumitor/domain/collections/changesRequest';
import type { CollectionName } from '@lumitor/domain/collections/collections';
import { amountsOf } from '../../articles/articleGaps.ts';
import type { SaleChange } from '../../articles/saleDoubts.ts';
import type { ChangedFields } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';
import type { SheetColumn } from '../columns.ts';
import type { Cell, ReadCell } from '../sheet/cell.ts';
import type { Problem } from './problem.ts';

interface PlannedRow {
  row: number;
  title: string;
}

interface TakenRow extends PlannedRow {
  fields: ChangedFields;
  files: readonly string[];
}

export type Addition = TakenRow;

export interface FieldChange {
  column: SheetColumn;
  before: Cell;
  after: Cell;
}

export interface ImportChange extends TakenRow {
  id: string;
  version: number;
  changes: readonly FieldChange[];
}

export interface ImportRejection extends PlannedRow {
  problems: readonly Problem[];
  cells: readonly ReadCell[];
}

export type PlannedOutcome =
  | ({ kind: 'addition' } & Addition)
  | ({ kind: 'change' } & ImportChange)
  | ({ kind: 'rejection' } & ImportRejection)
  | { kind: 'unchanged' };

/** A code whose leading zeros a spreadsheet removed. */
export interface RestoredCode {
  row: number;
  code: string;
  storedCode: string;
}

export interface ImportPlan {
  additions: readonly Addition[];
  changes: readonly ImportChange[];
  rejections: readonly ImportRejection[];
  unchanged: number;
  unknownColumns: readonly string[];
  restoredCodes: readonly RestoredCode[];
}

/** The service refuses all operations if an article has changed since. */
export const importOperations = (
  { additions, changes }: ImportPlan,
  collection: CollectionName,
): Operation[] => [
  ...additions.map(({ fields }): Operation => ({ kind: 'add', collection, fields })),
  ...changes.map(
    ({ id, version, fields }): Operation => ({ kind: 'update', collection, id, version, fields }),
  ),
];

export const importedFiles = ({ additions, changes }: ImportPlan): string[] => [
  ...new Set([...additions, ...changes].flatMap(({ files }) => files)),
];

export const unknownTypes = (
  { additions, changes }: ImportPlan,
  keys: ReadonlySet<string>,
): { row: number; title: string }[] =>
  [...additions, ...changes].flatMap(({ row, fields: { type } }) =>
    typeof type === 'string' && type !== '' && !keys.has(type) ? [{ row, title: type }] : [],
  );

export function saleChanges({ additions, changes }: ImportPlan, articles: readonly Document[]): SaleChange[] {
  const stored = new Map(articles.map((article) => [article.id, article]));
  return [
    ...additions.map(({ fields }) => ({ before: null, after: fields })),
    ...changes.map(({ id, fields }) => {
      const before = stored.get(id) ?? null;
      return { before, after: { ...before, ...fields } };
    }),
  ];
}

/** Smaller prices, in currency units, are probably mistakes. */
export const LEAST_PRICE = 0.1;

export const lowPrices = ({ additions, changes }: ImportPlan): { row: number; title: string }[] =>
  [...additions, ...changes].filter(({ fields }) =>
    [fields.price, fields.priceEuro].flatMap(amountsOf).some((amount) => amount < LEAST_PRICE),
  );
