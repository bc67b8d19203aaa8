import { describe, expect, it } from 'vitest';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import { applyEdit, type PlanEdit } from '../plan/editPlan.ts';
import { EMPTY_PLAN, type Plan } from '../plan/plan.ts';
import { newIds } from '../testing/arbitraryPlan.ts';
import { sampleCatalogue, sampleChoices } from '../testing/sampleCatalogue.ts';
import { edited, layoutOf } from '../testing/sampleLayouts.ts';
import { NO_WIRING, type Wiring } from '../wiring/wiring.ts';
import { checkPlan, RULES } from './checkPlan.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';
import { fixesFor } from './fixes.ts';
import { FINDING_KINDS } from './kinds.ts';

const terms = { currency: 'PLN', euroRate: 4, vatPercent: 23 } as const;
const examined = (own: Partial<Plan>, catalogue = sampleCatalogue) =>
  examine({ ...EMPTY_PLAN, layout: layoutOf([600]), choices: sampleChoices, ...own }, { catalogue, terms });
const found = (...given: Parameters<typeof examined>) => checkPlan(examined(...given));
const kindsOf = (...given: Parameters<typeof examined>) => found(...given).map(({ kind }) => kind);
const fixKinds = (...given: Parameters<typeof examined>) => {
  const all = found(...given);
  let count = 0;
  return all.flatMap((one) =>
    fixesFor(examined(...given), all, one, () => `n${count++}`).map(({ kind }) => kind),
  );
};
const spots = (quantity: number, own = {}) => ({
  choices: { ...sampleChoices, automaticPower: true, bindings: [{ id: 'spot', quantity }], ...own },
});

