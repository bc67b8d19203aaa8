import fc from 'fast-check';
import { CATALOGUE_COLLECTIONS } from '../catalogue/productLine.ts';
import type { Dimming } from '../dimming/dimming.ts';
import { isAreaLong } from '../kinds/area/area.ts';
import type { Cut } from '../kinds/cut/cut.ts';
import { feedPlaces } from '../kinds/feed/positions.ts';
import { arrange } from '../kinds/luminaire/arrangement.ts';
import { giveBack, put, takeOut } from '../kinds/luminaire/arranging.ts';
import type { DesiredPlacement } from '../kinds/luminaire/becoming.ts';
import type { Bodies, Body } from '../kinds/luminaire/body.ts';
import { leaving, withLuminairesLeaving } from '../kinds/luminaire/leaving.ts';
import { copyRails, pasteRails } from '../kinds/luminaire/railClip.ts';
import { replaceLuminaires } from '../kinds/luminaire/replacing.ts';
import { OBSTACLE_KINDS } from '../kinds/obstacle/obstacle.ts';
import { REMOVAL_RESTS } from '../kinds/rail/edit.ts';
import { followingLengths } from '../kinds/rail/followingLengths.ts';
import { DIRECTIONS, TURNS } from '../kinds/rail/heading.ts';
import { geometryOf, type Layout, PREMADE_OPTIONS } from '../kinds/rail/layout.ts';
import { SIDES } from '../kinds/rail/shape.ts';
import { type Shape, T_ARMS } from '../kinds/rail/step.ts';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import { newUnderlay } from '../kinds/underlay/calibration.ts';
import type { WallControl } from '../kinds/wallControl/wallControl.ts';
import { itemAt } from '../math/lists.ts';
import { COUNTED } from '../plan/choices.ts';
import { applyEdit, type PlanEdit } from '../plan/editPlan.ts';
import { EMPTY_PLAN, type Plan } from '../plan/plan.ts';
import {
  removeAreaEdit,
  removeObstacleEdit,
  setAreaEdit,
  setObstacleEdit,
  setRoomEdit,
} from '../plan/roomEdits.ts';

const length = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(100, 200) },
  { weight: 3, arbitrary: fc.integer({ min: 20, max: 2000 }) },
  { weight: 1, arbitrary: fc.constantFrom(-5, 0.5, 1e9, Number.NaN) },
);
const shape: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({
    kind: fc.constant('straight' as const),
    direction: fc.constantFrom(...DIRECTIONS),
    tArms: fc.constantFrom(null, null, ...T_ARMS),
  }),
  fc.record({ kind: fc.constant('bent' as const), direction: fc.constantFrom(...TURNS) }),
);
const point = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) });
const article = fc.constantFrom('a', 'b', 'c');
const at = fc.nat();
const several = fc.array(at, { maxLength: 2 });

const POINT: Body = { length: 0, fitsBent: true, tiltMax: 90 };
export const SOME_BODIES: Bodies = new Map([
  ['a', POINT],
  ['b', { ...POINT, length: 12 }],
  ['c', { length: 120, fitsBent: false, tiltMax: 0 }],
]);

const wishOf = <Kind extends PlanEdit['kind'], Rest extends object>(
  weight: number,
  kind: Kind,
  rest: { [Name in keyof Rest]: fc.Arbitrary<Rest[Name]> },
) => ({
  weight,
  arbitrary: fc.record({ kind: fc.constant(kind), ...rest }) as fc.Arbitrary<{ kind: Kind } & Rest>,
});

