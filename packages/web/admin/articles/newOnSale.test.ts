import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { expect, it } from 'vitest';
import { unruledOnSale } from './newOnSale.ts';

const known = { type: 'MT0001', active: true };
const unknown = { type: 'X1', active: true };
const off = { ...unknown, active: false };
const asked = (...changes: Parameters<typeof unruledOnSale>[1]) =>
  unruledOnSale(DEFAULT_PART_TABLES.standard, changes);

it('is a rail in no family that is new and active, switched on, or given another code', () => {
  expect(asked({ before: null, after: unknown })).toEqual([unknown]);
  expect(asked({ before: off, after: unknown })).toEqual([unknown]);
  expect(asked({ before: known, after: unknown })).toEqual([unknown]);
});

it('is none that has rules, is not sold, or was sold without them before', () => {
  expect(
    asked(
      { before: null, after: known },
      { before: null, after: off },
      { before: unknown, after: { ...unknown, price: 5 } },
    ),
  ).toEqual([]);
});
