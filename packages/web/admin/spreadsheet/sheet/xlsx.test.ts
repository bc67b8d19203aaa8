import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { sheetColumns } from '../columns.ts';
import { workbookOf } from '../testing/workbook.ts';
import type { Cell } from './cell.ts';
import { readFile } from './readFile.ts';
import { xlsxOf } from './writeXlsx.ts';

const columns = sheetColumns('systems', []);
const names = columns.map(({ name }) => name);

test('a workbook distinguishes numbers, flags and texts', async () => {
  const row: Cell[] = ['0012', true, 129.9, 0, '=1+1', 'dali', null, 'a\nb'];
  const file = await xlsxOf([
    { name: 'Systemy', columns, grid: [names, row] },
    { name: 'Nic', columns, grid: [names] },
  ]);
  expect(await readFile(file)).toEqual({
    kind: 'tables',
    sheets: [
      {
        name: 'Systemy',
        read: { ok: true, sheet: { header: names, rows: [{ number: 2, cells: row }], decimal: null } },
      },
      { name: 'Nic', read: { ok: true, sheet: { header: names, rows: [], decimal: null } } },
    ],
  });
});

async function cellsIn(file: Blob) {
  const read = await readFile(file);
  const sheet = read.kind === 'tables' ? read.sheets[0].read : null;
  if (!sheet?.ok) throw new Error('The workbook could not be read.');
  return sheet.sheet.rows.map(({ cells }) => cells);
}

test('an error and a formula without its result differ from an empty cell, also at the end of a row', async () => {
  const file = workbookOf([
    ['Kod', 'Nazwa', 'Cena'],
    ['MA0101', '<c/>', '<c t="e"><f>VLOOKUP(A2,B:C,2,0)</f><v>#N/A</v></c>'],
    ['<c t="str"><f>A1&amp;"x"</f></c>', 'Tuba', '<c><f>18*1.05</f></c>'],
    [
      '<c t="str"><f>""</f><v></v></c>',
      '<c t="str"><f>A2</f><v>MA0101</v></c>',
      '<c><f>9*2</f><v>18</v></c>',
    ],
  ]);
  expect(await cellsIn(file)).toEqual([
    ['MA0101', null, { lost: 'error', text: '#N/A' }],
    [{ lost: 'formula', text: '=A1&"x"' }, 'Tuba', { lost: 'formula', text: '=18*1.05' }],
    [null, 'MA0101', 18],
  ]);
});

test('a number format with leading zeros preserves them; other formats yield a number', async () => {
  const formats = ['0000', '00\\-000', '&quot;MA&quot;0000', '#,##0.00', '0', 'yyyy\\-mm'];
  const cells = formats.map((_, index) => `<c s="${index + 1}"><v>12</v></c>`);
  const [row = []] = await cellsIn(workbookOf([cells.map((_, index) => `k${index}`), cells], formats));
  expect(row.slice(0, 5)).toEqual([
    { number: 12, shown: '0012' },
    { number: 12, shown: '00-012' },
    { number: 12, shown: 'MA0012' },
    12,
    12,
  ]);
  expect(row[5]).toBeInstanceOf(Date);
});

test('a workbook of the older format is distinguished from a broken one', async () => {
  const old = new Blob([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1)]);
  const broken = new Blob([Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 1, 2, 3)]);
  expect(await readFile(old)).toMatchObject({ fault: { key: 'oldExcel' } });
  expect(await readFile(broken)).toMatchObject({ fault: { key: 'industry_damagedZip' } });
});

test('a file above the size limit is not read', async () => {
  const large = new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]);
  expect(await readFile(large)).toMatchObject({ fault: { key: 'tooLarge' } });
});

test('JSON contains documents by collection or of the current list; other JSON is reported', async () => {
  const read = (text: string) => readFile(new Blob([text]));
  expect(await read('\ufeff [{"title":"A"}]')).toEqual({
    kind: 'documents',
    documents: { '': [{ title: 'A' }] },
  });
  expect(await read('{"bindings":[]}')).toEqual({ kind: 'documents', documents: { bindings: [] } });
  expect(await read('{"bindings":[5]}')).toMatchObject({ fault: { key: 'notDocuments' } });
  expect(await read('{"bindings":')).toMatchObject({ fault: { key: 'notJson' } });
});

/** Contradiction: 1,000 lm of lamps, and intensities of 2,283 lm. */
const CONTRADICTING = 'IESNA:LM-63-2002\nTILT=NONE\n1 1000 1 2 1 1 2 0 0 0\n1 1 10\n0 90\n0\n1000 0\n';

test('a ZIP yields only pictures and photometric files by product code, with their faults', async () => {
  const bytes = Uint8Array.of(1, 2, 3);
  const zip = zipSync({
    'zdjęcia/MA0101.PNG': bytes,
    'zdjęcia/ma0102.v2.webp': bytes,
    'zdjęcia/opis.txt': bytes,
    'fotometria/ON0115.ldt': bytes,
    'fotometria/ON0116.LDT': new Uint8Array(10 * 1024 * 1024 + 1),
    'fotometria/ON0117.ies': strToU8(CONTRADICTING),
    '__MACOSX/zdjęcia/._MA0101.png': bytes,
  });
  const read = await readFile(new Blob([zip as Uint8Array<ArrayBuffer>]));
  if (read.kind !== 'files') throw new Error(read.kind);
  const reported = read.files.map(({ kind, name, code, fault }) => [kind.name, name, code, fault]);
  expect(reported).toEqual([
    ['picture', 'MA0101.PNG', 'MA0101', null],
    ['picture', 'ma0102.v2.webp', 'ma0102.v2', null],
    [
      'photometry',
      'ON0115.ldt',
      'ON0115',
      { photometry: expect.objectContaining({ fault: 'notPhotometry' }) },
    ],
    ['photometry', 'ON0116.LDT', 'ON0116', { word: 'tooLarge', size: 10.1 }],
    ['photometry', 'ON0117.ies', 'ON0117', null],
  ]);
  const doubted = read.files.flatMap(({ name, doubt }) => (doubt ? [{ name, ...doubt }] : []));
  expect(doubted).toEqual([
    { name: 'ON0117.ies', flux: expect.closeTo(2283.2, 0), stated: { lumens: 1000, isOfLamps: true } },
  ]);
  const file = await read.files[0]?.open();
  expect([file?.type, new Uint8Array((await file?.arrayBuffer()) as ArrayBuffer)]).toEqual([
    'image/png',
    bytes,
  ]);
});