const layoutWish = fc.oneof(
  wishOf(16, 'add', { at, length, shape }),
  wishOf(2, 'setLength', { at, length, preservesClosed: fc.boolean() }),
  wishOf(2, 'setShape', { at, shape }),
  wishOf(2, 'remove', { at, rest: fc.constantFrom(undefined, ...REMOVAL_RESTS), others: fc.constant([]) }),
  wishOf(1, 'remove', { at, rest: fc.constant(undefined), others: several }),
  wishOf(1, 'removeLast', {}),
  wishOf(1, 'setEntry', { end: fc.constantFrom(...SIDES), isActive: fc.boolean() }),
  wishOf(1, 'premade', {
    option: fc.constantFrom(...PREMADE_OPTIONS),
    width: length,
    height: length,
    bentLength: fc.constantFrom(100, 200, 150),
    by: fc.option(point, { nil: undefined }),
  }),
);
const islandWish = fc.oneof(
  wishOf(1, 'addIsland', {
    origin: point,
    heading: fc.constantFrom(undefined, 1, 2, 3),
    length,
    hasT: fc.boolean(),
  }),
  wishOf(1, 'duplicateIsland', { at, by: point }),
  wishOf(2, 'moveIsland', { at, by: point, others: several }),
  wishOf(2, 'turnIsland', { at }),
  wishOf(2, 'mirrorIsland', { at }),
);
const choiceWish = fc.oneof(
  wishOf(5, 'choose', {
    choice: fc.constantFrom('connectionId', 'systemId', 'gatewayId', 'powerId'),
    id: fc.option(article),
  }),
  wishOf(2, 'choosePowerByLoad', {}),
  wishOf(10, 'setQuantity', {
    collection: fc.constantFrom(...COUNTED),
    id: article,
    quantity: fc.constantFrom(0, 1, 2, 7, 9999, 12_000, -1),
  }),
  wishOf(2, 'clearQuantities', {}),
  wishOf(3, 'swap', {
    swaps: fc.array(
      fc.record({
        collection: fc.constantFrom(...CATALOGUE_COLLECTIONS),
        id: article,
        by: fc.option(article),
      }),
      { maxLength: 3 },
    ),
  }),
  wishOf(5, 'setName', { name: fc.constantFrom('', 'Salon', 'Sklep, parter') }),
  wishOf(1, 'setHang', { hang: fc.option(fc.integer({ min: 0, max: 300 })) }),
  wishOf(1, 'reset', {}),
);

const place = fc.record({
  at,
  along: fc.double({ min: 0, max: 1, noNaN: true }),
  article,
  turn: fc.nat(359),
});
const clipWish = wishOf(1, 'combined', {
  act: fc.constant('pasteRails' as const),
  rails: fc.array(at, { minLength: 1, maxLength: 6 }),
  by: point,
});
const arrangeWish = fc.oneof(
  wishOf(3, 'arrange', {
    act: fc.constant('place' as const),
    places: fc.array(place, { minLength: 1, maxLength: 4 }),
  }),
  wishOf(3, 'arrange', {
    act: fc.constant('move' as const),
    places: fc.array(place, { minLength: 1, maxLength: 4 }),
  }),
  wishOf(1, 'arrange', { act: fc.constant('remove' as const), places: fc.array(place, { maxLength: 2 }) }),
  wishOf(1, 'arrange', { act: fc.constant('giveBack' as const), places: fc.array(place, { maxLength: 2 }) }),
  wishOf(1, 'arrange', {
    act: fc.constant('replace' as const),
    places: fc.array(place, { minLength: 1, maxLength: 4 }),
  }),
);

const wired = fc.record({
  at,
  joint: fc.nat(),
  along: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
});
const wireWish = fc.oneof(
  wishOf(4, 'wire', {
    act: fc.constant('addFeed' as const),
    places: fc.array(wired, { minLength: 1, maxLength: 3 }),
  }),
  wishOf(1, 'wire', { act: fc.constant('freeFeeds' as const), places: fc.constant([]) }),
  wishOf(3, 'wire', {
    act: fc.constant('cut' as const),
    places: fc.array(wired, { minLength: 1, maxLength: 3 }),
  }),
  wishOf(1, 'wire', { act: fc.constant('ownZone' as const), places: fc.array(wired, { maxLength: 1 }) }),
  wishOf(2, 'wire', { act: fc.constant('placeSupply' as const), places: fc.array(wired, { maxLength: 2 }) }),
  wishOf(1, 'wire', { act: fc.constant('placeGateway' as const), places: fc.array(wired, { maxLength: 2 }) }),
  wishOf(1, 'setGatewayQuantity', { quantity: fc.constantFrom(-1, 1, 2, 500) }),
  wishOf(1, 'setOffcuts', { usesOffcuts: fc.boolean() }),
);

