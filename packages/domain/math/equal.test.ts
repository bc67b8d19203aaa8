import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEqual } from './equal.ts';

const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, shuffled(inner)]),
  );
};

const plain = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));

it('finds plain data equal regardless of the order of keys', () => {
  fc.assert(fc.property(plain, (value) => isEqual(value, shuffled(JSON.parse(JSON.stringify(value))))));
});

it('finds two values equal exactly if their JSON with sorted keys is equal', () => {
  const text = (value: unknown) =>
    JSON.stringify(value, (_, inner) =>
      inner !== null && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    );
  fc.assert(fc.property(plain, plain, (a, b) => isEqual(a, b) === (text(a) === text(b))));
});

it.each([
  [[], {}],
  [[1], [1, 2]],
  [[1, undefined], [1]],
  [{ a: 1 }, { a: 2 }],
  [null, {}],
  [0, null],
  ['', null],
])('finds %j and %j different', (a, b) => {
  expect(isEqual(a, b)).toBe(false);
});

it('finds an undefined field equal to an absent one', () => {
  expect(isEqual({ a: 1, b: undefined }, { a: 1 })).toBe(true);
});
