import { emptyPartTable } from '@lumitor/domain/catalogue/partTable';
import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { expect, it } from 'vitest';
import { tableInForce, tableOperation } from './tableInForce.ts';

const stored = (id: string, line: ProductLine) => ({
  id,
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...emptyPartTable(line),
  feedEvery: 500,
});

it('a line without a stored table has an empty one', () => {
  expect(tableInForce([stored('a', 'micro')], 'standard')).toEqual({
    table: emptyPartTable('standard'),
    stored: null,
  });
});

it('the newest of several tables applies, separate from its document', () => {
  expect(
    tableInForce([stored('b', 'standard'), stored('a', 'micro'), stored('c', 'micro')], 'micro'),
  ).toEqual({
    table: { ...emptyPartTable('micro'), feedEvery: 500 },
    stored: { id: 'a', version: 3 },
  });
});

it('a measure missing in the new table is removed from the stored one', () => {
  const table = { ...emptyPartTable('micro'), voltage: 24.5 };
  const nothing = {
    conductor: null,
    maxCurrent: null,
    jointResistance: null,
    minVoltage: null,
    terminal: null,
    sawKerf: null,
  };
  expect(tableOperation(table, { stored: { id: 'a', version: 3 } })).toEqual({
    kind: 'update',
    collection: 'partTables',
    id: 'a',
    version: 3,
    fields: { ...table, ...nothing },
  });
});
