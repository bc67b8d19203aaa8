import { expect, test } from 'vitest';
import { geometryOf } from '../kinds/rail/layout.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { planOf } from '../testing/arbitraryPlan.ts';
import { sampleOrder } from '../testing/sampleOrder.ts';
import { NO_WIRING } from '../wiring/wiring.ts';
import { zoneBorders } from './zoneBorders.ts';

const bordersOf = (plan: ReturnType<typeof planOf>) => {
  const page = sampleOrder(plan);
  const installation = orderInstallation(page);
  return zoneBorders(
    geometryOf(page.plan.layout),
    installation?.zones ?? [],
    (installation?.cuts ?? []).map(({ x, y }) => ({ x, y })),
  );
};

test('a cut rail has a zone on each side of the joint', () => {
  const plan = { ...planOf([[400]], { a: 2 }), wiring: { ...NO_WIRING, cuts: [{ stepId: 's0', at: 200 }] } };
  expect(bordersOf(plan)).toEqual([
    { x: 0, y: 0, zone: 0, heading: 180 },
    { x: 0, y: 0, zone: 1, heading: 0 },
  ]);
});

test('a cut at a corner has each zone on its rail', () => {
  const plan = {
    ...planOf([[200], [200, 'right']], { a: 2 }),
    wiring: { ...NO_WIRING, cuts: [{ stepId: 's1', at: 0 }] },
  };
  const sides = bordersOf(plan).map(({ zone, heading }) => [zone, heading]);
  expect(sides).toEqual([
    [0, 180],
    [1, 90],
  ]);
});

test('rails that are not cut have no border', () => {
  expect(bordersOf(planOf([[400]], { a: 2 }))).toEqual([]);
});