const areaId = fc.constantFrom('picture', 'shelf', 'board');
const verticalArea = fc
  .record({
    id: areaId,
    name: fc.constantFrom('', 'Obraz 1'),
    begin: point,
    end: point,
    bottom: fc.integer({ min: 0, max: 250 }),
    high: fc.integer({ min: 1, max: 200 }),
  })
  .filter(({ begin: start, end }) => isAreaLong(start, end))
  .map(({ high, ...area }) => ({ ...area, top: area.bottom + high }));
const obstacle = fc.record({
  id: areaId,
  kind: fc.constantFrom(...OBSTACLE_KINDS),
  x: fc.integer({ min: -900, max: 900 }),
  y: fc.integer({ min: -900, max: 900 }),
  width: fc.integer({ min: 1, max: 300 }),
  depth: fc.integer({ min: 1, max: 120 }),
  heading: fc.constantFrom(0, 90, 15, 222.5),
  from: fc.constantFrom(0, 0, 140),
  to: fc.integer({ min: 141, max: 400 }),
  reflectance: fc.constantFrom(0, 0.5),
});
const shares = fc.dictionary(fc.constantFrom('0', '3', '15'), fc.integer({ min: 0, max: 100 }));
const dimming: fc.Arbitrary<Dimming> = fc.record({
  groups: fc.constantFrom([], [{ number: 3, name: 'Lada', luminaires: ['a 1', 'put 0'] }]),
  scenes: fc
    .tuple(fc.boolean(), shares)
    .map(([isForWork, groups]) => [
      { number: 0, name: 'Dzień', isForWork, hours: 2500, groups, luminaires: { 'a 1': 40 } },
    ]),
});
const wallControls: fc.Arbitrary<WallControl[]> = fc.constantFrom(
  [],
  [{ id: 'p', label: 'Wejście', x: 40, y: -70, z: 110, groups: [3], scenes: [0] }],
);
const side = fc.integer({ min: 50, max: 2000 });
const roomWish = fc.oneof(
  wishOf(2, 'setRoom', {
    room: fc.option(
      fc.tuple(side, side, point).map(([width, length, centre]) => newRoom(rectangle(width, length, centre))),
    ),
  }),
  wishOf(3, 'setArea', { area: verticalArea }),
  wishOf(1, 'removeArea', { id: areaId }),
  wishOf(2, 'setObstacle', { obstacle }),
  wishOf(1, 'removeObstacle', { id: areaId }),
  wishOf(1, 'setDimming', { dimming }),
  wishOf(1, 'setWallControls', { wallControls }),
  wishOf(1, 'setView', {
    view: fc.option(
      fc.record({ id: fc.uuid(), width: fc.integer({ min: 1, max: 1600 }), height: fc.constant(1000) }),
    ),
  }),
  wishOf(2, 'setUnderlay', {
    underlay: fc.option(
      fc
        .tuple(fc.uuid(), point, side)
        .map(([id, centre, covers]) =>
          newUnderlay({ id, name: 'parter.pdf', width: 1200, height: 800 }, centre, covers),
        ),
    ),
  }),
);

const wish = fc.oneof({ weight: 4, arbitrary: layoutWish }, { weight: 1, arbitrary: islandWish });
export const planWish = fc.oneof(
  { weight: 8, arbitrary: wish },
  { weight: 4, arbitrary: choiceWish },
  { weight: 4, arbitrary: arrangeWish },
  { weight: 2, arbitrary: wireWish },
  { weight: 1, arbitrary: clipWish.arbitrary },
  { weight: 1, arbitrary: roomWish },
);
type Wish = typeof planWish extends fc.Arbitrary<infer Value> ? Value : never;

