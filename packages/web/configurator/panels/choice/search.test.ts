import { describe, expect, test } from 'vitest';
import { filtered, folded, isFiltering, NO_FILTER } from './search.ts';

const article = (id: string, title: string, titleEn: string, description: string, type: string) => ({
  id,
  title,
  titleEn,
  translation: {},
  description,
  type,
});
const articles = [
  article('1', 'Łącznik kątowy', 'Angle connector', 'MA0105', 'connector'),
  article('2', 'Zaślepka', 'End cap', 'MA0101', 'cap'),
  article('3', 'Reflektor Nero 12 W', 'Spotlight Nero 12 W', 'ON0113', 'spotlight'),
  article('4', 'Reflektor Nero 20 W', 'Spotlight Nero 20 W', 'ON0115', 'spotlight'),
];
const idsFound = (filter: Partial<typeof NO_FILTER>, language = 'PL') =>
  filtered(articles, { ...NO_FILTER, ...filter }, language).map(({ id }) => id);

describe('folding', () => {
  test.each([
    ['ŁĄCZNIK', 'lacznik'],
    ['Zażółć gęślą jaźń', 'zazolc gesla jazn'],
    ['Außen-Befestigung für Öse', 'aussen-befestigung fur ose'],
  ])('%s becomes %s', (text, result) => {
    expect(folded(text)).toBe(result);
  });
});

describe('the search', () => {
  test('finds titles without their diacritics and capitals', () => {
    expect(idsFound({ query: 'lacznik' })).toEqual(['1']);
    expect(idsFound({ query: 'ŁĄCZ' })).toEqual(['1']);
  });

  test('finds codes, also by a part of them', () => {
    expect(idsFound({ query: 'ma010' })).toEqual(['1', '2']);
  });

  test('asks for every word, in any order', () => {
    expect(idsFound({ query: ' 20 nero ' })).toEqual(['4']);
    expect(idsFound({ query: 'nero 40' })).toEqual([]);
  });

  test('reads titles in the language shown', () => {
    expect(idsFound({ query: 'cap' }, 'EN')).toEqual(['2']);
    expect(idsFound({ query: 'cap' }, 'PL')).toEqual([]);
  });

  test('narrows to a type and to the chosen ones', () => {
    expect(idsFound({ type: 'spotlight' })).toEqual(['3', '4']);
    expect(idsFound({ type: 'spotlight', only: new Set(['2', '4']) })).toEqual(['4']);
  });

  test('leaves everything in its order without a filter', () => {
    expect(idsFound({})).toEqual(['1', '2', '3', '4']);
    expect(isFiltering(NO_FILTER)).toBe(false);
    expect(isFiltering({ ...NO_FILTER, query: '  ' })).toBe(false);
    expect(isFiltering({ ...NO_FILTER, only: new Set() })).toBe(true);
  });
});
