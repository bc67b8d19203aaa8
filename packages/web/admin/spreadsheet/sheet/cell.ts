import type { DecimalSign } from '../../articles/amounts.ts';
import type { spreadsheetWords } from '../../words/spreadsheet.ts';

/** What one cell holds; null: nothing. */
export type Cell = string | number | boolean | Date | null;

/** A cell of which the file has no value: an error such as `#N/A`, or a formula that was stored without its result. */
export interface LostCell {
  lost: 'error' | 'formula';
  /** The error, or the formula. */
  text: string;
}

/** A number that the file shows with zeros at the start, as the product code 0012. */
export interface ZeroedNumber {
  number: number;
  shown: string;
}

/** What one cell of a file holds. */
export type ReadCell = Cell | LostCell | ZeroedNumber;

export const isLost = (cell: ReadCell | undefined): cell is LostCell =>
  typeof cell === 'object' && cell !== null && 'lost' in cell;
const isZeroed = (cell: ReadCell): cell is ZeroedNumber =>
  typeof cell === 'object' && cell !== null && 'shown' in cell;

/** A cell as text, as the file shows it. */
export const cellText = (cell: ReadCell | undefined): string => {
  if (cell === undefined || cell === null) return '';
  return isLost(cell) ? cell.text : isZeroed(cell) ? cell.shown : String(cell);
};

/** The error that stands for a formula without a result in files of ours. */
const NOT_COMPUTED = '#CALC!';

/** A cell as it is written into a file again. */
export const writtenCell = (cell: ReadCell): Cell => {
  if (isLost(cell)) return cell.lost === 'error' ? cell.text : NOT_COMPUTED;
  return isZeroed(cell) ? cell.shown : cell;
};

/** The number of a cell that is shown with zeros at the start; any other as it is. */
export const withoutZeros = (cell: Cell | ZeroedNumber): Cell => (isZeroed(cell) ? cell.number : cell);

export interface SheetRow {
  /** As the spreadsheet counts it, from 1. */
  number: number;
  cells: readonly ReadCell[];
}

/** A table as it stands in a file: one row of names, then the rows. */
export interface Sheet {
  header: readonly string[];
  rows: readonly SheetRow[];
  /** How the file writes numbers as text; null: nothing tells. */
  decimal: DecimalSign | null;
}

/** Words of the interface for something that is wrong: their key and the values in them. */
export interface Fault<Key extends string = string> {
  key: Key;
  values?: Record<string, string | number>;
}

/** Why a file as a whole can't be taken. */
export type FileFault = Fault<keyof typeof spreadsheetWords.faults>;

export type ReadSheet = { ok: true; sheet: Sheet } | { ok: false; fault: FileFault };

export const isEmpty = (cell: ReadCell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');

const headerText = (cell: ReadCell): string => cellText(cell).trim();

/** The table in a grid of cells: its first row that is not empty names the columns; other empty ones are passed over. */
export function sheetOf(grid: readonly (readonly ReadCell[])[], decimal: DecimalSign | null): ReadSheet {
  const rows = grid
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => !cells.every(isEmpty));
  const [head, ...body] = rows;
  if (!head) return { ok: false, fault: { key: 'empty' } };
  return { ok: true, sheet: { header: head.cells.map(headerText), rows: body, decimal } };
}

const YES = new Set(['1', 'tak', 'yes', 'true', 'prawda', 't', 'y']);
const NO = new Set(['0', 'nie', 'no', 'false', 'fałsz', 'n']);

/** Words that a spreadsheet leaves as they are; it turns `true` into its own language's word. */
const WORDS = { pl: ['nie', 'tak'], en: ['no', 'yes'] } as const;

/** Null where a text says neither yes nor no, in Polish, English or a digit. */
export function parseFlag(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

export const flagWord = (isSet: boolean, language: 'pl' | 'en'): string => WORDS[language][isSet ? 1 : 0];