function arrangeEditOf(
  { act, places }: Extract<Wish, { kind: 'arrange' }>,
  plan: Plan,
  id: string,
): PlanEdit {
  const { luminaires: pieces } = arrange(plan, SOME_BODIES);
  const { steps } = plan.layout;
  const oneOf = <One>(all: readonly One[], place: number) => all[place % Math.max(1, all.length)];
  const touched = places.flatMap(({ at }) => oneOf(pieces, at) ?? []);
  if (act === 'remove') return takeOut(plan, SOME_BODIES, [...new Set(touched)]);
  if (act === 'giveBack') return giveBack([...new Set(touched)]);
  if (act === 'replace') {
    const scope = { ids: touched.map((one) => one.id) };
    const { edit } = replaceLuminaires(plan, SOME_BODIES, scope, places[0]?.article ?? 'a');
    return edit ?? { kind: 'arrange', act, put: [], unplaced: [], quantities: [] };
  }
  const free = [...pieces];
  const target = places.flatMap(({ at, along, article, turn }): DesiredPlacement[] => {
    const step = oneOf(steps, at);
    const luminaire = act === 'move' ? oneOf(free, at) : undefined;
    if (!step || (act === 'move' && !luminaire)) return [];
    if (luminaire) free.splice(free.indexOf(luminaire), 1);
    const to = { stepId: step.id, at: along * step.frameLength, turn, tilt: 0 };
    return [{ ...to, bindingId: luminaire?.bindingId ?? article, ...(luminaire && { luminaire }) }];
  });
  let count = 0;
  const { edit } = put(plan, SOME_BODIES, act, target, () => `${id}.${count++}`);
  return edit ?? { kind: 'arrange', act, put: [], unplaced: [], quantities: [] };
}

function wireEditOf({ act, places }: Extract<Wish, { kind: 'wire' }>, plan: Plan, id: string): PlanEdit {
  const { layout, wiring } = plan;
  const { joins } = geometryOf(layout);
  const all = places.flatMap(({ at, joint, along }) => {
    const step = layout.steps[at % Math.max(1, layout.steps.length)];
    if (!step) return [];
    const joints = feedPlaces(step);
    const exact = joints[joint % joints.length] as number;
    return [{ step, joint: exact, at: along === null ? exact : along * step.frameLength }];
  });
  if (act === 'freeFeeds') return { kind: 'wire', act, wiring: { ...wiring, feeds: [] } };
  if (act === 'addFeed') {
    const feeds = all.map(({ step, at }, index) => ({ id: `${id}.${index}`, stepId: step.id, at }));
    return { kind: 'wire', act, wiring: { ...wiring, feeds: [...wiring.feeds, ...feeds] } };
  }
  if (act === 'ownZone') {
    const ownZones = layout.steps.filter(({ kind }) => kind === 'start').map((step) => step.id);
    return { kind: 'wire', act, wiring: { ...wiring, ownZones: ownZones.slice(all.length) } };
  }
  const inRoom = all.map(({ at, joint }) => ({ x: Math.round(at) % 900, y: 0 - (joint % 900), z: 280 }));
  if (act === 'placeGateway')
    return { kind: 'wire', act, wiring: { ...wiring, gateways: [...wiring.gateways, ...inRoom].slice(-9) } };
  if (act === 'placeSupply') {
    const supplies = inRoom.map((place, index) => {
      const { step, at } = itemAt(all, index);
      return { ...place, zone: { stepId: step.id, at } };
    });
    return { kind: 'wire', act, wiring: { ...wiring, supplies: [...wiring.supplies, ...supplies] } };
  }
  const cuts = all.map(({ step, joint }): Cut => {
    const join = joins[joint % Math.max(1, joins.length)];
    return join && joint % 3 === 0
      ? { stepId: join.first.stepId, end: join.first.end }
      : { stepId: step.id, at: joint };
  });
  return { kind: 'wire', act, wiring: { ...wiring, cuts: [...wiring.cuts, ...cuts] } };
}

