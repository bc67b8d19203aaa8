import { expect, it } from 'vitest';
import { offerAmounts } from '../order/offer.ts';
import type { RecordLine } from '../order/record.ts';
import { draftRows, offerRows } from './offerRows.ts';

const line = (kind: RecordLine['kind'], code: string): RecordLine => ({
  ...{ kind, code, articleId: code, collection: 'accessories', role: null, titles: { PL: code }, img: '' },
  ...{ unitPrice: 1_000, quantity: 2, total: 2_000, watts: 0, missing: false },
});
const t = (path: string) => path;
const order = {
  lines: [line('accessory', 'A'), line('binding', 'B')],
  totals: { net: 0, vat: 0, gross: 0, isIncomplete: false },
};
const mounting = { title: 'Montaż', code: 'US-M', quantity: 1, unitPrice: 500, discount: 0, vatPercent: 8 };
const offer = offerAmounts(order, {
  lines: { 0: { discount: 0, quantity: 0 } },
  freeLines: [mounting],
  discount: 0,
});

it('an offer lists its lines by group, its own lines last, and none that it leaves out', () => {
  const rows = offerRows(offer, 'PL', t);
  expect(rows.map(({ group, code, quantity }) => [group, code, quantity])).toEqual([
    ['luminaires', 'B', 2],
    ['services', 'US-M', 1],
  ]);
  expect(rows.map(({ line }) => line.offered)).toEqual([2_000, 500]);
});

it('a draft also lists what it leaves out, with the place of each line', () => {
  const rows = draftRows(offer, 'PL', t);
  expect(rows.map(({ key, place, code }) => [key, place, code])).toEqual([
    ['1', 1, 'B'],
    ['0', 0, 'A'],
    ['free 0', 0, 'US-M'],
  ]);
});
