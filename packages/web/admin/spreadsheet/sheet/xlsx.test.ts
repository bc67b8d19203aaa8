import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { columnsOf } from '../columns.ts';
import type { Cell } from './cell.ts';
import { readFile } from './readFile.ts';
import { xlsxOf } from './writeXlsx.ts';

const columns = columnsOf('systems', []);
const names = columns.map(({ name }) => name);

test('a workbook keeps numbers, flags and texts apart', async () => {
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

test('a workbook of the older kind is told apart from one that is broken', async () => {
  const old = new Blob([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1)]);
  const broken = new Blob([Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 1, 2, 3)]);
  expect(await readFile(old)).toMatchObject({ fault: { key: 'oldExcel' } });
  expect(await readFile(broken)).toMatchObject({ fault: { key: 'notASheet' } });
});

test('a file that is larger than the data service takes is not read', async () => {
  const large = new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]);
  expect(await readFile(large)).toMatchObject({ fault: { key: 'tooLarge' } });
});

test('JSON is documents by collection, or of the list at hand; all else of JSON is told', async () => {
  const read = (text: string) => readFile(new Blob([text]));
  expect(await read('\ufeff [{"title":"A"}]')).toEqual({
    kind: 'documents',
    documents: { '': [{ title: 'A' }] },
  });
  expect(await read('{"bindings":[]}')).toEqual({ kind: 'documents', documents: { bindings: [] } });
  expect(await read('{"bindings":[5]}')).toMatchObject({ fault: { key: 'notDocuments' } });
  expect(await read('{"bindings":')).toMatchObject({ fault: { key: 'notJson' } });
});

test('a ZIP of pictures gives each by its product code, and nothing else that is in it', async () => {
  const bytes = Uint8Array.of(1, 2, 3);
  const zip = zipSync({
    'zdjęcia/MA0101.PNG': bytes,
    'zdjęcia/ma0102.v2.webp': bytes,
    'zdjęcia/opis.txt': bytes,
    '__MACOSX/zdjęcia/._MA0101.png': bytes,
  });
  const read = await readFile(new Blob([zip as Uint8Array<ArrayBuffer>]));
  if (read.kind !== 'pictures') throw new Error(read.kind);
  expect(read.pictures.map(({ name, code, size }) => [name, code, size])).toEqual([
    ['MA0101.PNG', 'MA0101', 3],
    ['ma0102.v2.webp', 'ma0102.v2', 3],
  ]);
  const file = await read.pictures[0]?.open();
  expect([file?.type, new Uint8Array((await file?.arrayBuffer()) as ArrayBuffer)]).toEqual([
    'image/png',
    bytes,
  ]);
});
