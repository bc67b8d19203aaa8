import { busesOf } from '@lumitor/domain/installation/buses';
import { cutsAtJoints } from '@lumitor/domain/kinds/cut/cut';
import { measureLayout } from '@lumitor/domain/kinds/rail/geometry';
import { readSteps } from '@lumitor/domain/kinds/rail/storedRail';
import type { Cm } from '@lumitor/domain/units';
import { feedsOf } from '@lumitor/domain/wiring/feeds';
import { solveNetwork } from '@lumitor/domain/wiring/network';
import type { ControlCase, FeedsCase, NetworkCase } from './cases.ts';
import type { Difference } from './differences.ts';

const FEED_DISTANCE: Cm = 800;
/** Tolerance in cm, V and A. */
const TOLERANCE = 0.001;

const isNear = (a: number | null | undefined, b: number | null | undefined): boolean =>
  a === b || (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= TOLERANCE);

function geometryOf(stored: FeedsCase['steps']) {
  const { steps, fault } = readSteps(stored);
  if (fault) throw new Error(fault.message);
  return measureLayout(steps);
}

const differencesIn = <Item>(
  what: string,
  expected: readonly Item[],
  got: readonly Item[],
  isSame: (a: Item, b: Item) => boolean,
): Difference[] =>
  Array.from({ length: Math.max(expected.length, got.length) }, (_, index) => index).flatMap((index) => {
    const [requested, found] = [expected[index], got[index]];
    const isRight = requested !== undefined && found !== undefined && isSame(requested, found);
    return isRight ? [] : [{ what: `${what}.${index}`, expected: requested, got: found }];
  });

/** Positions of feeds (D53). */
export function checkFeeds({ steps, feeds, cuts, expect }: FeedsCase): Difference[] {
  const got = feedsOf(geometryOf(steps), { feeds, cuts }, FEED_DISTANCE).map(({ id, stepId, at }) => ({
    id,
    stepId,
    at,
  }));
  return differencesIn(
    'feeds',
    expect,
    got,
    (a, b) => a.id === b.id && a.stepId === b.stepId && isNear(a.at, b.at),
  );
}

/** Voltages and currents (D54). */
export function checkNetwork({
  steps,
  luminaires,
  isolateJoins,
  expect,
  ...props
}: NetworkCase): Difference[] {
  const network = solveNetwork({
    ...props,
    geometry: geometryOf(steps),
    loads: luminaires,
    isolatesJoins: isolateJoins,
  });
  const { voltages = [], currents = [] } = network.verdict === 'works' ? network : {};
  return [
    ...(expect.verdict === network.verdict
      ? []
      : [{ what: 'verdict', expected: expect.verdict, got: network.verdict }]),
    ...differencesIn('unfed', expect.unfed, network.unfed, (a, b) => a === b),
    ...differencesIn('voltages', expect.voltages ?? [], voltages, isNear),
    ...differencesIn('currents', expect.currents ?? [], currents, isNear),
  ];
}

/** Gateways and addresses (D56). */
export function checkControl({ steps, cuts, gateway, luminaires, expect }: ControlCase): Difference[] {
  const geometry = geometryOf(steps);
  const onRails = luminaires.flatMap(({ stepId, ...one }) => (stepId === null ? [] : [{ stepId, ...one }]));
  const { gateways, places, unplaced } = busesOf({
    geometry,
    cuts: cutsAtJoints(geometry, cuts),
    luminaires: onRails,
    unplaced: luminaires.flatMap((one) => (one.stepId === null ? [{ ...one, quantity: 1 }] : [])),
    capacity: gateway,
  });
  const [placed, others] = [places.values(), unplaced.flat().values()];
  const got = luminaires.map(({ stepId }) => (stepId === null ? others : placed).next().value ?? null);
  return [
    ...(expect.gateways === gateways.length
      ? []
      : [{ what: 'gateways', expected: expect.gateways, got: gateways.length }]),
    ...differencesIn(
      'places',
      expect.places,
      got.map((place) => place && ([place.gateway, place.address] as [number, number])),
      (a, b) => a?.join() === b?.join(),
    ),
  ];
}
