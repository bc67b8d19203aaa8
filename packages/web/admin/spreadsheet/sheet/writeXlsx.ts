import type { SheetData } from 'write-excel-file/universal';
import type { SheetColumn } from '../columns.ts';
import type { Cell } from './cell.ts';
import { guarded, guardedId } from './text.ts';

type XlsxCell = SheetData[number][number];

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be written otherwise
const ESCAPED = /[\0-\x08\x0b-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffd-\uffff]|_(?=x[0-9a-f]{4}_)/gi;
const escapeOf = (sign: string) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** Names of an object's prototype are escaped too: the library uses texts as keys. */
function xlsxText(text: string): string {
  const escaped = text.replace(ESCAPED, escapeOf);
  return escaped in Object.prototype ? escaped.replace(/^./, escapeOf) : escaped;
}

/** Text format: an edit converts nothing to numbers or formulas. */
const TEXT = '@';

function xlsxCell(cell: Cell, { kind }: SheetColumn): XlsxCell {
  if (typeof cell === 'string') {
    const text = kind === 'id' ? guardedId(cell, true) : guarded(cell, true);
    return { value: xlsxText(text), type: String, format: TEXT };
  }
  if (typeof cell === 'number') return kind === 'amount' ? { value: cell, format: '#,##0.00' } : cell;
  if (typeof cell === 'boolean') return cell;
  return kind === 'text' ? { type: String, format: TEXT } : null;
}

function widthOf({ kind, field }: SheetColumn): number {
  if (kind === 'id') return 24;
  if (kind !== 'text' || !field) return 14;
  if ('isLong' in field) return 48;
  return field.kind === 'texts' || field.kind === 'picture' ? 36 : 16;
}

export interface WrittenSheet {
  name: string;
  columns: readonly SheetColumn[];
  grid: readonly (readonly Cell[])[];
}

export async function xlsxOf(sheets: readonly WrittenSheet[]): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  return writeExcelFile(
    sheets.map(({ name, columns, grid: [headings = [], ...rows] }) => ({
      sheet: name,
      data: [
        headings.map((heading): XlsxCell => ({ value: String(heading), type: String, fontWeight: 'bold' })),
        ...rows.map((cells) => columns.map((column, index) => xlsxCell(cells[index] ?? null, column))),
      ],
      columns: columns.map((column) => ({ width: widthOf(column) })),
      stickyRowsCount: 1,
    })),
  ).toBlob();
}
