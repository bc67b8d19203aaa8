import { type Cell, type ReadSheet, sheetOf } from './cell.ts';
import { unguarded } from './text.ts';

const cellOf = (cell: unknown): Cell => (typeof cell === 'string' ? unguarded(cell) : (cell as Cell));

/** The table in the first sheet of a workbook. */
export async function readXlsx(bytes: ArrayBuffer): Promise<ReadSheet> {
  const { readSheet } = await import('read-excel-file/universal');
  try {
    const grid = await readSheet(bytes, { trim: false });
    return sheetOf(
      grid.map((cells) => cells.map(cellOf)),
      null,
    );
  } catch {
    return { ok: false, fault: { key: 'notASheet' } };
  }
}
