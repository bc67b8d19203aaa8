import type { ReadSheet } from './cell.ts';
import { readCsv } from './readCsv.ts';
import { readXlsx } from './readXlsx.ts';

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
