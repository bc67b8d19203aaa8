import { type Cell, type ReadCell, type ReadSheet, worksheetOf } from './cell.ts';
import { readText } from './text.ts';
import { type WorkbookCell, workbookCells } from './workbookCells.ts';

const cellOf = (cell: unknown): ReadCell =>
  typeof cell === 'string' ? readText(cell, true) : (cell as Cell);

/** Grid with the corrected cells, which may be outside its edges. */
function corrected(grid: readonly (readonly ReadCell[])[], cells: readonly WorkbookCell[]): ReadCell[][] {
  const rows = grid.map((row) => [...row]);
  for (const { row, column, cell } of cells) {
    while (rows.length < row) rows.push([]);
    const target = rows[row - 1] as ReadCell[];
    while (target.length < column) target.push(null);
    target[column - 1] = cell;
  }
  return rows;
}

export interface NamedSheet {
  name: string;
  read: ReadSheet;
}

/** @throws if the workbook is unreadable */
export async function readXlsx(bytes: ArrayBuffer): Promise<NamedSheet[]> {
  const { default: readXlsxFile } = await import('read-excel-file/universal');
  const [sheets, cells] = await Promise.all([
    readXlsxFile(bytes, { trim: false }),
    workbookCells(new Uint8Array(bytes)),
  ]);
  return sheets.map(({ sheet, data }) => {
    const grid = data.map((row) => row.map(cellOf));
    return { name: sheet, read: worksheetOf(corrected(grid, cells.get(sheet) ?? []), null) };
  });
}
