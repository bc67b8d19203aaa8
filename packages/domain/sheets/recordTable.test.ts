import { expect, it } from 'vitest';
import { rowsOfRecord } from '../lists/recordRows.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { planOf } from '../testing/arbitraryPlan.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { recordTable } from './recordTable.ts';

const t = sampleTranslate('EN');
const page = sampleOrder(planOf([[400]], { a: 3 }), 'EN');
const tabled = {
  page,
  rows: rowsOfRecord(page.data.lines, 'EN', t),
  luminaires: [],
  light: null,
  language: 'EN',
  t,
  installation: orderInstallation(page),
};

it('has the tests of the phone list in order, with blanks for results and signature', () => {
  const table = recordTable(tabled);
  expect(table?.rows.map(([zone, place, , , result]) => [zone, place, result])).toEqual([
    ['Z1', 'Insulation resistance of circuit S1', '_________\u00a0MΩ'],
    ['Z1', 'Polarity at feed F1', '_________'],
    ['Z1', 'Trip time of the RCD of supply S1', '_________\u00a0ms'],
    ['Z1', 'Functional test of zone Z1', '_________'],
    ['Z1', 'Voltage at feed F1', '_________\u00a0V'],
    ['Z1', 'Voltage at the last luminaire, L3', '_________\u00a0V'],
  ]);
  expect(table?.rows[0]?.[2]).toMatch(
    /^only with supplies disconnected and luminaires removed, at least 0.5/,
  );
  expect(table?.rows.map((row) => row[3])).toEqual(['', '', '', '', '48.00\u00a0V*', '47.99\u00a0V*']);
  expect(table?.remark).toBe('* without the supply’s cable');
  expect(table?.foot).toMatch(/^Measured by: _+.+Date: _+.+Signature: _+$/);
});

it('is absent for an order without a known installation', () => {
  expect(recordTable({ ...tabled, installation: null })).toBeNull();
});
