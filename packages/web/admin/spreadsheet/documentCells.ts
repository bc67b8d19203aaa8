import type { Fields } from '../data/changes.ts';
import type { Column } from './columns.ts';
import type { Cell } from './sheet/cell.ts';

function cellOf(document: Fields, { stored, part }: Column): Cell {
  const whole = document[stored];
  const isGrouped = typeof whole === 'object' && whole !== null && !Array.isArray(whole);
  if (part === null && isGrouped) return null;
  const value = part === null ? whole : isGrouped ? (whole as Fields)[part] : undefined;
  if (Array.isArray(value)) return value.join(', ') || null;
  if (typeof value === 'string') return value || null;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** A document as a row of a spreadsheet. Of a price by protocol the one column is empty, and the other way round. */
export const cellsOf = (document: Fields, columns: readonly Column[]): Cell[] =>
  columns.map((column) => cellOf(document, column));

/** The rows of a spreadsheet: the columns' names, then the documents. */
export const gridOf = (documents: readonly Fields[], columns: readonly Column[]): Cell[][] => [
  columns.map(({ name }) => name),
  ...documents.map((document) => cellsOf(document, columns)),
];
