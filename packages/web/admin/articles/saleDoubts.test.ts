import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { neededCodes } from '@lumitor/domain/parts/neededCodes';
import { expect, it } from 'vitest';
import { isNewOnSale, saleDoubts } from './saleDoubts.ts';

const table = DEFAULT_PART_TABLES.standard;
const accessories = neededCodes(table).map(({ code }) => ({ description: code, active: true, price: 5 }));
const rail = { type: 'MT0001', active: true, price: 120 };
const doubtsOf = (
  article: object,
  basis: object = {},
  collection: 'connections' | 'bindings' = 'connections',
) =>
  saleDoubts(collection, { ...article }, { table, accessories, ...basis }).map(({ kind, names }) =>
    [kind, ...names].join(' '),
  );

it('an article is checked if it is new and active, activated, or a rail with a new code', () => {
  const off = { ...rail, active: false };
  expect(isNewOnSale('connections', { before: null, after: rail })).toBe(true);
  expect(isNewOnSale('connections', { before: off, after: rail })).toBe(true);
  expect(isNewOnSale('connections', { before: rail, after: { ...rail, type: 'X1' } })).toBe(true);
  expect(isNewOnSale('connections', { before: null, after: off })).toBe(false);
  expect(isNewOnSale('connections', { before: rail, after: { ...rail, price: 5 } })).toBe(false);
  expect(isNewOnSale('bindings', { before: rail, after: { ...rail, type: 'pendants' } })).toBe(false);
});

it('a rail with a price, rules and a priced active part for each of its codes has no doubts', () => {
  expect(doubtsOf(rail)).toEqual([]);
});

it('a rail without rules and one without a price are reported', () => {
  expect(doubtsOf({ ...rail, type: 'X1' })).toEqual(['unruled']);
  expect(doubtsOf({ ...rail, price: 0 })).toEqual(['price']);
});

it('roles without an article are reported, unless marked as not sold', () => {
  const [family] = structuredClone(table.families);
  if (!family) throw new Error('The table has no family');
  family.parts.endCap = { black: 'MA0101', white: '' };
  family.parts.feed = { black: '', white: '' };
  family.parts.tConnector = { black: '', white: '', notSold: true };
  expect(doubtsOf(rail, { table: { ...table, families: [family] } })).toEqual(['roles endCap feed']);
});

it('parts without a priced active article are reported', () => {
  const without = accessories.map((part) =>
    part.description === 'MA0101'
      ? { ...part, active: false }
      : part.description === 'MA0102'
        ? { ...part, price: 0 }
        : part,
  );
  expect(doubtsOf(rail, { accessories: without })).toEqual(['parts MA0101 MA0102']);
});

it('a luminaire of 0 W is reported as of unknown power', () => {
  expect(doubtsOf({ active: true, price: 210, power: 0 }, {}, 'bindings')).toEqual(['power']);
  expect(doubtsOf({ active: true, price: 210, power: 12 }, {}, 'bindings')).toEqual([]);
});
