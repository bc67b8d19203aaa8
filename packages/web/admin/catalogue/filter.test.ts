import { describe, expect, it } from 'vitest';
import { colourOf } from '../articles/colour.ts';
import type { Document } from '../data/documents.ts';
import { filterArticles, parseFilter } from './filter.ts';

let count = 0;
const article = (fields: Record<string, unknown>): Document => ({
  id: `a${++count}`,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  title: 'Zaślepka',
  titleEn: 'End cap',
  translation: { DE: 'Endkappe' },
  active: true,
  type: 'cap',
  price: 10,
  priceEuro: 3,
  img: '/files/a.webp',
  description: 'MA0101',
  isBlack: true,
  isWhite: false,
  ...fields,
});

const LANGUAGES = ['PL', 'EN', 'DE'];
const found = (articles: Document[], filter: object) =>
  filterArticles('accessories', articles, filter, LANGUAGES).map(({ id }) => id);

describe('a catalogue list', () => {
  const cap = article({});
  const feed = article({ title: 'Zasilanie', titleEn: 'Feed', translation: {}, description: 'MA0113' });

  it('is complete without a filter', () => {
    expect(found([cap, feed], {})).toEqual([cap.id, feed.id]);
  });

  it.each(['zaslepka', 'ZAŚLEPKA', 'end cap', 'endkappe', 'ma0101', '0101 zaś', 'cap ma01'])(
    'is searched in titles, codes and types: %s',
    (q) => {
      expect(found([cap, feed], { q })).toContain(cap.id);
    },
  );

  it('requires every word of the search', () => {
    expect(found([cap, feed], { q: 'zaślepka feed' })).toEqual([]);
  });

  it('filters active or inactive articles', () => {
    const off = article({ active: false });
    expect(found([cap, off], { active: true })).toEqual([cap.id]);
    expect(found([cap, off], { active: false })).toEqual([off.id]);
  });

  it('filters by exact type', () => {
    const longer = article({ type: 'caps' });
    expect(found([cap, longer], { type: 'cap' })).toEqual([cap.id]);
  });

  it('filters by colour temperature and IP code', () => {
    const warm = article({ cct: 2700, ip: '20' });
    const cool = article({ cct: 4000, ip: '44' });
    expect(found([cap, warm, cool], { cct: '2700' })).toEqual([warm.id]);
    expect(found([cap, warm, cool], { ip: '44' })).toEqual([cool.id]);
  });

  it('filters by colour', () => {
    const white = article({ isBlack: false, isWhite: true });
    const both = article({ isBlack: true, isWhite: true });
    const neither = article({ isBlack: false, isWhite: false });
    const all = [cap, white, both, neither];
    expect(found(all, { colour: 'black' })).toEqual([cap.id]);
    expect(found(all, { colour: 'both' })).toEqual([both.id, neither.id]);
  });

  it('finds missing pictures', () => {
    const bare = article({ img: '' });
    expect(found([cap, bare], { missing: 'picture' })).toEqual([bare.id]);
  });

  it('finds missing euro prices', () => {
    const byRate = article({ priceEuro: 0 });
    expect(found([cap, byRate], { missing: 'priceEuro' })).toEqual([byRate.id]);
  });

  it('finds missing translations, in any active language or in one', () => {
    const noGerman = article({ translation: {} });
    const noEnglish = article({ titleEn: '' });
    const all = [cap, noGerman, noEnglish];
    expect(found(all, { missing: 'translation' })).toEqual([noGerman.id, noEnglish.id]);
    expect(found(all, { missing: 'translation:DE' })).toEqual([noGerman.id]);
  });

  it('matches any of several values', () => {
    const other = article({ type: 'feed' });
    const third = article({ type: 'rope' });
    expect(found([cap, other, third], { type: ['cap', 'rope'] })).toEqual([cap.id, third.id]);
    expect(found([cap, other], { type: [] })).toEqual([cap.id, other.id]);
  });

  it('filters by ranges of prices and watts, both ends included', () => {
    const dear = article({ price: 40, power: 12 });
    const byProtocol = article({ price: { onOff: 0, dali: 25, zigbee: 90 }, power: 5 });
    const all = [cap, dear, byProtocol];
    expect(found(all, { priceFrom: 20, priceTo: 40 })).toEqual([dear.id, byProtocol.id]);
    expect(found(all, { priceTo: 10 })).toEqual([cap.id]);
    expect(found(all, { powerFrom: 5, powerTo: 11 })).toEqual([byProtocol.id]);
    expect(found([article({ price: 0 })], { priceTo: 10 })).toEqual([]);
  });

  it('with any: true, needs one condition, but still all words', () => {
    const feed2 = article({ title: 'Zasilanie', type: 'feed', price: 40 });
    const rope = article({ title: 'Linka', type: 'rope', price: 40 });
    const filter = { type: ['feed'], priceTo: 10, any: true };
    expect(found([cap, feed2, rope], filter)).toEqual([cap.id, feed2.id]);
    expect(found([cap, feed2, rope], { ...filter, q: 'zasilanie' })).toEqual([feed2.id]);
    expect(found([cap, rope], { any: true })).toEqual([cap.id, rope.id]);
  });

  it('combines all filters', () => {
    const off = article({ active: false, img: '' });
    expect(found([cap, off], { q: 'zaślepka', active: false, missing: 'picture' })).toEqual([off.id]);
    expect(found([cap, off], { q: 'feed', active: false })).toEqual([]);
  });
});

describe('parsing a filter', () => {
  it('accepts valid fields, also single values of older links', () => {
    expect(parseFilter({ type: 'cap', cct: 2700, active: false, priceFrom: 5 })).toEqual({
      type: ['cap'],
      cct: ['2700'],
      active: false,
      priceFrom: 5,
    });
  });

  it.each([null, 'x', 7, [], { q: 5, type: {}, active: 'yes', priceFrom: 'a', unknown: 1 }])(
    'omits invalid fields: %j',
    (given) => {
      expect(Object.values(parseFilter(given)).filter((value) => value !== undefined)).toEqual([]);
    },
  );
});

describe('a luminaire', () => {
  it('misses photometry if it names no file', () => {
    const luminaires = [article({}), article({ photometry: '/files/photometry/bindings/a.ldt' })];
    const missing = filterArticles('bindings', luminaires, { missing: 'photometry' }, LANGUAGES);
    expect(missing).toEqual([luminaires[0]]);
    expect(found(luminaires, { missing: 'photometry' })).toEqual([]);
  });

  const NONE = { onOff: 0, dali: 0, zigbee: 0 };
  const missing = (fields: object) =>
    filterArticles('bindings', [article({ ...fields })], { missing: 'priceEuro' }, LANGUAGES).length === 1;

  it('misses a euro price if one of its protocols has none', () => {
    expect(missing({ price: 10, priceEuro: NONE })).toBe(true);
    expect(missing({ price: { ...NONE, onOff: 10, dali: 12 }, priceEuro: { ...NONE, onOff: 3 } })).toBe(true);
    expect(missing({ price: { ...NONE, onOff: 10 }, priceEuro: { ...NONE, onOff: 3 } })).toBe(false);
  });
});

describe('a colour', () => {
  it.each([
    [{ isBlack: true, isWhite: false }, 'black'],
    [{ isBlack: false, isWhite: true }, 'white'],
    [{ isBlack: true, isWhite: true }, 'both'],
    [{}, 'both'],
  ])('of %j is %s', (flags, colour) => {
    expect(colourOf(flags)).toBe(colour);
  });
});
