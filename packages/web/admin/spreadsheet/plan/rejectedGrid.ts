import type { DecimalSign } from '../../articles/amounts.ts';
import type { Column } from '../columns.ts';
import { type Cell, type ReadCell, type Sheet, writtenCell } from '../sheet/cell.ts';
import { headerOf, type Mapping, NOTE } from './header.ts';
import type { Rejection } from './importPlan.ts';
import { parseCell } from './parseCell.ts';

/** A number or flag is written as in every file of ours; what could not be read stays as it was. */
function rewritten(cell: ReadCell, column: Column | null, decimal: DecimalSign | null): Cell {
  const parsed = column && parseCell(cell, column, decimal);
  const isTyped = parsed && 'value' in parsed && ['number', 'boolean'].includes(typeof parsed.value);
  return isTyped ? (parsed.value as number | boolean) : writtenCell(cell);
}

/**
 * The rejected rows as the file has them, with their numbers and the reasons in columns that an import
 * passes over: to be mended and imported again.
 */
export function rejectedGrid(
  sheet: Sheet,
  columns: readonly Column[],
  rejections: readonly Rejection[],
  words: { row: string; reason: string; reasonOf: (rejection: Rejection) => string },
  mapping?: Mapping,
): Cell[][] {
  const read = headerOf(sheet, columns, mapping);
  const columnAt = read.ok ? read.header.columnAt : [];
  const kept = sheet.header.flatMap((name, index) => (name.startsWith(NOTE) ? [] : [index]));
  const rows = rejections.map((rejection) => {
    const cells = kept.map((index) =>
      rewritten(rejection.cells[index] ?? null, columnAt[index] ?? null, sheet.decimal),
    );
    return [...cells, rejection.row, words.reasonOf(rejection)];
  });
  const names = kept.map((index) => sheet.header[index] ?? '');
  return [[...names, `${NOTE}${words.row}`, `${NOTE}${words.reason}`], ...rows];
}
