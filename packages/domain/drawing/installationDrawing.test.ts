import { expect, test } from 'vitest';
import { USUAL_ELECTRIC } from '../catalogue/electric.ts';
import { USUAL_BUS_CAPACITY } from '../installation/buses.ts';
import { installationOf } from '../installation/installation.ts';
import { luminairesOf, planOf } from '../testing/arbitraryPlan.ts';
import { premade } from '../testing/sampleLayouts.ts';
import { NO_WIRING, type Wiring } from '../wiring/wiring.ts';
import { drawInstallation } from './installationDrawing.ts';

function drawn(plan: ReturnType<typeof planOf>, wiring: Wiring = NO_WIRING, system: 'dali' | null = null) {
  const pieces = luminairesOf(plan).map((piece) => ({
    ...piece,
    symbol: 'spotlight' as const,
    colour: null,
  }));
  const installation = installationOf({
    plan: { ...plan, wiring },
    luminaires: pieces,
    articles: new Map(),
    unplacedWatts: 0,
    unplaced: [],
    busCapacity: USUAL_BUS_CAPACITY,
    electric: USUAL_ELECTRIC.standard,
    feedEvery: 800,
    system,
  });
  return drawInstallation({ plan, luminaires: pieces, installation, system });
}

test('a rail is drawn in the pieces that are cut for it', () => {
  const [rail] = drawn(planOf([[460]], {})).rails;
  expect(rail?.pieces).toEqual([
    { from: 0, to: 200, rail: 200 },
    { from: 200, to: 400, rail: 200 },
    { from: 400, to: 460, rail: 100 },
  ]);
  expect(drawn(planOf([[460]], {})).joints.map(({ kind, x }) => [kind, x])).toEqual([
    ['straight', -30],
    ['straight', 170],
  ]);
});

test('a piece names the rail it is cut from, also with offcuts', () => {
  const rest = {
    plan: planOf([[140], [60, 'right']], {}),
    luminaires: [],
    installation: null,
    system: null,
  };
  const railsOf = (usesOffcuts: boolean) =>
    drawInstallation({ ...rest, sawing: { usesOffcuts, kerf: 0 } }).rails.map(
      ({ pieces }) => pieces[0]?.rail,
    );
  expect(railsOf(false)).toEqual([200, 100]);
  expect(railsOf(true)).toEqual([200, 200]);
});

test('a rail is measured from its start to everything on it, and to its end', () => {
  const plan = planOf([[300]], { a: 2 });
  const [rail] = drawn(plan, { ...NO_WIRING, feeds: [{ id: 'f', stepId: 's0', at: 200 }] }).rails;
  expect(rail?.places).toEqual([0, 75, 200, 225, 300]);
});

test('cut joints isolate, and so does the closing joint of a DALI loop', () => {
  const loop = { ...planOf([[300]], {}), layout: premade('option1', 400, 300) };
  expect(drawn(loop).isolations).toEqual([]);
  expect(drawn(loop, NO_WIRING, 'dali').isolations).toHaveLength(1);
  const run = planOf([[400], [200]], {});
  const cuts = [
    { stepId: 's0', at: 200 },
    { stepId: 's1', at: 0 },
  ];
  expect(drawn(run, { ...NO_WIRING, cuts }).isolations.map(({ x }) => x)).toEqual([0, 200]);
});

test('supplies and gateways are drawn at their positions, inside the bounds', () => {
  const supplies = [{ zone: { stepId: 's0', at: 300 }, x: 0, y: 540, z: 280 }];
  const cuts = [{ stepId: 's0', at: 200 }];
  const { devices, bounds } = drawn(planOf([[400]], {}), { ...NO_WIRING, cuts, supplies });
  expect(devices).toMatchObject([{ kind: 'supply', number: 2, x: 0, y: 540, z: 280 }]);
  expect(bounds.maxY).toBe(540);
  expect(drawn(planOf([[400]], {})).bounds.maxY).toBeLessThan(540);
});
