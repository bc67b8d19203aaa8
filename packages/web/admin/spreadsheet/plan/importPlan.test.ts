import { expect, it } from 'vitest';
import { type ImportPlan, lowPrices, unknownTypes } from './importPlan.ts';

const planOf = (rows: readonly object[]): ImportPlan => ({
  additions: rows.map((fields, index) => ({
    row: index + 2,
    title: 'Nowa',
    fields: { ...fields },
    files: [],
  })),
  changes: [],
  rejections: [],
  unchanged: 0,
  unknownColumns: [],
  restoredCodes: [],
});

it('rows with an unlisted type get a remark, rows without a type do not', () => {
  const plan = planOf([{ type: 'spotlight' }, { type: 'Kule' }, { type: '' }, {}]);
  expect(unknownTypes(plan, new Set(['spotlight']))).toEqual([{ row: 3, title: 'Kule' }]);
});

it('only rows with a price such as 0.01 get a remark, in either currency and for any control', () => {
  const rows = [
    { price: 0.01 },
    { price: 12, priceEuro: 0.02 },
    { price: { onOff: 5, dali: 0.05, zigbee: 0 } },
    { price: 0, priceEuro: 0 },
    { price: 0.1 },
    { title: 'bez ceny' },
  ];
  expect(lowPrices(planOf(rows)).map(({ row }) => row)).toEqual([2, 3, 4]);
});
