import { describe, expect, it } from 'vitest';
import { countTexts, filterTexts, firstRows, type TextFilter } from './filterTexts.ts';
import { textDocument } from './testing/sampleTexts.ts';
import { textTable } from './textTable.ts';

const sections = textTable(
  [
    textDocument('a', {
      lamp: {
        title_PL: 'Żółty żyrandol',
        title_EN: 'Yellow chandelier',
        size_PL: '{cm} cm',
        size_EN: '5 cm',
      },
      rail: { own_PL: 'Własny' },
      empty: {},
    }),
  ],
  { lamp: { title: { PL: 'Żyrandol' }, size: { PL: '{cm} cm' } } },
);
const LANGUAGES = ['PL', 'EN'];

const found = (filter: Partial<TextFilter>, stored: string[] = []) =>
  filterTexts(sections, { search: '', only: null, ...filter }, LANGUAGES, new Set(stored)).flatMap(
    ({ name, rows }) => rows.map(({ key }) => `${name}.${key}`),
  );

describe('a search', () => {
  it('finds texts in any language, ignoring case and diacritics', () => {
    expect(found({ search: 'ZOLTY' })).toEqual(['lamp.title']);
    expect(found({ search: 'chandelier' })).toEqual(['lamp.title']);
  });
  it('finds keys by section and name', () => {
    expect(found({ search: 'rail.o' })).toEqual(['rail.own']);
  });
});

describe('a filter', () => {
  it('shows only keys without a text in one language', () => {
    expect(found({ only: { missing: 'EN' } })).toEqual(['rail.own']);
    expect(found({ only: { missing: 'PL' } })).toEqual([]);
  });
  it('shows only keys unknown to the code', () => {
    expect(found({ only: 'unknown' })).toEqual(['rail.own']);
  });
  it('shows only texts with a fault', () => {
    expect(found({ only: 'faults' })).toEqual(['lamp.size']);
  });
  it('still shows a row edited under it', () => {
    expect(found({ only: { missing: 'EN' } }, ['lamp.title'])).toEqual(['lamp.title', 'rail.own']);
  });
  it('that is off also shows sections without keys', () => {
    expect(filterTexts(sections, { search: ' ', only: null }, LANGUAGES, new Set())).toHaveLength(3);
  });
});

it('counts the matches of each filter', () => {
  expect(countTexts(sections, LANGUAGES)).toEqual({
    keys: 3,
    missing: { PL: 0, EN: 1 },
    unknown: 1,
    faults: 1,
  });
});

it('the first rows come with their sections', () => {
  expect(firstRows(sections, 2).map(({ name, rows }) => [name, rows.length])).toEqual([
    ['empty', 0],
    ['lamp', 2],
  ]);
});
