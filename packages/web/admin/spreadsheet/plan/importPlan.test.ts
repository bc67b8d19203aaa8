import { expect, it } from 'vitest';
import { type ImportPlan, lowPrices } from './importPlan.ts';

it('remarks rows with a price such as 0.01, in either currency and for any control, and no other', () => {
  const rows = [
    { price: 0.01 },
    { price: 12, priceEuro: 0.02 },
    { price: { onOff: 5, dali: 0.05, zigbee: 0 } },
    { price: 0, priceEuro: 0 },
    { price: 0.1 },
    { title: 'bez ceny' },
  ];
  const additions = rows.map((fields, index) => ({ row: index + 2, title: 'Nowa', fields }));
  const plan: ImportPlan = { additions, changes: [], rejections: [], unchanged: 0, unknownColumns: [] };
  expect(lowPrices(plan).map(({ row }) => row)).toEqual([2, 3, 4]);
});
