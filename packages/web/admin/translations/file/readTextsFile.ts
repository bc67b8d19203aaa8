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
  const found = await readFile(file);
  const read = found.kind === 'tables' ? found.sheets[0].read : null;
  if (read?.ok) return readSheetTexts(read.sheet);
  const fault = read?.fault ?? (found.kind === 'fault' ? found.fault : { key: 'notASheet' as const });
  return { ok: false, fault: { ...fault, key: `spreadsheet.faults.${fault.key}` } };
}
