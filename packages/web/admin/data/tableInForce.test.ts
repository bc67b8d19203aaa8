import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { expect, it } from 'vitest';
import { tableInForce } from './tableInForce.ts';

const stored = (id: string, line: ProductLine) => ({
  id,
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  line,
  feedEvery: 500,
  families: [],
});

it('a line without a table of its own has the shipped one', () => {
  expect(tableInForce([stored('a', 'micro')], 'standard')).toEqual({
    table: DEFAULT_PART_TABLES.standard,
    stored: null,
  });
});

it('the newest of several is in force, told apart from where it is kept', () => {
  expect(
    tableInForce([stored('b', 'standard'), stored('a', 'micro'), stored('c', 'micro')], 'micro'),
  ).toEqual({
    table: { line: 'micro', feedEvery: 500, families: [] },
    stored: { id: 'a', version: 3 },
  });
});
