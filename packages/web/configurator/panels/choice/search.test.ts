import { describe, expect, test } from 'vitest';
import { foldedQuery, searchable, searchFor } from './search.ts';

const finds = (query: string, words: string, ...figures: string[]) =>
  searchFor(query)(searchable(words, figures));

describe('folding', () => {
  test.each([
    ['ŁĄCZNIK', 'lacznik'],
    ['Zażółć gęślą jaźń', 'zazolc gesla jazn'],
    ['Außen-Befestigung für Öse', 'aussen-befestigung fur ose'],
  ])('%s becomes %s', (text, result) => {
    expect(foldedQuery(text)).toBe(result);
  });
});

describe('the search', () => {
  test('finds words without their diacritics and capitals, and parts of them', () => {
    expect(finds('lacznik', 'Łącznik kątowy MA0105')).toBe(true);
    expect(finds('ŁĄCZ', 'Łącznik kątowy MA0105')).toBe(true);
    expect(finds('ma010', 'Łącznik kątowy MA0105')).toBe(true);
  });

  test('requires every word, in any order', () => {
    expect(finds(' 20 nero ', 'Reflektor Nero 20 W')).toBe(true);
    expect(finds('nero 40', 'Reflektor Nero 20 W')).toBe(false);
    expect(finds('  ', 'Reflektor')).toBe(true);
  });

  test.each([
    '3000K',
    '3000 k',
    '3000',
    'IP44',
    'ip 44',
    '1200 lm',
    '1200lm',
    '1 200 lm',
    'CRI90',
    '116°',
    '20w',
  ])('finds a luminaire by %s', (query) => {
    const figures = ['20\u00a0W', '1200\u00a0lm', '3000\u00a0K', 'CRI\u00a090', '116°', 'IP44'];
    expect(finds(`nero ${query}`, 'Nero ON0115', ...figures)).toBe(true);
  });

  test.each(['1,200 lm', '1200 lm', '1200lm'])('finds lumens written in groups by %s', (query) => {
    for (const written of ['1,200\u00a0lm', '1.200\u00a0lm', '1\u00a0200\u00a0lm'])
      expect(finds(query, 'Nero', written)).toBe(true);
  });

  test('matches figures whole, in a title too', () => {
    expect(finds('200 lm', 'Nero', '1200 lm')).toBe(false);
    expect(finds('120', 'Nero', '1200 lm')).toBe(false);
    expect(finds('20', 'Nero', 'IP20')).toBe(false);
    expect(finds('16°', 'Nero', '116°')).toBe(false);
    expect(finds('8 W', 'Nero 18 W')).toBe(false);
    expect(finds('18 W', 'Nero 18 W')).toBe(true);
  });
});
