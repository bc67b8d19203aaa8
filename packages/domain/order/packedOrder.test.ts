import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readPlan } from '../plan/storedPlan.ts';
import type { OrderSummary } from './orderParts.ts';
import { type PackedDetail, unpackOrder } from './packedOrder.ts';
import { type OrderRecord, recordSchema } from './record.ts';

const FILE = new URL('../testing/former/packedOrders.json.br', import.meta.url);

interface Packed {
  summary: OrderSummary;
  detail: PackedDetail;
  record: OrderRecord;
}

const packed: Packed[] = JSON.parse(brotliDecompressSync(readFileSync(FILE)).toString());
const [{ summary, detail }] = packed as [Packed];

describe('an order packed by hand', () => {
  it.each(packed)('has the record and the plan that were packed', (order) => {
    const record = unpackOrder(order.summary, order.detail);
    expect(record).toEqual(order.record);
    expect(v.parse(recordSchema, record)).toEqual(record);
    expect(readPlan(record.data).plan?.layout.steps).toHaveLength(order.detail.steps.length);
  });

  it('has automatic luminaires without a tilt, and older ones without a turn', () => {
    const places: PackedDetail['places'] = [
      [0, 0, 50],
      [0, 0, 50, 180],
      [0, 0, 80, 0, 0],
      [0, 1, 50, 0, null, 'spot 1'],
      ['gone', 'none', 50],
    ];
    const { bindings } = unpackOrder(summary, detail).data.choices;
    const found = unpackOrder(summary, { ...detail, places }).data.places;
    const place = { bindingId: bindings[0]?.id, stepId: 's0', at: 50, turn: 0, tilt: 0, isPlaced: false };
    expect(found).toEqual([
      place,
      { ...place, turn: 180 },
      { ...place, at: 80, isPlaced: true },
      { ...place, stepId: 's1', id: 'spot 1' },
      { ...place, bindingId: 'gone', stepId: 'none' },
    ]);
  });

  it('has the total of each line, unless it differs from price and quantity', () => {
    const [line, ...lines] = detail.lines as [PackedDetail['lines'][number]];
    const totals = (own: { total?: number; unitPrice?: number | null }) =>
      unpackOrder(summary, { ...detail, lines: [{ ...line, ...own }, ...lines] }).data.lines[0]?.total;
    expect(totals({})).toBe(80_000);
    expect(totals({ total: 79_999 })).toBe(79_999);
    expect(totals({ unitPrice: null })).toBeNull();
  });
});
