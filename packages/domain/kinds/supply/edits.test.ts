import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Installation } from '../../installation/installation.ts';
import { orderInstallation } from '../../order/orderInstallation.ts';
import { applyEdit } from '../../plan/editPlan.ts';
import { EMPTY_PLAN, type Plan } from '../../plan/plan.ts';
import { readPlan, storedPlan } from '../../plan/storedPlan.ts';
import { newIds } from '../../testing/arbitraryPlan.ts';
import { layoutOf } from '../../testing/sampleLayouts.ts';
import { sampleOrder } from '../../testing/sampleOrder.ts';
import { feedsOf } from '../../wiring/feeds.ts';
import type { SuppliedZone } from '../../wiring/supplies.ts';
import { NO_WIRING, type Wiring } from '../../wiring/wiring.ts';
import type { RoomPlace } from '../device/position.ts';
import { proposeCables } from '../feed/edits.ts';
import type { Feed } from '../feed/feed.ts';
import { placeGateway } from '../gateway/edits.ts';
import { geometryOf } from '../rail/layout.ts';
import { placeSupply } from './edits.ts';
import { proposedCable } from './supply.ts';

const place: RoomPlace = { x: 100, y: 640, z: 280 };
const cutAt = (at: number) => ({ ...NO_WIRING, cuts: [{ stepId: 's0', at }] });
const inZones = (wiring: Wiring = cutAt(200)): Plan => ({ ...EMPTY_PLAN, layout: layoutOf([600]), wiring });
const installed = (plan: Plan): Installation => orderInstallation(sampleOrder(plan)) as Installation;
const suppliesOf = (plan: Plan) =>
  installed(plan).zones.map(({ supply }) => supply && [supply.x, supply.y, supply.z]);

function withSupply(plan: Plan, zone: number, to: RoomPlace | null): Plan {
  const edit = placeSupply(plan.wiring, installed(plan).zones[zone] as Installation['zones'][number], to);
  return (edit && applyEdit(plan, edit).plan) ?? plan;
}

describe('the position of a supply', () => {
  it('belongs to its zone, can be moved and removed', () => {
    const one = withSupply(inZones(), 1, place);
    expect(suppliesOf(one)).toEqual([null, [100, 640, 280]]);
    expect(suppliesOf(withSupply(one, 1, { ...place, x: 90.4 }))).toEqual([null, [90, 640, 280]]);
    expect(withSupply(one, 1, null).wiring.supplies).toEqual([]);
  });

  it('stays with its zone if zones are renumbered', () => {
    const second = withSupply(inZones(), 1, place);
    const more = {
      ...second,
      wiring: { ...second.wiring, cuts: [...second.wiring.cuts, { stepId: 's0', at: 400 }] },
    };
    expect(suppliesOf(more).filter((one) => one !== null)).toHaveLength(1);
    const mirrored = applyEdit(second, { kind: 'mirrorIsland', stepId: 's0' }).plan as Plan;
    expect(suppliesOf(mirrored)).toEqual([[100, 640, 280], null]);
  });

  it('is the first of two in one zone, until the zone is divided again', () => {
    const both = withSupply(withSupply(inZones(), 0, place), 1, { ...place, x: 0 });
    const merged = { ...both, wiring: { ...both.wiring, cuts: [] } };
    expect(suppliesOf(merged)).toEqual([[100, 640, 280]]);
    expect(installed(merged).idle.supplies).toEqual([both.wiring.supplies[1]]);
    expect(suppliesOf(both)).toEqual([
      [100, 640, 280],
      [0, 640, 280],
    ]);
  });

  it('is limited to the number that can be stored', () => {
    const plan = inZones();
    const supplies = Array.from({ length: 200 }, () => ({ zone: { stepId: 's0', at: 100 }, ...place }));
    const [first, second] = installed({ ...plan, wiring: { ...plan.wiring, supplies } }).zones;
    expect(placeSupply({ ...plan.wiring, supplies }, second as SuppliedZone, place)).toBeNull();
    expect(placeSupply({ ...plan.wiring, supplies }, first as SuppliedZone, place)).not.toBeNull();
  });

  it('is removed with its rail', () => {
    const layout = layoutOf([600], [400]);
    const plan = withSupply(
      { ...inZones(), layout, wiring: { ...NO_WIRING, cuts: [{ stepId: 's1', at: 0 }] } },
      1,
      place,
    );
    expect(suppliesOf(plan)).toEqual([null, [100, 640, 280]]);
    expect(applyEdit(plan, { kind: 'remove', stepId: 's1' }).plan?.wiring.supplies).toEqual([]);
  });

  it('stays in place in the room if the first island moves', () => {
    const plan = withSupply(inZones(), 0, place);
    const { wiring } = applyEdit(plan, { kind: 'moveIsland', stepId: 's0', by: { x: 30, y: -40 } })
      .plan as Plan;
    expect(wiring.supplies.map(({ x, y }) => [x, y])).toEqual([[70, 680]]);
  });

  it('is stored with the plan, and is absent in older plans', () => {
    const plan = withSupply(inZones(), 0, place);
    expect(readPlan(storedPlan(plan)).plan?.wiring).toEqual(plan.wiring);
  });
});

