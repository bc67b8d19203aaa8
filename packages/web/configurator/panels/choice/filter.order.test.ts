import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Listed } from './filter.ts';
import { type ArticleOrder, describing, inOrder } from './filter.ts';

interface Thing {
  name: string;
  size: number | null;
}
const listedOf = (things: readonly Thing[]) =>
  things.map(
    (article): Listed<Thing> => ({
      article,
      title: article.name,
      details: '',
      price: null,
      searched: { words: '', figures: [] },
    }),
  );
const byName: ArticleOrder<Thing> = { value: 'name', label: '', keyOf: ({ title }) => title };
const bySize: ArticleOrder<Thing> = { value: 'size', label: '', keyOf: ({ article }) => article.size };
const namesOf = (things: readonly Thing[], order?: ArticleOrder<Thing>, language = 'PL') =>
  inOrder(listedOf(things), order, language).map(({ title }) => title);

const things: Thing[] = [
  { name: 'Nero 12', size: 3 },
  { name: 'Żar', size: null },
  { name: 'Nero 8', size: 1 },
  { name: 'Łuna', size: 3 },
  { name: 'Luna', size: 2 },
];

test('without an order the catalogue decides', () => {
  expect(namesOf(things)).toEqual(things.map(({ name }) => name));
});

test('titles sort by the alphabet of the language, their numbers by value', () => {
  expect(namesOf(things, byName)).toEqual(['Luna', 'Łuna', 'Nero 8', 'Nero 12', 'Żar']);
});

test('missing values sort last, equal ones keep their order', () => {
  expect(namesOf(things, bySize)).toEqual(['Nero 8', 'Luna', 'Nero 12', 'Łuna', 'Żar']);
});

test('sorting preserves every article and ascends', () => {
  const thing = fc.record({ name: fc.string(), size: fc.option(fc.integer()) });
  fc.assert(
    fc.property(fc.array(thing), (unsorted) => {
      const sorted = inOrder(listedOf(unsorted), bySize, 'PL').map(({ article }) => article);
      expect(new Set(sorted)).toEqual(new Set(unsorted));
      expect(sorted).toHaveLength(unsorted.length);
      const sizes = sorted.map(({ size }) => size ?? Number.POSITIVE_INFINITY);
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    }),
  );
});

test('an order that changes nothing is not offered', () => {
  const alike = things.map((one) => ({ ...one, size: 1 }));
  expect(describing(listedOf(things), [byName, bySize])).toEqual([byName, bySize]);
  expect(describing(listedOf(alike), [byName, bySize])).toEqual([byName]);
});
