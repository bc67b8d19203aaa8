import { expect, test } from 'vitest';
import type { Feed } from '../kinds/feed/feed.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { planOf } from '../testing/arbitraryPlan.ts';
import { edited } from '../testing/sampleLayouts.ts';
import { sampleOrder } from '../testing/sampleOrder.ts';
import { NO_WIRING } from '../wiring/wiring.ts';
import { type Installation, zoneLeavesOutCable } from './installation.ts';

const CABLE = { length: 1250, conductor: 1.5 };

function islandsWith(...feeds: Feed[]): Installation {
  const plan = planOf([[400]], { a: 4 });
  const layout = edited(plan.layout, {
    kind: 'duplicateIsland',
    stepId: 's0',
    id: 'i',
    by: { x: 0, y: 300 },
  });
  const installation = orderInstallation(sampleOrder({ ...plan, layout, wiring: { ...NO_WIRING, feeds } }));
  if (!installation) throw new Error('The sample order has no installation');
  return installation;
}
const marksOf = ({ feeds, luminaires }: Installation) =>
  [...feeds, ...luminaires].map(({ stepId, leavesOutCable }) => `${stepId} ${leavesOutCable}`);

test('an unknown cable affects its own network, not the whole zone', () => {
  const known = { id: 'f1', stepId: 's0', at: 0, cable: CABLE };
  const installation = islandsWith(known, { id: 'f2', stepId: 'i', at: 0 });
  expect(installation.zones).toHaveLength(1);
  expect(new Set(marksOf(installation))).toEqual(new Set(['s0 false', 'i true']));
  expect(zoneLeavesOutCable(installation, installation.zones[0] as Installation['zones'][number])).toBe(true);
});

test('an unknown cable affects all feeds and luminaires of its network', () => {
  const installation = islandsWith(
    { id: 'f1', stepId: 's0', at: 0, cable: CABLE },
    { id: 'f2', stepId: 's0', at: 400 },
    { id: 'f3', stepId: 'i', at: 0, cable: CABLE },
  );
  expect(new Set(marksOf(installation))).toEqual(new Set(['s0 true', 'i false']));
});
