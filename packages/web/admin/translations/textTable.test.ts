import { splitStoredKey } from '@lumitor/domain/translation/lookup';
import { expect, it } from 'vitest';
import { textDocument } from './testing/sampleTexts.ts';
import { isTextMissing, textTable } from './textTable.ts';

const documents = [
  textDocument('a', { start: { title_PL: 'Stary', title_EN: 'Title' }, header: { end_left_PL: 'Lewo' } }),
  textDocument('b', { start: { title_PL: 'Tytuł' } }),
];

it('the language follows the last underscore of a key', () => {
  expect(splitStoredKey('end_left_PL')).toEqual({ key: 'end_left', language: 'PL' });
});

it('a table has every key once, with the text of the later document', () => {
  expect(textTable(documents, {})).toEqual([
    { name: 'header', rows: [{ section: 'header', key: 'end_left', texts: { PL: 'Lewo' }, shipped: null }] },
    {
      name: 'start',
      rows: [{ section: 'start', key: 'title', texts: { PL: 'Tytuł', EN: 'Title' }, shipped: null }],
    },
  ]);
});

it('a key used by the code is listed even without a stored text', () => {
  const table = textTable(documents, { start: { go: { PL: 'Dalej' } }, bill: { total: { PL: 'Razem' } } });
  expect(table.map(({ name, rows }) => [name, rows.map(({ key, shipped }) => [key, shipped])])).toEqual([
    ['bill', [['total', { PL: 'Razem' }]]],
    ['header', [['end_left', null]]],
    [
      'start',
      [
        ['go', { PL: 'Dalej' }],
        ['title', null],
      ],
    ],
  ]);
});

it('a section without keys is listed', () => {
  expect(textTable([textDocument('a', { news: {} })], {})).toEqual([{ name: 'news', rows: [] }]);
});

it('a blank text counts as missing', () => {
  expect([undefined, '', ' \n', 'x'].map(isTextMissing)).toEqual([true, true, true, false]);
});