describe('gateways', () => {
  it('have positions in their order, up to the number in the order', () => {
    const first = placeGateway(NO_WIRING, 0, place)?.wiring ?? NO_WIRING;
    const both = placeGateway(first, 1, { ...place, x: 5 })?.wiring ?? NO_WIRING;
    expect(both.gateways.map(({ x }) => x)).toEqual([100, 5]);
    expect(placeGateway(both, 0, null)?.wiring.gateways.map(({ x }) => x)).toEqual([5]);
    expect(placeGateway(both, 2, null)).toBeNull();
    const page = sampleOrder({ ...inZones(), wiring: both });
    expect(orderInstallation(page)?.gateways).toEqual([place]);
    const switched = { ...page.order, systemType: 'onOff' };
    expect(orderInstallation({ ...page, order: switched })?.gateways).toEqual([]);
  });
});

describe('proposed cables to the feeds of a supply', () => {
  it('are as long as the way, and have their former cross-section', () => {
    const plan = withSupply(inZones(NO_WIRING), 0, { x: -300, y: 40, z: 300 });
    const geometry = geometryOf(plan.layout);
    const propose = (wiring: Wiring, which = feedsOf(geometry, wiring, 300)) =>
      proposeCables(
        { geometry, wiring, feedEvery: 300 },
        which,
        plan.wiring.supplies[0] as RoomPlace,
        270,
        newIds(),
      );
    const { wiring, act } = propose(plan.wiring);
    expect(act).toBe('setCable');
    expect(wiring.feeds.map(({ at, cable }) => [at, cable])).toEqual([
      [200, { length: 297, conductor: 1 }],
      [400, { length: 517, conductor: 1.5 }],
    ]);
    const [first, second] = wiring.feeds as [Feed, Feed];
    const thick = { ...wiring, feeds: [{ ...first, cable: { length: 1, conductor: 4 } }, second] };
    const [one] = feedsOf(geometry, thick, 300);
    expect(propose(thick, one ? [one] : []).wiring.feeds).toEqual([
      { ...first, cable: { length: 297, conductor: 4 } },
      second,
    ]);
  });
});

describe('a proposed cable', () => {
  it('follows the walls, up or down, plus a tenth, in whole centimetres', () => {
    expect(proposedCable({ x: 0, y: 0, z: 280 }, { x: 100, y: -50, z: 230 })).toBe(220);
    expect(proposedCable({ x: 0, y: 0, z: 0 }, { x: 1, y: 0, z: 0 })).toBe(2);
  });

  it('is never shorter than the way, nor longer than a tenth and a centimetre more', () => {
    const coordinate = fc.integer({ min: -5000, max: 5000 });
    const anywhere = fc.record({ x: coordinate, y: coordinate, z: fc.integer({ min: 0, max: 2000 }) });
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        const way = Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.z - b.z);
        const cable = proposedCable(a, b);
        expect(cable).toBeGreaterThanOrEqual(way);
        expect(cable).toBeLessThanOrEqual(1.1 * way + 1);
        expect(proposedCable(b, a)).toBe(cable);
      }),
    );
  });
});
