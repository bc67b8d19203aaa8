import { describe, expect, it, test } from 'vitest';
import type { Cell, Worksheet } from './cell.ts';
import { gridCsv, readCsv } from './csv.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function read(file: string | Uint8Array): Promise<Worksheet> {
  const answer = await readCsv(typeof file === 'string' ? bytesOf(file) : file);
  if (!answer.ok) throw new Error(answer.fault.key);
  return answer.sheet;
}
const rowsOf = ({ rows }: Worksheet) => rows.map(({ cells }) => cells);

describe('a written CSV file', () => {
  it('starts with a byte order mark, and has semicolons and decimal commas', () => {
    const grid: Cell[][] = [
      ['title', 'price'],
      ['Żarówka', 129.9],
    ];
    expect(gridCsv(grid, 'pl')).toBe('\ufefftitle;price\r\nŻarówka;129,9\r\n');
  });

  it('writes a negative number unquoted, and guards a text that looks like one', () => {
    expect(gridCsv([[-5, -1.5, '-5']], 'pl')).toBe("\ufeff-5;-1,5;'-5\r\n");
  });

  it('writes an id with a leading hyphen unchanged, and guards any other text', () => {
    const grid: Cell[][] = [
      ['id', 'title'],
      ['-aXk93_b', '-aXk93_b'],
      ['-1+1', 'x'],
    ];
    expect(gridCsv(grid, 'pl')).toBe("\ufeffid;title\r\n-aXk93_b;'-aXk93_b\r\n'-1+1;x\r\n");
  });

  it('writes flags as words that spreadsheets do not convert', () => {
    expect(gridCsv([[true, false]], 'pl')).toBe('\ufefftak;nie\r\n');
    expect(gridCsv([[true, false]], 'en')).toBe('\ufeffyes;no\r\n');
  });

  it('quotes separators, quotation marks, line ends and outer spaces', () => {
    expect(gridCsv([['a;b', 'a"b', 'a\nb', ' a']], 'pl')).toBe('\ufeff"a;b";"a""b";"a\nb";" a"\r\n');
  });
});

describe('the separator', () => {
  it.each([
    ['id;title;price\na;Tuba;1,5', ','],
    ['id,title,price\na,Tuba,"1,5"', '.'],
    ['id\ttitle\tprice\na\tTuba\t1,5', null],
  ] as const)('is found in %j', async (file, decimal) => {
    const sheet = await read(file);
    expect(sheet.header).toEqual(['id', 'title', 'price']);
    expect(rowsOf(sheet)).toEqual([['a', 'Tuba', '1,5']]);
    expect(sheet.decimal).toBe(decimal);
  });

  it('may be declared by an Excel sep= line', async () => {
    expect((await read('sep=;\r\nid;title\r\na;Tuba')).header).toEqual(['id', 'title']);
  });
});

describe('the code page', () => {
  const expected = [['Zażółć gęślą jaźń']];
  it('is UTF-8, with or without its mark', async () => {
    expect(rowsOf(await read('\ufefftitle\nZażółć gęślą jaźń'))).toEqual(expected);
    expect(rowsOf(await read('title\nZażółć gęślą jaźń'))).toEqual(expected);
  });
  it('is Windows-1250 otherwise', async () => {
    const windows = [0xbf, 0xf3, 0xb3, 0xe6]; // żółć
    const file = Uint8Array.from([...bytesOf('title\nZa'), ...windows]);
    expect(rowsOf(await read(file))).toEqual([['Zażółć']]);
  });
  it('is detected as DOS by its letters', async () => {
    const dos = [0x88, 0xa2, 0x86]; // łóć
    expect(rowsOf(await read(Uint8Array.from([...bytesOf('title\nZa'), ...dos])))).toEqual([['Załóć']]);
  });
  it('may be UTF-16, called Unicode text by Excel', async () => {
    const text = '\ufefftitle\tprice\nŁuk\t1';
    const file = new Uint8Array(Uint16Array.from(text, (sign) => sign.charCodeAt(0)).buffer);
    expect(rowsOf(await read(file))).toEqual([['Łuk', '1']]);
  });
});

test('a CSV cell may be an error, a formula without its result, or a guarded text', async () => {
  const sheet = await read('code;title;price\r\n="0012";#N/D!;=A1*2\r\n"=""a""""b""";#REF!;Err:502\r\n');
  expect(rowsOf(sheet)).toEqual([
    ['0012', { lost: 'error', text: '#N/D!' }, { lost: 'formula', text: '=A1*2' }],
    ['a"b', { lost: 'error', text: '#REF!' }, { lost: 'error', text: 'Err:502' }],
  ]);
});

test('row numbers match the spreadsheet, including empty rows and line ends in cells', async () => {
  const { rows } = await read('title;type\n"two\nlines";a\n;\n\nb;c\n');
  expect(rows.map(({ number, cells }) => [number, ...cells])).toEqual([
    [2, 'two\nlines', 'a'],
    [5, 'b', 'c'],
  ]);
});

describe('content that is not a table', () => {
  it.each([
    ['', 'empty'],
    ['\n;;\n', 'empty'],
    ['%PDF-1.7\n1 0 obj\n', 'notASheet'],
    ['GIF89a\0\0', 'notASheet'],
    ['title;type\n"Tuba;a\nb;c', 'quotes'],
  ])('%j is reported as %s', async (file, key) => {
    expect(await readCsv(bytesOf(file))).toMatchObject({ ok: false, fault: { key } });
  });
});
