import { expect, test } from 'vitest';
import { flow } from './flow.ts';
import type { PaperArea } from './layouts.ts';
import type { PaperMark } from './marks.ts';
import { words } from './marks.ts';
import type { Block } from './placeBlocks.ts';
import { BELOW, drawnTable, tableOf } from './table.ts';

const references = {
  from: (index: number) => `from ${index}`,
  on: (index: number) => `on ${index}`,
  here: 'here',
};
const sheet: PaperArea = { x: 0, y: 0, width: 172, height: 100 };

const textsOf = (marks: readonly PaperMark[] = []) =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));

test('the next block is beside or below, and narrow blocks leave an area of the same width below them', () => {
  const block = (width: number): Block => ({
    width,
    height: 20 - BELOW,
    isNext: true,
    marks: ({ x, y }) => [words('', 2, { x, y })],
  });
  const { sheets, chain } = flow([80, 170, 80, 80, 170, 80].map(block), [], [sheet], references);
  expect(sheets.map((marks) => textsOf(marks).map(({ x, y }) => [x, y]))).toEqual([
    [
      [0, 0],
      [0, 20],
      [0, 40],
      [90, 40],
      [0, 60],
      [0, 80],
    ],
  ]);
  expect(chain).toEqual([0]);
});

test('a table continues only on later sheets, and each part references the next and the previous one', () => {
  const table = tableOf(
    'T',
    [{ head: 'h', of: String }],
    Array.from({ length: 60 }, (_, row) => row),
  );
  const room = { ...sheet, y: 40, height: 60 };
  const { sheets } = flow(
    [{ table: drawnTable(table, 150), width: 150 }],
    [[room], [{ ...room, height: 20 }]],
    [sheet],
    references,
  );
  const reported = sheets.map((marks) => textsOf(marks).map(({ text }) => text));
  expect(reported.map((texts) => texts.filter((text) => /^(from|on) /.test(text)))).toEqual([
    ['on 2'],
    [],
    ['from 0', 'on 3'],
    ['from 2', 'on 4'],
    ['from 3'],
  ]);
  expect(reported.flat().filter((text) => /^\d+$/.test(text))).toEqual(
    Array.from({ length: 60 }, (_, row) => `${row}`),
  );
});

test('a table breaks between rows, not between the lines of a row', () => {
  const rows = Array.from({ length: 60 }, (_, row) => (row % 3 === 0 ? [`${row}`, 'a'] : ['', 'b']));
  const table = { title: 'T', columns: [{ head: 'h', width: 20 }, { head: 'k' }], rows };
  const { sheets } = flow(
    [{ table: drawnTable(table, 150), width: 150 }],
    [],
    [{ ...sheet, height: 62 }],
    references,
  );
  expect(sheets.length).toBeGreaterThan(2);
  for (const marks of sheets) {
    const cells = textsOf(marks).map(({ text }) => text);
    expect(cells.filter((text) => text === 'b')).toHaveLength(
      2 * cells.filter((text) => text === 'a').length,
    );
  }
});

const sheetsOf = (heights: readonly number[], isNext = false) =>
  flow(
    heights.map((height, index) => ({
      width: 172,
      height,
      isNext,
      marks: ({ x, y }) => [words(`${index}`, 2, { x, y })],
    })),
    [],
    [sheet],
    references,
  ).sheets.map((marks) => textsOf(marks).map(({ text }) => Number(text)));

test('the previous block joins a block alone on a sheet', () => {
  expect(sheetsOf([24, 24, 24, 24])).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(sheetsOf([24, 24, 24, 24], true)).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test('blocks move closer if that saves a sheet', () => {
  expect(sheetsOf([22, 22, 22, 22])).toEqual([[0, 1, 2, 3]]);
});

test('a block too high to share a sheet is alone', () => {
  expect(sheetsOf([90, 90])).toEqual([[0], [1]]);
});

test('a table continues below or to the right of its previous part', () => {
  const table = tableOf(
    'T',
    [{ head: 'h', of: String }],
    Array.from({ length: 40 }, (_, row) => row),
  );
  const [left, right] = [
    { x: 0, y: 40, width: 82, height: 60 },
    { x: 90, y: 0, width: 82, height: 100 },
  ];
  const { sheets } = flow(
    [{ table: drawnTable(table, 80), width: 80 }],
    [[left, right]],
    [sheet],
    references,
  );
  const placeOf = (row: number) => {
    const index = sheets.findIndex((marks) => textsOf(marks).some(({ text }) => text === `${row}`));
    const { x = 0, y = 0 } = textsOf(sheets[index]).find(({ text }) => text === `${row}`) ?? {};
    return index * 1e6 + x * 1e3 + y;
  };
  const places = Array.from({ length: 40 }, (_, row) => placeOf(row));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(sheets).toHaveLength(2);
});
