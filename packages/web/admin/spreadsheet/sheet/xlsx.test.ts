import { expect, test } from 'vitest';
import { columnsOf } from '../columns.ts';
import type { Cell } from './cell.ts';
import { readFile } from './readFile.ts';
import { xlsxOf } from './writeXlsx.ts';

const columns = columnsOf('systems', []);
const names = columns.map(({ name }) => name);

test('a workbook keeps numbers, flags and texts apart', async () => {
  const row: Cell[] = ['0012', true, 129.9, 0, '=1+1', 'dali', null, 'a\nb'];
  const file = await xlsxOf([names, row], columns, 'Systemy');
  expect(await readFile(file)).toEqual({
    ok: true,
    sheet: { header: names, rows: [{ number: 2, cells: row }], decimal: null },
  });
});

test('a workbook of the older kind is told apart from one that is broken', async () => {
  const old = new Blob([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1)]);
  const broken = new Blob([Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 1, 2, 3)]);
  expect(await readFile(old)).toMatchObject({ ok: false, fault: { key: 'oldExcel' } });
  expect(await readFile(broken)).toMatchObject({ ok: false, fault: { key: 'notASheet' } });
});

test('a file that is larger than the data service takes is not read', async () => {
  const large = new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]);
  expect(await readFile(large)).toMatchObject({ ok: false, fault: { key: 'tooLarge' } });
});
