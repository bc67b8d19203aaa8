import { expect, test } from 'vitest';
import { USUAL_ELECTRIC } from '../catalogue/electric.ts';
import { luminairesOf, planOf } from '../testing/arbitraryPlan.ts';
import { NO_WIRING } from '../wiring/wiring.ts';
import { USUAL_BUS_CAPACITY } from './buses.ts';
import { installationOf } from './installation.ts';
import { middleOfZone, zoneSigns } from './zoneSigns.ts';

const plan = planOf([[400], [200]], { a: 9 });
const installed = (watts: number) =>
  installationOf({
    plan: { ...plan, wiring: { ...NO_WIRING, cuts: [{ stepId: 's1', at: 0 }] } },
    luminaires: luminairesOf(plan),
    articles: new Map([['a', { watts, addresses: 1, busCurrent: 2 }]]),
    unplacedWatts: 0,
    unplaced: [],
    busCapacity: USUAL_BUS_CAPACITY,
    electric: USUAL_ELECTRIC.standard,
    feedEvery: 800,
    system: null,
  });

test('an overloaded zone shows its load, and the zone with the least voltage is marked', () => {
  const installation = installed(20);
  expect(zoneSigns(installation, 100)).toMatchObject([
    { kind: 'overloaded', zone: 0, percent: 120 },
    { kind: 'weakest', isLow: false },
  ]);
  expect(zoneSigns(installation, null).map(({ kind }) => kind)).toEqual(['weakest']);
  expect(middleOfZone(installation, 1)).toEqual({ stepId: 's1', at: 100 });
});

test('a zone without a feed is marked as unfed', () => {
  const installation = installed(20);
  const [first, ...others] = installation.zones;
  const dead = {
    ...installation,
    zones: [{ ...(first as NonNullable<typeof first>), feeds: [] }, ...others],
  };
  expect(zoneSigns(dead, null)[0]).toEqual({ kind: 'unfed', zone: 0 });
});
