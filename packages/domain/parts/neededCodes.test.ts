import { expect, test } from 'vitest';
import { USUAL_ROLES } from '../catalogue/partTable.ts';
import { DEFAULT_PART_TABLES } from './defaultPartTable.ts';
import { neededCodes, openRoles, usesOf } from './neededCodes.ts';

test('rules need rails and roles in both colours for every family; recessed ones need no mounting sets', () => {
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

test('a code has its use, family and colour', () => {
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

test('a code outside the rules or in another collection is not needed', () => {
  expect(usesOf(DEFAULT_PART_TABLES.standard, 'accessories', 'ON0001')).toEqual([]);
  expect(usesOf(DEFAULT_PART_TABLES.standard, 'powers', 'MT0001')).toEqual([]);
});

test('a role is open without a code in a rail colour, unless it is marked as not sold', () => {
  expect(openRoles(DEFAULT_PART_TABLES.standard)).toEqual([]);
  const [family] = structuredClone(DEFAULT_PART_TABLES.standard.families);
  if (!family) throw new Error('The table has no family');
  const none = { black: '', white: '' };
  Object.assign(family.parts, {
    endCap: { black: 'A', white: '' },
    feed: none,
    tConnector: { ...none, notSold: true },
    mountingSet: none,
    powerExtra: none,
    feedEnd: none,
  });
  const openOf = (changed: object, powerWithExtra = 'MA0007') =>
    openRoles({ families: [{ ...family, ...changed }], powerWithExtra }).map(({ role, colours }) =>
      [role, ...colours].join(' '),
    );
  expect(openOf({})).toEqual([
    'endCap white',
    'feed black white',
    'mountingSet black white',
    'powerExtra black white',
  ]);
  expect(openOf({ white: '' })).toEqual(['feed black', 'mountingSet black', 'powerExtra black']);
  expect(openOf({ needsMounting: false }, '')).toEqual(['endCap white', 'feed black white']);
});
