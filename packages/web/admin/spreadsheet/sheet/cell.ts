import type { FileKind } from '../../data/fileKind.ts';
import type { DecimalSign } from '../../elements/numbers.ts';
import type { spreadsheetWords } from '../../words/spreadsheet.ts';

export type Cell = string | number | boolean | Date | null;

/** Error such as `#N/A`, or a formula stored without a result. */
export interface LostCell {
  lost: 'error' | 'formula';
  text: string;
}

export interface ZeroedNumber {
  number: number;
  shown: string;
}

export type ReadCell = Cell | LostCell | ZeroedNumber;

export const isLost = (cell: ReadCell | undefined): cell is LostCell =>
  typeof cell === 'object' && cell !== null && 'lost' in cell;
const isZeroed = (cell: ReadCell): cell is ZeroedNumber =>
  typeof cell === 'object' && cell !== null && 'shown' in cell;

export const cellText = (cell: ReadCell | undefined): string => {
  if (cell === undefined || cell === null) return '';
  return isLost(cell) ? cell.text : isZeroed(cell) ? cell.shown : String(cell);
};

/** Error written for a formula without a result. */
const NOT_COMPUTED = '#CALC!';

export const writtenCell = (cell: ReadCell): Cell => {
  if (isLost(cell)) return cell.lost === 'error' ? cell.text : NOT_COMPUTED;
  return isZeroed(cell) ? cell.shown : cell;
};

export const withoutZeros = (cell: Cell | ZeroedNumber): Cell => (isZeroed(cell) ? cell.number : cell);

export interface SheetRow {
  number: number;
  cells: readonly ReadCell[];
  /** Fields that a new article needs and a partial table does not state. */
  defaults?: Readonly<Record<string, unknown>>;
}

/** File of a ZIP, which an import uploads if a row needs it. */
export interface EnclosedFile {
  kind: FileKind;
  name: string;
  open(): Promise<File>;
}

/** Table of a file: a header, then rows. */
export interface Worksheet {
  header: readonly string[];
  rows: readonly SheetRow[];
  /** Decimal sign of numbers stored as text; null if unknown. */
  decimal: DecimalSign | null;
  /** Empty cells change nothing: GLDF and BMEcat state only some fields. */
  isPartial?: true;
  /** Files that come with the table, by the path in its cells. */
  files?: ReadonlyMap<string, EnclosedFile>;
}

export interface WorkbookCellFault<Key extends string = string> {
  key: Key;
  values?: Record<string, string | number>;
}

export type WorkbookFault = WorkbookCellFault<keyof typeof spreadsheetWords.faults>;

export type ReadSheet = { ok: true; sheet: Worksheet } | { ok: false; fault: WorkbookFault };

export const isEmpty = (cell: ReadCell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');

const headerText = (cell: ReadCell): string => cellText(cell).trim();

/** The first non-empty row is the header; other empty rows are skipped. */
export function worksheetOf(grid: readonly (readonly ReadCell[])[], decimal: DecimalSign | null): ReadSheet {
  const rows = grid
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => !cells.every(isEmpty));
  const [head, ...body] = rows;
  if (!head) return { ok: false, fault: { key: 'empty' } };
  return { ok: true, sheet: { header: head.cells.map(headerText), rows: body, decimal } };
}

const YES = new Set(['1', 'tak', 'yes', 'true', 'prawda', 't', 'y']);
const NO = new Set(['0', 'nie', 'no', 'false', 'fałsz', 'n']);

/** Words that spreadsheets do not convert, unlike `true`. */
const WORDS = { pl: ['nie', 'tak'], en: ['no', 'yes'] } as const;

export function parseFlag(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

export const flagWord = (isSet: boolean, language: 'pl' | 'en'): string => WORDS[language][isSet ? 1 : 0];
