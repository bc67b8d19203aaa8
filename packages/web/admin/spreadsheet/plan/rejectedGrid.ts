import type { DecimalSign } from '../../elements/numbers.ts';
import type { SheetColumn } from '../columns.ts';
import { type Cell, type ReadCell, type Worksheet, writtenCell } from '../sheet/cell.ts';
import { headerOf, type Mapping, NOTE } from './header.ts';
import type { ImportRejection } from './importPlan.ts';
import { parseCell } from './parseCell.ts';

function rewritten(cell: ReadCell, column: SheetColumn | null, decimal: DecimalSign | null): Cell {
  const parsed = column && parseCell(cell, column, decimal);
  const isTyped = parsed && 'value' in parsed && ['number', 'boolean'].includes(typeof parsed.value);
  return isTyped ? (parsed.value as number | boolean) : writtenCell(cell);
}

export function rejectedGrid(
  sheet: Worksheet,
  columns: readonly SheetColumn[],
  rejections: readonly ImportRejection[],
  words: { row: string; reason: string; reasonOf: (rejection: ImportRejection) => string },
  mapping?: Mapping,
): Cell[][] {
  const read = headerOf(sheet, columns, mapping);
  const columnAt = read.ok ? read.header.columnAt : [];
  const stored = sheet.header.flatMap((name, index) => (name.startsWith(NOTE) ? [] : [index]));
  const rows = rejections.map((rejection) => {
    const cells = stored.map((index) =>
      rewritten(rejection.cells[index] ?? null, columnAt[index] ?? null, sheet.decimal),
    );
    return [...cells, rejection.row, words.reasonOf(rejection)];
  });
  const names = stored.map((index) => sheet.header[index] ?? '');
  return [[...names, `${NOTE}${words.row}`, `${NOTE}${words.reason}`], ...rows];
}
