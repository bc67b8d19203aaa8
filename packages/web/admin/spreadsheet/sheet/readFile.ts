import { type Cell, type ReadSheet, sheetOf } from './cell.ts';
import { readCsv } from './readCsv.ts';
import { unguarded } from './text.ts';

const cellOf = (cell: unknown): Cell => (typeof cell === 'string' ? unguarded(cell) : (cell as Cell));

/** The table in the first sheet of a workbook. */
async function readXlsx(bytes: ArrayBuffer): Promise<ReadSheet> {
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

const MEGABYTE = 1024 * 1024;
/** As much as the data service takes at once. */
const LARGEST = 20;

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** The table in a file, told by what is in it: an extension may lie. */
export async function readFile(file: Blob): Promise<ReadSheet> {
  if (file.size > LARGEST * MEGABYTE)
    return { ok: false, fault: { key: 'tooLarge', values: { megabytes: LARGEST } } };
  const buffer = await file.arrayBuffer().catch(() => null);
  if (!buffer) return { ok: false, fault: { key: 'unreadable' } };
  const bytes = new Uint8Array(buffer);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { ok: false, fault: { key: 'oldExcel' } };
  return startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) ? readXlsx(buffer) : readCsv(bytes);
}
