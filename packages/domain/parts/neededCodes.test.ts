import { expect, test } from 'vitest';
import { USUAL_ROLES } from '../catalogue/partTable.ts';
import { DEFAULT_PART_TABLES } from './defaultPartTable.ts';
import { neededCodes, usesOf } from './neededCodes.ts';

test('the rules need both rails and both colours of each role, for every family; recessed ones no mounting sets', () => {
  const needed = neededCodes(DEFAULT_PART_TABLES.standard);
  expect(needed).toHaveLength(3 * (2 + 2 * USUAL_ROLES.length) - 2);
  expect(needed.filter(({ use }) => use === 'mountingSet').map(({ family }) => family.black)).toEqual([
    'MT0001',
    'MT0001',
    'MT0003',
    'MT0003',
  ]);
  expect(new Set(needed.map(({ collection, code }) => `${collection} ${code}`)).size).toBe(needed.length);
});

test('a code says what it is for, in which family and colour', () => {
  expect(usesOf(DEFAULT_PART_TABLES.standard, 'accessories', 'MA0102')).toEqual([
    {
      collection: 'accessories',
      code: 'MA0102',
      use: 'endCap',
      family: { black: 'MT0001', white: 'MT0002' },
      colour: 'white',
    },
  ]);
  expect(usesOf(DEFAULT_PART_TABLES.micro, 'connections', 'MT0013')).toMatchObject([{ use: 'rail' }]);
});

test('a code that no rule names is not needed, nor one in another collection', () => {
  expect(usesOf(DEFAULT_PART_TABLES.standard, 'accessories', 'ON0001')).toEqual([]);
  expect(usesOf(DEFAULT_PART_TABLES.standard, 'powers', 'MT0001')).toEqual([]);
});
