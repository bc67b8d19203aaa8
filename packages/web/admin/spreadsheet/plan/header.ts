import type { Column } from '../columns.ts';
import type { FileFault, Sheet } from '../sheet/cell.ts';
import { isEmpty } from '../sheet/cell.ts';
import { guessColumn, namesOf } from './columnNames.ts';

/** What a person said of headings, by their place in the file: the name of a column, or null to pass it over. */
export type Mapping = ReadonlyMap<number, string | null>;

/** How it is known what a heading means: by its name, by a guess, or a person said so. */
type Certainty = 'named' | 'guessed' | 'chosen';

export interface HeaderCell {
  index: number;
  /** As the file has it, or the letter of its column. */
  name: string;
  column: Column | null;
  certainty: Certainty | null;
}

export interface Header {
  /** The column behind each of the file's; null: none that is known. */
  columnAt: readonly (Column | null)[];
  /** Names of those that are not known, and are passed over. */
  unknown: readonly string[];
}

/** A name that begins so is a note to the reader, such as why a row was rejected. */
export const NOTE = '#';

/** How a spreadsheet names a column: A to Z, AA and so on. */
function letterOf(index: number): string {
  const before = Math.floor(index / 26);
  return (before > 0 ? letterOf(before - 1) : '') + String.fromCharCode(65 + (index % 26));
}

const hasCells = ({ rows }: Sheet, index: number) => rows.some(({ cells }) => !isEmpty(cells[index]));

/** What each heading of a file means; notes and columns without anything in them are left out. */
export function headerCells(
  sheet: Sheet,
  columns: readonly Column[],
  mapping: Mapping = new Map(),
): HeaderCell[] {
  const byName = new Map(columns.flatMap((column) => namesOf(column).map((name) => [name, column] as const)));
  const chosen = (index: number) => columns.find(({ name }) => name === mapping.get(index)) ?? null;
  const cells = sheet.header.flatMap((name, index): HeaderCell[] => {
    if (name.startsWith(NOTE) || (!name && !hasCells(sheet, index))) return [];
    const cell = { index, name: name || letterOf(index) };
    if (mapping.has(index)) return [{ ...cell, column: chosen(index), certainty: 'chosen' }];
    const column = byName.get(name.toLowerCase()) ?? null;
    return [{ ...cell, column, certainty: column && 'named' }];
  });
  const taken = new Set(cells.map(({ column }) => column));
  return cells.map((cell) => {
    if (cell.certainty) return cell;
    const free = columns.filter((column) => !taken.has(column));
    const column = guessColumn(cell.name, free);
    if (!column) return cell;
    taken.add(column);
    return { ...cell, column, certainty: 'guessed' };
  });
}

/** Which columns a file has; a fault where nothing says any, or one twice. */
export function headerOf(
  sheet: Sheet,
  columns: readonly Column[],
  mapping?: Mapping,
): { ok: true; header: Header } | { ok: false; fault: FileFault } {
  const cells = headerCells(sheet, columns, mapping);
  const known = cells.filter(({ column }) => column);
  if (known.length === 0) return { ok: false, fault: { key: 'noColumns' } };
  const repeated = known.find(({ column }, at) => known.findIndex((other) => other.column === column) !== at);
  if (repeated) return { ok: false, fault: { key: 'columnTwice', values: { column: repeated.name } } };
  const columnAt = sheet.header.map((_, index) => cells.find((cell) => cell.index === index)?.column ?? null);
  const unknown = cells.flatMap(({ name, column, certainty }) => (column || certainty ? [] : [name]));
  return { ok: true, header: { columnAt, unknown } };
}
