import { readFile } from '../../spreadsheet/sheet/readFile.ts';
import type { ReadTexts } from './fileTexts.ts';
import { readJsonTexts } from './jsonTexts.ts';
import { readSheetTexts } from './sheetTexts.ts';

/** The texts in a file, told by what is in it: JSON begins with a bracket, all else is a table. */
export async function readTextsFile(file: Blob): Promise<ReadTexts> {
  const start = await file
    .slice(0, 1000)
    .text()
    .catch(() => '');
  if (/^\ufeff?\s*[[{]/.test(start)) return readJsonTexts(await file.text());
  const read = await readFile(file);
  if (read.ok) return readSheetTexts(read.sheet);
  return { ok: false, fault: { ...read.fault, key: `spreadsheet.faults.${read.fault.key}` } };
}
