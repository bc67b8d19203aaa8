import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Listed } from './filter.ts';
import { describing, inOrder, type Order } from './filter.ts';

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
const byName: Order<Thing> = { value: 'name', label: '', keyOf: ({ title }) => title };
const bySize: Order<Thing> = { value: 'size', label: '', keyOf: ({ article }) => article.size };
const namesOf = (things: readonly Thing[], order?: Order<Thing>, language = 'PL') =>
  inOrder(listedOf(things), order, language).map(({ title }) => title);

const things: Thing[] = [
  { name: 'Nero 12', size: 3 },
  { name: 'Żar', size: null },
  { name: 'Nero 8', size: 1 },
  { name: 'Łuna', size: 3 },
  { name: 'Luna', size: 2 },
];

test('Without an order articles stay as the catalogue has them', () => {
  expect(namesOf(things)).toEqual(things.map(({ name }) => name));
});

test('Titles follow the alphabet of the language, and their numbers count as numbers', () => {
  expect(namesOf(things, byName)).toEqual(['Luna', 'Łuna', 'Nero 8', 'Nero 12', 'Żar']);
});

test('Those without a figure come last, those alike stay as they were', () => {
  expect(namesOf(things, bySize)).toEqual(['Nero 8', 'Luna', 'Nero 12', 'Łuna', 'Żar']);
});

test('An order loses and doubles nothing, and ascends', () => {
  const thing = fc.record({ name: fc.string(), size: fc.option(fc.integer()) });
  fc.assert(
    fc.property(fc.array(thing), (some) => {
      const sorted = inOrder(listedOf(some), bySize, 'PL').map(({ article }) => article);
      expect(new Set(sorted)).toEqual(new Set(some));
      expect(sorted).toHaveLength(some.length);
      const sizes = sorted.map(({ size }) => size ?? Number.POSITIVE_INFINITY);
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    }),
  );
});

test('An order is offered only where it would change something', () => {
  const alike = things.map((one) => ({ ...one, size: 1 }));
  expect(describing(listedOf(things), [byName, bySize])).toEqual([byName, bySize]);
  expect(describing(listedOf(alike), [byName, bySize])).toEqual([byName]);
});
