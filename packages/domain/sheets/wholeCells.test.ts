import { describe, expect, test } from 'vitest';
import { sumOf } from '../math/lists.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { planOf } from '../testing/arbitraryPlan.ts';
import { EVERYTHING } from '../testing/everything.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { installationSheets } from './installationSheets.ts';
import type { PaperText } from './marks.ts';
import { PAPERS } from './sheetChoice.ts';
import { drawnTable, TABLE_TEXT } from './table.ts';
import { textWidth } from './textWidth.ts';

const LONG = 'Gateway DALI-2 mit 64 Adressen zum Einbau in Zwischendecken, Notstromversorgung';

const withLongNames = (page: ShownOrder): ShownOrder => ({
  ...page,
  data: {
    ...page.data,
    lines: page.data.lines.map((line) => ({
      ...line,
      code: `${line.code}-LANGE-ARTIKELNUMMER`,
      titles: Object.fromEntries(['PL', 'EN', 'DE'].map((lang) => [lang, `${LONG} ${line.code}`])),
    })),
  },
});

const ORDERS: [string, ShownOrder][] = [
  ['an order of everything', sampleOrder(EVERYTHING)],
  ['an order of long names', withLongNames(sampleOrder(EVERYTHING))],
  ['an order of many luminaires', sampleOrder(planOf([[1200], [800, 'right']], { a: 40, b: 20 }))],
];

const textsOf = (page: ShownOrder, language: string, paper: (typeof PAPERS)[number]): PaperText[] =>
  installationSheets({
    page,
    language,
    t: sampleTranslate(language),
    choice: { paper, scale: null },
  }).sheets.flatMap(({ marks }) => marks.filter((mark) => mark.kind === 'text'));

describe.each(ORDERS)('on the sheets of %s', (_, page) => {
  test.each(PAPERS.flatMap((paper) => ['PL', 'EN', 'DE'].map((language) => [paper, language] as const)))(
    'no text is cut off on %s in %s',
    (paper, language) => {
      const texts = textsOf(page, language, paper);
      expect(texts.filter(({ text }) => text.endsWith('…')).map(({ text }) => text)).toEqual([]);
    },
  );

  test('article names are printed whole, wrapped over rows', () => {
    const texts = textsOf(page, 'DE', 'A4').map(({ text }) => text);
    for (const { titles } of page.data.lines.filter(({ kind }) => kind === 'binding'))
      for (const word of (titles.DE ?? '').split(/[\s,]+/))
        expect(texts.some((text) => text.replaceAll('\u00a0', ' ').includes(word))).toBe(true);
  });
});

test('a table wraps words, breaks a word wider than its column, and loses nothing', () => {
  const columns = [
    { head: 'No.', width: 10 },
    { head: 'Article' },
    { head: 'Qty', width: 10, isFigure: true },
  ];
  const code = 'MA0041-0123456789-ABCDEFGHIJ-KLMNOPQRST';
  const table = drawnTable({ title: '', columns, rows: [['1', `${LONG} ${code}`, '12']] }, 50);
  expect(table.rows.length).toBeGreaterThan(3);
  expect(table.rows.map((row) => row[0])).toEqual(['1', ...Array(table.rows.length - 1).fill('')]);
  const cells = table.rows.map((row) => row[1] ?? '');
  const left = 50 - sumOf(table.columns.map(({ width = 0 }) => width));
  for (const cell of cells) expect(textWidth(cell, TABLE_TEXT)).toBeLessThanOrEqual(left);
  expect(cells.join('').replaceAll(/\s/g, '')).toBe(`${LONG} ${code}`.replaceAll(/\s/g, ''));
});

test('columns give unused width to the one that would wrap', () => {
  const columns = [
    { head: 'No.', width: 20 },
    { head: 'Article' },
    { head: 'Qty', width: 20, isFigure: true },
  ];
  const rowsOf = (article: string) => drawnTable({ title: '', columns, rows: [['1', article, '12']] }, 70);
  expect(rowsOf('Spot')).toMatchObject({ columns });
  const long = rowsOf('Spotlight Nero 20 W, black');
  expect(long.rows).toHaveLength(1);
});