export function editOf(wished: Wish, plan: Plan, id: string): PlanEdit {
  const { layout } = plan;
  const starts = layout.steps.filter(({ kind }) => kind === 'start');
  const oneOf = <One>(all: readonly One[], place: number) => all[place % Math.max(1, all.length)];
  const stepId = (place: number) => oneOf(layout.steps, place)?.id ?? 'none';
  const startId = (place: number) => oneOf(starts, place)?.id ?? 'none';
  switch (wished.kind) {
    case 'add': {
      const end = oneOf(geometryOf(layout).openEnds, wished.at);
      const { shape, length } = wished;
      return { kind: 'add', id, end: end ? { stepId: end.stepId, end: end.end } : null, shape, length };
    }
    case 'setLength': {
      const changed = { stepId: stepId(wished.at), length: wished.length };
      const following = wished.preservesClosed
        ? followingLengths(layout, changed.stepId, changed.length)
        : null;
      return { kind: 'setLength', ...changed, ...(following && { following }) };
    }
    case 'setShape':
      return { kind: 'setShape', stepId: stepId(wished.at), shape: wished.shape };
    case 'remove': {
      const { rest, others } = wished;
      const more = others.length > 0 && { others: others.map(stepId) };
      return withLuminairesLeaving(plan, SOME_BODIES, {
        kind: 'remove' as const,
        stepId: stepId(wished.at),
        ...(rest && { rest }),
        ...more,
      });
    }
    case 'removeLast':
      return withLuminairesLeaving(plan, SOME_BODIES, wished);
    case 'duplicateIsland':
      return { kind: 'duplicateIsland', stepId: startId(wished.at), id, by: wished.by };
    case 'moveIsland': {
      const { by, others } = wished;
      const more = others.length > 0 && { others: others.map(startId) };
      return { kind: 'moveIsland', stepId: startId(wished.at), by, ...more };
    }
    case 'combined': {
      const { act, rails, by } = wished;
      const { clip } = copyRails(plan, SOME_BODIES, rails.map(stepId));
      let count = 0;
      const pasted = clip && pasteRails(plan, SOME_BODIES, act, clip, by, () => `${id}.${count++}`);
      return pasted?.edit ?? { kind: 'combined', act, edits: [] };
    }
    case 'turnIsland':
    case 'mirrorIsland':
      return { kind: wished.kind, stepId: startId(wished.at) };
    case 'setQuantity': {
      const unplaced =
        wished.collection === 'bindings' ? leaving(plan, SOME_BODIES, wished.id, wished.quantity) : [];
      return { ...wished, ...(unplaced.length > 0 && { unplaced }) };
    }
    case 'arrange':
      return arrangeEditOf(wished, plan, id);
    case 'wire':
      return wireEditOf(wished, plan, id);
    case 'setRoom':
      return setRoomEdit(plan, wished.room);
    case 'setArea':
      return setAreaEdit(plan, wished.area);
    case 'removeArea':
      return removeAreaEdit(plan, wished.id);
    case 'setObstacle':
      return setObstacleEdit(plan, wished.obstacle) ?? removeObstacleEdit(plan, id);
    case 'removeObstacle':
      return removeObstacleEdit(plan, wished.id);
    case 'premade':
    case 'addIsland':
      return { ...wished, id };
    default:
      return wished;
  }
}

export const wishes = fc.array(wish, { maxLength: 40, size: 'max' });
export const planWishes = fc.array(planWish, { maxLength: 60, size: 'max' });

export const planAfter = (all: readonly Wish[], plan: Plan = EMPTY_PLAN): Plan =>
  all.reduce(
    (before, wished, index) => applyEdit(before, editOf(wished, before, `s${index}`)).plan ?? before,
    plan,
  );

export const arbitraryLayout: fc.Arbitrary<Layout> = wishes.map((all) => planAfter(all).layout);
