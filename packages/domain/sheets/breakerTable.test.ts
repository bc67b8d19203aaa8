import { expect, test } from 'vitest';
import type { Installation } from '../installation/installation.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { planOf } from '../testing/arbitraryPlan.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { NO_WIRING } from '../wiring/wiring.ts';
import { breakerTable } from './breakerTable.ts';
import { circuitNotes } from './circuitNotes.ts';

function tabledOf(power: number, inrush: object) {
  const base = planOf([[200], [200], [200]], { a: 6 });
  const cuts = base.layout.steps.slice(1).map(({ id }) => ({ stepId: id, at: 0 }));
  const sampled = sampleOrder({ ...base, wiring: { ...NO_WIRING, cuts } }, 'EN');
  const lines = sampled.data.lines.map((line) => (line.kind === 'power' ? { ...line, ...inrush } : line));
  const page = { ...sampled, order: { ...sampled.order, power }, data: { ...sampled.data, lines } };
  const installation = orderInstallation(page) as Installation;
  const t = sampleTranslate('EN');
  return { page, rows: [], luminaires: [], installation, light: null, language: 'EN', t };
}

test('a breaker has as many supplies as their maker allows, with current and inrush', () => {
  const table = breakerTable(tabledOf(400, { inrushCurrent: 35, inrushTime: 250, perB16: 2 }));
  expect(table?.rows).toEqual([
    ['−Q2', 'B16\u00a0A', 'S1–S2', '3.48', '2\u00a0×\u00a035', '250'],
    ['−Q3', 'B16\u00a0A', 'S3', '1.74', '35', '250'],
    ['−Q4', 'B16\u00a0A', 'G1', '–', '–', '–'],
  ]);
});

test('orders without inrush figures show a dash', () => {
  const table = breakerTable(tabledOf(400, {}));
  expect(table?.rows[0]).toEqual(['−Q2', 'B16\u00a0A', 'S1–S3', '5.22', '–', '–']);
});

test('a supply above the rated current has a larger breaker and a note', () => {
  const notesOf = (power: number) =>
    JSON.stringify(circuitNotes(tabledOf(power, {}), 80)?.rows).includes('breaker of its own');
  expect(
    breakerTable(tabledOf(4_000, {}))
      ?.rows.slice(0, 2)
      .map((row) => row.slice(0, 3)),
  ).toEqual([
    ['−Q2', 'B20\u00a0A', 'S1'],
    ['−Q3', 'B20\u00a0A', 'S2'],
  ]);
  expect([notesOf(3_600), notesOf(4_000)]).toEqual([false, true]);
});
