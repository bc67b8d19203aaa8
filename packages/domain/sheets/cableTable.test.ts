import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Installation } from '../installation/installation.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { arbitraryPlan, planOf } from '../testing/arbitraryPlan.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { NO_WIRING } from '../wiring/wiring.ts';
import { cableTable } from './cableTable.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 30);
const t = sampleTranslate('EN');

const cabledPlan = fc
  .record({
    plan: arbitraryPlan.filter(({ layout }) => layout.steps.length > 0),
    cables: fc.array(fc.record({ length: fc.nat(4000), conductor: fc.constantFrom(0.75, 1.5, 2.5) }), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  .map(({ plan, cables }) => {
    const feeds = cables.flatMap((cable, index) => {
      const step = plan.layout.steps[index % plan.layout.steps.length];
      return step
        ? [{ id: `f${index}`, stepId: step.id, at: index >= plan.layout.steps.length ? 50 : 0, cable }]
        : [];
    });
    return { ...plan, wiring: { ...plan.wiring, feeds } };
  });

const tableOf = (plan: Parameters<typeof sampleOrder>[0]) => {
  const page = sampleOrder(plan);
  const installation = orderInstallation(page) as Installation;
  const table = cableTable({ page, rows: [], luminaires: [], installation, light: null, language: 'EN', t });
  return { installation, table };
};

describe('the cable schedule', () => {
  test('shows the drop in each cable to the hundredth of a volt, as the network computes it', () => {
    fc.assert(
      fc.property(cabledPlan, (plan) => {
        const { installation, table } = tableOf(plan);
        const { network, electric, feeds } = installation;
        if (network.verdict !== 'works') return;
        for (const [index, { cable }] of feeds.entries()) {
          const reported = table?.rows[index]?.[7];
          const node = network.circuit.places[index] as number;
          const lost = electric.voltage - (network.nodeVoltages[node] ?? Number.NaN);
          if (!cable || cable.length === 0) expect(reported).toBe('–');
          else expect(Math.abs(Number.parseFloat(reported as string) - lost)).toBeLessThanOrEqual(0.005001);
        }
      }),
      { numRuns },
    );
  });

  test('has a row for every feed, supply and gateway, and sums known lengths', () => {
    const feeds = [
      { id: 'f1', stepId: 's0', at: 0, cable: { length: 1250, conductor: 1.5 } },
      { id: 'f2', stepId: 's1', at: 300 },
    ];
    const cuts = [{ stepId: 's1', at: 0 }];
    const { table } = tableOf({
      ...planOf([[400], [300]], { a: 6 }),
      wiring: { ...NO_WIRING, feeds, cuts },
    });
    expect(table?.rows.map((row) => row.slice(0, 5))).toEqual([
      ['W1', 'S1\u00a0+/−', 'F1\u00a0L+/L−', '2\u00a0×\u00a01.5', '12.5\u00a0m'],
      ['W2', 'S2\u00a0+/−', 'F2\u00a0L+/L−', '–', 'unknown'],
      ['D1', 'G1\u00a0DA+/DA−', 'F1\u00a0DA+/DA−', '2\u00a0×\u00a01.5', 'unknown'],
      ['D2', 'G1\u00a0DA+/DA−', 'F2\u00a0DA+/DA−', '2\u00a0×\u00a01.5', 'unknown'],
      ['W3', 'DB −Q2', 'S1', '–', '–'],
      ['W4', 'DB −Q2', 'S2', '–', '–'],
      ['W5', 'DB −Q3', 'G1', '–', '–'],
    ]);
    expect(table?.foot).toBe('Total 1.5\u00a0mm²: 12.5\u00a0m; 3 cables of unknown length');
  });

  test('measures the bus from a positioned gateway to each feed like cables of supplies', () => {
    const gateways = [{ x: 100, y: 300, z: 270 }];
    const feeds = [{ id: 'f1', stepId: 's0', at: 0 }];
    const plan = planOf([[400], [300]], { a: 6 });
    const cuts = [{ stepId: 's1', at: 0 }];
    const { installation, table } = tableOf({ ...plan, wiring: { ...NO_WIRING, feeds, cuts, gateways } });
    const buses = table?.rows.filter(([name]) => name?.startsWith('D')) ?? [];
    expect(buses.map((row) => row.slice(0, 3))).toEqual([
      ['D1', 'G1\u00a0DA+/DA−', 'F1\u00a0DA+/DA−'],
      ['D2', 'G1\u00a0DA+/DA−', 'F2\u00a0DA+/DA−'],
    ]);
    for (const [index, row] of buses.entries()) {
      const feed = installation.feeds[index] as (typeof installation.feeds)[number];
      const way = Math.abs(feed.x - 100) + Math.abs(feed.y - 300);
      const reported = Number.parseFloat(row[4] as string) * 100;
      expect(reported).toBeGreaterThanOrEqual(way * 1.1 - 0.001);
      expect(reported).toBeLessThan(way * 1.1 + 11);
      expect(row.slice(3, 6)).toEqual(['2\u00a0×\u00a01.5', expect.stringMatching(/\u00a0m$/), 'DALI']);
    }
    expect(table?.foot).toContain('DALI: ');
  });

  test('omits the mains and the buses of gateways that are not bought', () => {
    const plan = planOf([[400], [300]], { a: 6 });
    const feeds = [
      { id: 'f1', stepId: 's0', at: 0 },
      { id: 'f2', stepId: 's1', at: 300 },
    ];
    const page = sampleOrder({ ...plan, wiring: { ...NO_WIRING, feeds, cuts: [{ stepId: 's1', at: 0 }] } });
    const tableWith = (gatewayId: string | null, addresses: number) => {
      const lines = page.data.lines.map((line) => (line.kind === 'gateway' ? { ...line, addresses } : line));
      const shown = {
        ...page,
        data: { ...page.data, lines },
        plan: { ...page.plan, choices: { ...page.plan.choices, gatewayId } },
      };
      const installation = orderInstallation(shown);
      const tabled = { page: shown, rows: [], luminaires: [], installation, light: null };
      return cableTable({ ...tabled, language: 'EN', t });
    };
    const cablesOf = (table: ReturnType<typeof tableWith>) =>
      (table?.rows ?? []).map(([name, from, to]) => [name, from, to].join(' '));
    const mains = ['W3 DB −Q2 S1', 'W4 DB −Q2 S2'];
    const none = tableWith(null, 64);
    expect(cablesOf(none).slice(2)).toEqual(mains);
    expect(none?.foot).toBe('Total 2 cables of unknown length');
    const ended = (name: string, gateway: string, feed: string) =>
      `${name} ${gateway}\u00a0DA+/DA− ${feed}\u00a0DA+/DA−`;
    expect(cablesOf(tableWith('dali-gateway', 64)).slice(2)).toEqual([
      ended('D1', 'G1', 'F1'),
      ended('D2', 'G1', 'F2'),
      ...mains,
      'W5 DB −Q3 G1',
    ]);
    expect(cablesOf(tableWith('dali-gateway', 4)).slice(2)).toEqual([
      ended('D1', 'G1', 'F1'),
      ...mains,
      'W5 DB −Q3 G1',
    ]);
  });
});
