import { describe, expect, test } from 'vitest';
import {
  type Criterion,
  countNarrowing,
  distinguishing,
  type Filter,
  filtered,
  type Listed,
  NO_FILTER,
} from './filter.ts';
import { searchable } from './search.ts';

interface Thing {
  id: string;
  type: string;
  length: number;
}
const things: Thing[] = [
  { id: 'a', type: 'spot', length: 10 },
  { id: 'b', type: 'line', length: 120 },
  { id: 'c', type: 'line', length: 60 },
];
const listed = things.map(
  (article): Listed<Thing> => ({
    article,
    title: article.id,
    details: '',
    price: null,
    searched: searchable(article.type, [`${article.length} cm`]),
  }),
);
const words = { label: '', all: '' };
const option = (value: string) => ({ value, label: value });
const type: Criterion<Thing> = {
  ...words,
  name: 'type',
  options: ['spot', 'line'].map(option),
  matches: (thing, value) => thing.type === value,
};
const length: Criterion<Thing> = {
  ...words,
  name: 'length',
  options: ['5', '50', '100', '500'].map(option),
  matches: (thing, value) => thing.length >= Number(value),
};
const found = (filter: Partial<Filter>) =>
  filtered(listed, { ...NO_FILTER, ...filter }, [type, length]).map(({ article }) => article.id);

describe('a list', () => {
  test('is complete and in its order without a filter', () => {
    expect(found({})).toEqual(['a', 'b', 'c']);
  });

  test('is narrowed by all criteria together', () => {
    expect(found({ by: { type: 'line' } })).toEqual(['b', 'c']);
    expect(found({ by: { type: 'line', length: '100' } })).toEqual(['b']);
    expect(found({ by: { type: 'line' }, query: '60cm' })).toEqual(['c']);
    expect(found({ by: { type: 'line' }, only: new Set(['a', 'c']) })).toEqual(['c']);
    expect(found({ by: { type: 'spot', length: '100' } })).toEqual([]);
  });

  test('ignores values that are no options any more', () => {
    const filter = { ...NO_FILTER, by: { type: 'globe', length: '' } };
    expect(filtered(listed, filter, [type, length])).toHaveLength(3);
    expect(countNarrowing([type, length], filter)).toBe(0);
    expect(countNarrowing([type, length], { ...filter, by: { type: 'spot', length: '50' } })).toBe(2);
  });
});

describe('distinguishing criteria', () => {
  test('have only options that match some articles, but not all', () => {
    const [first, second] = distinguishing(things, [type, length]);
    expect(first?.options.map(({ value }) => value)).toEqual(['spot', 'line']);
    expect(second?.options.map(({ value }) => value)).toEqual(['50', '100']);
  });

  test('are none if all articles are alike', () => {
    expect(distinguishing(things.slice(0, 1), [type, length])).toEqual([]);
  });
});
