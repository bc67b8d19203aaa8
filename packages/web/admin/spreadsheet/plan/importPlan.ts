import type { Operation } from '@lumitor/domain/collections/changesRequest';
import type { CollectionName } from '@lumitor/domain/collections/collections';
import { amountsOf } from '../../articles/articleGaps.ts';
import type { SaleChange } from '../../articles/saleDoubts.ts';
import type { Fields } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';
import type { Column } from '../columns.ts';
import type { Cell, ReadCell } from '../sheet/cell.ts';
import type { Problem } from './problem.ts';

interface PlannedRow {
  /** As the spreadsheet counts it. */
  row: number;
  /** By which a person knows the article. */
  title: string;
}

/** A row that is taken. */
interface TakenRow extends PlannedRow {
  fields: Fields;
  /** Addresses of the stored files that the article names after it and not before. */
  files: readonly string[];
}

export type Addition = TakenRow;

export interface FieldChange {
  column: Column;
  before: Cell;
  after: Cell;
}

/** Its fields are the stored ones that change, whole. */
export interface Change extends TakenRow {
  id: string;
  version: number;
  changes: readonly FieldChange[];
}

export interface Rejection extends PlannedRow {
  problems: readonly Problem[];
  /** As the file has them, under its own header. */
  cells: readonly ReadCell[];
}

export type PlannedOutcome =
  | ({ kind: 'addition' } & Addition)
  | ({ kind: 'change' } & Change)
  | ({ kind: 'rejection' } & Rejection)
  | { kind: 'unchanged' };

/** A row whose code a spreadsheet took zeros off. */
export interface RestoredCode {
  row: number;
  /** As the file has it. */
  code: string;
  storedCode: string;
}

/** What an import would do, before anything is done. */
export interface ImportPlan {
  additions: readonly Addition[];
  changes: readonly Change[];
  rejections: readonly Rejection[];
  /** How many rows are of articles that already are as the file has them. */
  unchanged: number;
  /** Columns of the file that are passed over. */
  unknownColumns: readonly string[];
  restoredCodes: readonly RestoredCode[];
}

/** What the data service is asked to do for a plan; refused as a whole where an article has been changed since it was read. */
export const importOperations = (
  { additions, changes }: ImportPlan,
  collection: CollectionName,
): Operation[] => [
  ...additions.map(({ fields }): Operation => ({ kind: 'add', collection, fields })),
  ...changes.map(
    ({ id, version, fields }): Operation => ({ kind: 'update', collection, id, version, fields }),
  ),
];

/** Addresses of the stored files that rows of a plan bring, each once. */
export const filesOf = ({ additions, changes }: ImportPlan): string[] => [
  ...new Set([...additions, ...changes].flatMap(({ files }) => files)),
];

/** Rows that name a type which is not on the shop's list, as the file counts them. @param keys of the types */
export const unknownTypes = (
  { additions, changes }: ImportPlan,
  keys: ReadonlySet<string>,
): { row: number; title: string }[] =>
  [...additions, ...changes].flatMap(({ row, fields: { type } }) =>
    typeof type === 'string' && type !== '' && !keys.has(type) ? [{ row, title: type }] : [],
  );

/** What becomes of each article. @param articles as they were planned on */
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

/** Below it an amount is rather a slip than a price, in currency units. */
export const LEAST_PRICE = 0.1;

/** Rows that would set a price such as 0.01, as the file counts them: it is taken, and remarked. */
export const lowPrices = ({ additions, changes }: ImportPlan): { row: number; title: string }[] =>
  [...additions, ...changes].filter(({ fields }) =>
    [fields.price, fields.priceEuro].flatMap(amountsOf).some((amount) => amount < LEAST_PRICE),
  );