describe('the check', () => {
  it('finds nothing in a correct plan', () => {
    expect(kindsOf(spots(6, { powerId: 'p100' }))).toEqual([]);
    expect(kindsOf({ layout: EMPTY_PLAN.layout, choices: EMPTY_PLAN.choices })).toEqual([]);
  });

  it('reports articles with unknown power (D26)', () => {
    const unknown = (of: 'bindings' | 'powers', id: string) => ({
      ...sampleCatalogue,
      [of]: sampleCatalogue[of].map((one) => (one.id === id ? { ...one, power: 0 } : one)),
    });
    const own = spots(6, { powerId: 'p100' });
    expect(found(own, unknown('bindings', 'spot'))).toMatchObject([
      { kind: 'powerUnknown', weight: 'advice', figures: { collection: 'bindings', article: 'spot' } },
    ]);
    expect(found(own, unknown('powers', 'p100'))).toMatchObject([
      { kind: 'powerUnknown', figures: { collection: 'powers', article: 'p100' } },
    ]);
  });

  it('sorts findings by weight, across rules', () => {
    const own = { powerId: 'p60', gatewayId: 'dali-gateway', connectionId: null };
    const wiring = { ...NO_WIRING, feeds: [{ id: 'f', stepId: 'gone', at: 0 }] };
    expect(found({ ...spots(70, own), wiring }).map(({ kind, weight }) => [kind, weight])).toEqual([
      ['noFamily', 'blocks'],
      ['misfit', 'blocks'],
      ['overload', 'confirm'],
      ['idleWiring', 'advice'],
      ['onConnector', 'advice'],
    ]);
  });

  it('has parts with more than 64 luminaires on DALI confirmed, and cuts them at joints (D56)', () => {
    const dali = { systemId: 'dali', gatewayQuantity: 2 };
    expect(kindsOf(spots(64, dali))).not.toContain('busOverfull');
    expect(kindsOf(spots(65))).not.toContain('busOverfull');
    const one = examined(spots(70, dali));
    const all = checkPlan(one);
    const overfull = all.find(({ kind }) => kind === 'busOverfull') as Finding;
    expect(overfull).toMatchObject({
      weight: 'confirm',
      figures: { count: 6, addresses: 70, carries: 64 },
      size: { sum: 6 },
    });
    const [fix] = fixesFor(one, all, overfull, String).filter(({ kind }) => kind === 'cutBus');
    const after = examined(applyEdit(one.plan, fix?.edit as PlanEdit).plan as Plan);
    expect(after.installation.buses?.overfull).toEqual([]);
    expect(after.installation.luminaires.every(({ bus }) => bus !== null)).toBe(true);
  });

  it('cuts an overfull part and adds the gateways that the cut needs (D56, D57)', () => {
    const one = examined(spots(70, { systemId: 'dali', gatewayId: 'dali-gateway' }));
    const all = checkPlan(one);
    const overfull = all.find(({ kind }) => kind === 'busOverfull') as Finding;
    const [fix] = fixesFor(one, all, overfull, String);
    expect(fix).toMatchObject({ kind: 'cutBusForGateways', figures: { count: 1, gateways: 2 } });
    const after = examined(applyEdit(one.plan, fix?.edit as PlanEdit).plan as Plan);
    expect(after.plan.choices.gatewayQuantity).toBe(2);
    expect(checkPlan(after).map(({ kind }) => kind)).not.toContain('gatewayFull');
    expect(after.installation.luminaires.every(({ bus }) => bus !== null)).toBe(true);
  });

  it('splits an overloaded zone and adds the gateways that the split needs (D55, D56)', () => {
    const powers = sampleCatalogue.powers.map((one) => (one.id === 'p100' ? { ...one, power: 400 } : one));
    const catalogue = { ...sampleCatalogue, powers };
    const own = { systemId: 'dali', gatewayId: 'dali-gateway', powerId: 'p100' };
    const one = examined(spots(70, own), catalogue);
    const all = checkPlan(one);
    const overload = all.find(({ kind }) => kind === 'overload') as Finding;
    const [fix] = fixesFor(one, all, overload, String).filter(({ kind }) => kind === 'splitForGateways');
    const after = examined(applyEdit(one.plan, fix?.edit as PlanEdit).plan as Plan, catalogue);
    const left = checkPlan(after).map(({ kind }) => kind);
    expect(left).not.toContain('overload');
    expect(left).not.toContain('gatewayFull');
  });

  it('has parts that need more gateways than ordered confirmed, before one is chosen too, and adds one (D27, D56)', () => {
    const dali = { systemId: 'dali' };
    const wiring = { ...NO_WIRING, cuts: [{ stepId: 's0', at: 400 }] };
    const parted = (luminaires: number, choices: object) => ({ ...spots(luminaires, choices), wiring });
    expect(kindsOf(parted(64, dali))).not.toContain('gatewayFull');
    expect(kindsOf(parted(66, dali))).toContain('gatewayFull');
    expect(kindsOf(parted(66, { ...dali, gatewayId: 'dali-gateway' }))).toContain('gatewayFull');
    expect(kindsOf(parted(66, { ...dali, gatewayQuantity: 2 }))).not.toContain('gatewayFull');
    expect(kindsOf(parted(66, {}))).not.toContain('gatewayFull');
    const [fix] = (() => {
      const one = examined(parted(66, { ...dali, gatewayId: 'dali-gateway' }));
      const all = checkPlan(one);
      const full = all.find(({ kind }) => kind === 'gatewayFull');
      return full ? fixesFor(one, all, full, String) : [];
    })();
    expect(fix).toMatchObject({ kind: 'gateways', change: { net: 30_000, gross: 36_900 } });
  });

  it('limits a DALI gateway by bus current, and a Zigbee gateway by its luminaires (D56)', () => {
    const bindings = sampleCatalogue.bindings.map((one) => ({ ...one, busCurrent: 10 }));
    const gateways = sampleCatalogue.gateways.map((one) => ({ ...one, systemTypes: [], maxLuminaires: 8 }));
    const catalogue = { ...sampleCatalogue, bindings, gateways };
    expect(kindsOf(spots(25, { systemId: 'dali' }), catalogue)).not.toContain('busOverfull');
    expect(kindsOf(spots(26, { systemId: 'dali' }), catalogue)).toContain('busOverfull');
    const zigbee = { systemId: 'zigbee', gatewayId: 'dali-gateway' };
    expect(kindsOf(spots(8, zigbee), catalogue)).not.toContain('gatewayFull');
    expect(kindsOf(spots(9, zigbee), catalogue)).toContain('gatewayFull');
  });

  it('compares load and supply zone by zone (D26, D27, D55)', () => {
    const split = { ...NO_WIRING, cuts: [{ stepId: 's0', at: 400 }] };
    expect(found(spots(12, { powerId: 'p100' }))[0]).toMatchObject({
      kind: 'overload',
      weight: 'confirm',
      figures: { load: 120, supply: 100, zones: 1 },
    });
    const feeds = [
      { id: 'a', stepId: 's0', at: 200 },
      { id: 'b', stepId: 's0', at: 600 },
    ];
    expect(kindsOf({ ...spots(12, { powerId: 'p100' }), wiring: { ...split, feeds } })).toEqual([]);
    expect(kindsOf({ ...spots(12, { powerId: 'p60' }), wiring: { ...split, feeds } })).toEqual(['overload']);
    expect(kindsOf({ ...spots(12, { powerId: 'p100' }), wiring: split })).toEqual([]);
  });

  it('offers a split into zones and a stronger supply, the cheaper one first', () => {
    expect(fixKinds(spots(12, { powerId: 'p100' }))).toEqual(['split', 'supply']);
  });

  it('reports a drop above 3 % as advice, and a voltage below the least of luminaires to be confirmed (D54)', () => {
    const thin = (conductor: number) => ({
      ...sampleCatalogue,
      partTable: { ...sampleCatalogue.partTable, conductor },
    });
    const plan = { ...spots(60), layout: layoutOf([800], [800]) };
    expect(kindsOf(plan)).toEqual(['noSupply', 'onConnector']);
    expect(found(plan, thin(0.17))).toContainEqual(
      expect.objectContaining({ kind: 'drop', weight: 'advice' }),
    );
    expect(found(plan, thin(0.1))).toContainEqual(
      expect.objectContaining({ kind: 'voltage', weight: 'confirm' }),
    );
    expect(fixKinds(plan, thin(0.1))).toContain('moreFeeds');
  });

  it('counts the loss of a cable, reports unknown cables, and finds thin ones (D54)', () => {
    const with48W = { ...spots(6, { powerId: 'p100' }), layout: layoutOf([200]) };
    const fed = (cable?: { length: number; conductor: number }) => ({
      ...with48W,
      wiring: { ...NO_WIRING, feeds: [{ id: 'f', stepId: 's0', at: 0, ...(cable && { cable }) }] },
    });
    const leastOf = (plan: Partial<Plan>) =>
      Math.min(...examined(plan).installation.luminaires.map(({ voltage }) => voltage ?? 0));
    const loss = leastOf(fed()) - leastOf(fed({ length: 1000, conductor: 1.5 }));
    expect(loss).toBeCloseTo((60 / 48) * ((2 * 0.0225 * 10) / 1.5), 1);
    expect(kindsOf(fed({ length: 1000, conductor: 1.5 }))).not.toContain('thinCable');
    expect(kindsOf(fed({ length: 300, conductor: 1 }))).not.toContain('thinCable');
    expect(kindsOf(fed({ length: 301, conductor: 1 }))).toContain('thinCable');
    expect(fixKinds(fed({ length: 301, conductor: 1 }))).toContain('thickerCable');
    const drop = (cable?: { length: number; conductor: number }) =>
      found(fed(cable), {
        ...sampleCatalogue,
        partTable: { ...sampleCatalogue.partTable, conductor: 0.02 },
      }).find(({ kind }) => kind === 'drop' || kind === 'voltage')?.figures.withoutCable;
    expect(drop()).toBe(1);
    expect(drop({ length: 1000, conductor: 1.5 })).toBe(0);
  });

  it('finds a supply outside the room, and removes a second supply of a zone (D54, D55)', () => {
    const room = newRoom(rectangle(700, 400, { x: 0, y: 0 }));
    const at = (x: number, place: number) => ({ zone: { stepId: 's0', at: place }, x, y: 0, z: 280 });
    const withSupplies = (...supplies: Wiring['supplies']) => ({
      ...spots(1),
      room,
      wiring: { ...NO_WIRING, supplies },
    });
    expect(found(withSupplies(at(340, 100)))).toEqual([]);
    expect(found(withSupplies(at(400, 100)))).toMatchObject([
      {
        kind: 'supplyOutside',
        weight: 'advice',
        figures: { count: 1, number: 1 },
        points: [{ x: 400, y: 0 }],
      },
    ]);
    expect(kindsOf(withSupplies(at(0, 100), at(10, 100)))).toEqual(['idleWiring']);
    expect(fixKinds(withSupplies(at(0, 100), at(10, 100)))).toEqual(['clearIdle']);
  });

  it('finds an ordered gateway outside the room, also without a rail (D54)', () => {
    const gateways = [
      { x: 0, y: 0, z: 200 },
      { x: 400, y: 10, z: 200 },
    ];
    const withGateways = (gatewayQuantity: number) => ({
      ...spots(1, { systemId: 'dali', gatewayId: 'dali-gateway', gatewayQuantity }),
      room: newRoom(rectangle(700, 400, { x: 0, y: 0 })),
      wiring: { ...NO_WIRING, gateways },
    });
    const outside = (count: number) =>
      found(withGateways(count)).filter(({ kind }) => kind === 'gatewayOutside');
    expect(outside(1)).toEqual([]);
    expect(outside(2)).toMatchObject([
      { weight: 'advice', figures: { count: 1, number: 2 }, points: [{ x: 400, y: 10 }], steps: [] },
    ]);
  });

  it('finds rails and luminaires outside the room and luminaires on connectors, and moves them (D43a, D46)', () => {
    const room = newRoom(rectangle(700, 400, { x: 300, y: 0 }));
    expect(found({ ...spots(1), room }).map(({ kind, weight }) => [kind, weight])).toEqual([
      ['railOutside', 'advice'],
    ]);
    expect(fixKinds({ ...spots(1), room })).toEqual(['moveInside']);
    expect(kindsOf({ ...spots(2), room })).toContain('luminaireOutside');
    const onJoint = { ...spots(1), layout: layoutOf([400]) };
    expect(found(onJoint)).toMatchObject([{ kind: 'onConnector', figures: { count: 1, number: 1 } }]);
    expect(fixKinds(onJoint)).toEqual(['moveBeside']);
  });

  it('finds luminaires that reach into obstacles, and none above them (D68)', () => {
    const shelf = {
      id: 's',
      kind: 'shelf' as const,
      x: 0,
      y: 0,
      width: 600,
      depth: 40,
      heading: 0,
      from: 0,
      to: 240,
      reflectance: 0.5,
    };
    const inRoom = (own: Partial<typeof shelf>, hang: number) => ({
      ...spots(2),
      hang,
      room: { ...newRoom(rectangle(900, 400, { x: 0, y: 0 })), obstacles: [{ ...shelf, ...own }] },
    });
    const of = (own: Partial<typeof shelf>, hang: number) =>
      found(inRoom(own, hang)).filter(({ kind }) => kind === 'intoObstacle');
    const [finding] = of({}, 100);
    expect(finding).toMatchObject({ weight: 'advice', figures: { count: 2, number: 1 }, size: { sum: 2 } });
    expect(finding?.points).toHaveLength(2);
    expect(of({}, 0)).toEqual([]);
    expect(of({ y: 100 }, 100)).toEqual([]);
    expect(of({ from: 230 }, 100)).toEqual([]);
  });

  it('reports each overloaded zone (D57)', () => {
    const wiring = { ...NO_WIRING, cuts: [{ stepId: 's0', at: 400 }] };
    const plan = { ...spots(30, { powerId: 'p60' }), wiring };
    expect(found(plan).flatMap(({ kind, figures }) => (kind === 'overload' ? [figures.zone] : []))).toEqual([
      1, 2,
    ]);
  });

  it('shows no amount of a fix if its total contains articles without a price (D22)', () => {
    const powers = sampleCatalogue.powers.map((one) =>
      one.id === 'p100' ? one : { ...one, price: 0, priceEuro: 0 },
    );
    const one = examined(spots(12, { powerId: 'p100' }), { ...sampleCatalogue, powers });
    const all = checkPlan(one);
    const overload = all.find(({ kind }) => kind === 'overload');
    const fixes = overload ? fixesFor(one, all, overload, newIds()) : [];
    expect(fixes.find(({ kind }) => kind === 'supply')?.change).toBeNull();
    expect(fixes.find(({ kind }) => kind === 'split')?.change).toEqual(
      expect.objectContaining({ net: expect.any(Number) }),
    );
  });

  it('finds a feed above its greatest current', () => {
    const partTable = { ...sampleCatalogue.partTable, maxCurrent: 2 };
    const [finding] = found(spots(12), { ...sampleCatalogue, partTable });
    expect(finding).toMatchObject({ kind: 'feedCurrent', figures: { feed: 1, current: 2.5, most: 2 } });
  });

  it('finds crossing rails, and offers to move an island at no cost', () => {
    const across = edited(layoutOf([400]), {
      kind: 'addIsland',
      id: 'i',
      origin: { x: 0, y: 0 },
      length: 200,
      hasT: false,
    });
    expect(found({ layout: across })[0]).toMatchObject({
      kind: 'crossing',
      figures: { first: 1, second: 2 },
    });
    expect(fixKinds({ layout: across })[0]).toBe('moveIsland');
  });

  it('reports a missed target if light was measured (D50)', () => {
    const figures = {
      mean: 420,
      least: 100,
      greatest: 600,
      uniformity: 0.4,
      columns: 3,
      rows: 3,
      points: 9,
      darkest: { x: 0, y: 0 },
    };
    const reported = (target: { kind: 'least' | 'greatest'; lux: number; uniformity?: number }) =>
      checkPlan(examined({}), { figures, target }).map(({ figures: { of, lux } }) => [of, lux]);
    expect(reported({ kind: 'least', lux: 500, uniformity: 0.6 })).toEqual([['least', 420]]);
    expect(reported({ kind: 'least', lux: 400, uniformity: 0.6 })).toEqual([['uniformity', 420]]);
    expect(reported({ kind: 'greatest', lux: 500 })).toEqual([['greatest', 600]]);
    expect(reported({ kind: 'least', lux: 400 })).toEqual([]);
  });
});

it('each kind of finding has one rule', () => {
  expect(RULES.flatMap(({ kinds }) => kinds).toSorted()).toEqual([...FINDING_KINDS].toSorted());
});
