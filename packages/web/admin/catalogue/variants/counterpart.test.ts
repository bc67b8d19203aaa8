import { describe, expect, it } from 'vitest';
import type { Document } from '../../data/documents.ts';
import { commonPaths, counterpartOf, newCounterpart } from './counterpart.ts';

const article = (id: string, fields: object): Document => ({
  id,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  title: 'Nero',
  power: 8,
  price: 100,
  description: 'ON0111',
  isBlack: true,
  isWhite: false,
  active: true,
  img: '/files/images/a.webp',
  ...fields,
});
const black = article('black', {});
const white = article('white', { isBlack: false, isWhite: true, description: 'ON0112' });

describe('the counterpart of an article', () => {
  it('has the same title and watts, and the other colour', () => {
    const stronger = article('stronger', { isBlack: false, isWhite: true, power: 12 });
    const other = article('other', { isBlack: false, isWhite: true, title: 'Fino' });
    expect(counterpartOf(black, [black, stronger, other, white])).toBe(white);
    expect(counterpartOf(white, [white, black])).toBe(black);
    expect(counterpartOf(black, [black, stronger, other])).toBeUndefined();
  });

  it('is undefined for an article of either colour', () => {
    expect(counterpartOf(article('both', { isWhite: true }), [black, white])).toBeUndefined();
  });

  it('starts as an inactive copy in the other colour, without code and picture', () => {
    const initial = newCounterpart('bindings', black);
    expect(initial).toMatchObject({
      title: 'Nero',
      price: 100,
      isBlack: false,
      isWhite: true,
      active: false,
    });
    expect(initial).not.toHaveProperty('description');
    expect(initial).not.toHaveProperty('img');
  });
});

describe('the common fields', () => {
  const common = (one: object, other: object) =>
    commonPaths('bindings', ['PL', 'EN', 'DE'], article('a', one), article('b', other));

  it('are equal in both articles, never code, picture or colour', () => {
    const paths = common({}, {});
    expect(paths).toEqual(expect.arrayContaining(['title', 'titleEn', 'translation.DE', 'price', 'active']));
    for (const own of ['description', 'img', 'isBlack', 'isWhite']) expect(paths).not.toContain(own);
  });

  it('exclude differing fields', () => {
    expect(common({ price: 100 }, { price: 120 })).not.toContain('price');
  });
});
