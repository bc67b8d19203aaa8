import type { Column } from '../columns.ts';
import { headingOf } from '../headings.ts';
import type { FileFault, Sheet } from '../sheet/cell.ts';
import { isEmpty } from '../sheet/cell.ts';

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

const plain = (name: string) => name.toLowerCase();

/** Which columns a file has; a fault where its first row does not name any, or one twice. */
export function headerOf(
  sheet: Sheet,
  columns: readonly Column[],
): { ok: true; header: Header } | { ok: false; fault: FileFault } {
  const byName = new Map(
    columns.flatMap((column) =>
      [headingOf(column, 'en'), headingOf(column, 'pl'), column.name].map((name) => [plain(name), column]),
    ),
  );
  const columnAt = sheet.header.map((name) => byName.get(plain(name)) ?? null);
  const known = columnAt.filter((column) => column !== null);
  if (known.length === 0) return { ok: false, fault: { key: 'noColumns' } };
  const repeated = known.find((column, index) => known.indexOf(column) !== index);
  if (repeated)
    return {
      ok: false,
      fault: { key: 'columnTwice', values: { column: sheet.header[columnAt.lastIndexOf(repeated)] ?? '' } },
    };
  const unknown = sheet.header.flatMap((name, index) => {
    if (columnAt[index] || name.startsWith(NOTE) || (!name && !hasCells(sheet, index))) return [];
    return [name || letterOf(index)];
  });
  return { ok: true, header: { columnAt, unknown } };
}
