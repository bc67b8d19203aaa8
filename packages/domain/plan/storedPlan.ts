import * as v from 'valibot';
import { CATALOGUE_COLLECTIONS } from '../catalogue/productLine.ts';
import { RESTS, withSteps } from '../layout/edit.ts';
import { frameStepSchema, frameSteps, type LayoutFault, readSteps } from '../layout/frameStep.ts';
import { DIRECTIONS } from '../layout/heading.ts';
import { EMPTY_LAYOUT, PREMADE_OPTIONS } from '../layout/layout.ts';
import { MAX_LENGTH } from '../layout/length.ts';
import { ENDS, type Shape, SIDES, T_ARMS } from '../layout/step.ts';
import { roomSchema } from '../room/room.ts';
import { roomViewSchema } from '../room/roomView.ts';
import { underlaySchema } from '../room/underlaySchema.ts';
import { areasAfter, MAX_AREAS, verticalAreaSchema } from '../room/verticalArea.ts';
import type { Cut } from '../wiring/cut.ts';
import { type Cable, type Feed, LEAST_CONDUCTOR, MAX_CABLE, MAX_CONDUCTOR } from '../wiring/feed.ts';
import { isUnwired, NO_WIRING, type Wiring } from '../wiring/wiring.ts';
import { type Choices, COUNTED, MAX_GATEWAYS, MAX_QUANTITY } from './choices.ts';
import { ARRANGE_ACTS, type PlanEdit, WIRE_ACTS } from './editPlan.ts';
import type { Placement } from './placement.ts';
import { MAX_HANG, type Plan } from './plan.ts';

/** The form in which plans are written. One that says none was written before there was a version, and reads alike. */
const VERSION = 1;

const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const chosen = v.pipe(
  v.array(
    v.object({
      id: identifier,
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
    }),
  ),
  v.maxLength(500),
);
const choicesSchema = v.object({
  connectionId: v.nullable(identifier),
  systemId: v.nullable(identifier),
  gatewayId: v.nullable(identifier),
  powerId: v.nullable(identifier),
  bindings: chosen,
  accessories: chosen,
  gatewayQuantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(MAX_GATEWAYS))),
  usesOffcuts: v.optional(v.boolean()),
}) satisfies v.GenericSchema<unknown, Choices>;

/** Most luminaires put by hand in one plan. */
const MAX_PLACEMENTS = 10_000;

const placementSchema = v.object({
  // One that was automatic goes on being called by its article and a number.
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  bindingId: identifier,
  stepId: identifier,
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_LENGTH)),
  turn: v.pipe(v.number(), v.minValue(0), v.ltValue(360)),
  tilt: v.pipe(v.number(), v.minValue(0), v.maxValue(90)),
}) satisfies v.GenericSchema<unknown, Placement>;

const placementsSchema = v.pipe(
  v.array(placementSchema),
  v.maxLength(MAX_PLACEMENTS),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Two placements have one id'),
);

const cableSchema = v.object({
  length: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_CABLE)),
  conductor: v.pipe(v.number(), v.minValue(LEAST_CONDUCTOR), v.maxValue(MAX_CONDUCTOR)),
}) satisfies v.GenericSchema<unknown, Cable>;

const feedSchema = v.object({
  id: identifier,
  stepId: identifier,
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_LENGTH)),
  cable: v.optional(cableSchema),
}) satisfies v.GenericSchema<unknown, Feed>;

const cutSchema = v.union([
  v.object({ stepId: identifier, at: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_LENGTH)) }),
  v.object({ stepId: identifier, end: v.picklist(ENDS) }),
]) satisfies v.GenericSchema<unknown, Cut>;

/** Most feeds, cuts and zones of one plan, each. */
const MAX_WIRED = 1_000;

const wiringSchema = v.object({
  feeds: v.pipe(
    v.array(feedSchema),
    v.maxLength(MAX_WIRED),
    v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Two feeds have one id'),
  ),
  cuts: v.pipe(v.array(cutSchema), v.maxLength(MAX_WIRED)),
  ownZones: v.pipe(v.array(identifier), v.maxLength(MAX_WIRED)),
}) satisfies v.GenericSchema<unknown, Wiring>;

const areasSchema = v.pipe(
  v.array(verticalAreaSchema),
  v.maxLength(MAX_AREAS),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Two areas have one id'),
);

const hangSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_HANG));

const endRef = v.object({ stepId: v.string(), end: v.picklist(ENDS) });

/**
 * A plan as it is stored and sent, with its steps in the specification's words (D41): in the browser, in the request
 * that saves an order, and in the order's record. What comes to plans later is optional.
 */
export const storedPlanFields = {
  planVersion: v.optional(v.literal(VERSION)),
  steps: v.array(frameStepSchema),
  /** Ends of the first start frame that take no steps (D7). */
  inactiveEntries: v.pipe(v.array(v.picklist(SIDES)), v.maxLength(SIDES.length)),
  /** The ready-made layout it still is. */
  premadeOption: v.optional(v.nullable(v.picklist(PREMADE_OPTIONS))),
  activeEnd: v.optional(v.nullable(endRef)),
  choices: choicesSchema,
  /** Luminaires put by hand (D43). */
  placements: v.optional(placementsSchema),
  /** Feeds put by hand, cuts and zones (D53, D55). */
  wiring: v.optional(wiringSchema),
  hang: v.optional(v.nullable(hangSchema)),
  name: v.string(),
  room: v.optional(v.nullable(roomSchema)),
  /** Vertical areas in the room (D46a). */
  areas: v.optional(areasSchema),
  underlay: v.optional(v.nullable(underlaySchema)),
  view: v.optional(v.nullable(roomViewSchema)),
};
export const storedPlanSchema = v.object(storedPlanFields);
export type StoredPlan = v.InferOutput<typeof storedPlanSchema>;

/** A plan as it is worked on, or why its steps are no layout. */
export function readPlan(
  stored: StoredPlan,
): { plan: Plan; fault?: undefined } | { plan?: undefined; fault: LayoutFault } {
  const { inactiveEntries, activeEnd = null, premadeOption = null, choices, name } = stored;
  const {
    placements = [],
    wiring = NO_WIRING,
    hang = null,
    room = null,
    areas = [],
    underlay = null,
    view = null,
  } = stored;
  const { steps, fault } = readSteps(stored.steps, inactiveEntries);
  if (fault) return { fault };
  const layout = withSteps({ ...EMPTY_LAYOUT, inactiveEntries }, steps, activeEnd, premadeOption);
  const plan = {
    layout,
    choices,
    placements,
    wiring,
    hang,
    name,
    room,
    areas: areasAfter(areas, room, room),
    underlay,
    view,
  };
  return { plan };
}

/** The way back. */
export function storedPlan({
  layout,
  choices,
  placements,
  wiring,
  hang,
  name,
  room,
  areas,
  underlay,
  view,
}: Plan): StoredPlan {
  const { steps, inactiveEntries, premadeOption, activeEnd } = layout;
  return {
    planVersion: VERSION,
    steps: frameSteps(steps),
    inactiveEntries: [...inactiveEntries],
    ...(premadeOption && { premadeOption }),
    ...(activeEnd && { activeEnd }),
    choices,
    ...(placements.length > 0 && { placements: [...placements] }),
    ...(!isUnwired(wiring) && { wiring }),
    ...(hang !== null && { hang }),
    name,
    ...(room && { room }),
    ...(areas.length > 0 && { areas: [...areas] }),
    ...(underlay && { underlay }),
    ...(view && { view }),
  };
}

/** A plan read at once. */
export const planSchema = v.pipe(
  storedPlanSchema,
  v.transform((stored) => readPlan(stored).plan),
  v.check((plan) => plan !== undefined, 'Must be a layout'),
  v.transform((plan) => plan as Plan),
);

/** A shape in the flags that edits were always stored with. */
const shapeSchema = v.pipe(
  v.object({
    direction: v.picklist(DIRECTIONS),
    isCurved: v.boolean(),
    isT: v.boolean(),
    tArms: v.optional(v.array(v.picklist(SIDES))),
  }),
  v.check(({ direction, isCurved, isT }) => !isCurved || (direction !== 'straight' && !isT)),
  v.transform(({ direction, isCurved, isT, tArms }): Shape => {
    if (isCurved && direction !== 'straight') return { kind: 'bent', direction };
    const arms = T_ARMS.find((known) => String(known) === String(tArms)) ?? T_ARMS[0];
    return { kind: 'straight', direction, tArms: isT ? arms : null };
  }),
);

const storedShape = (shape: Shape): v.InferInput<typeof shapeSchema> => {
  const { direction } = shape;
  if (shape.kind === 'bent') return { direction, isCurved: true, isT: false };
  const isT = shape.tArms !== null;
  return { direction, isCurved: false, isT, ...(shape.tArms && { tArms: [...shape.tArms] }) };
};

const text = v.string();
const number = v.number();
const whole = v.pipe(number, v.integer());
const point = v.object({ x: whole, y: whole });
const single = v.picklist(['connectionId', 'systemId', 'gatewayId', 'powerId']);
const newLength = { stepId: text, length: number };
const swap = v.object({ collection: v.picklist(CATALOGUE_COLLECTIONS), id: text, by: v.nullable(text) });

const edits = <const Kind extends PlanEdit['kind'], Fields extends v.ObjectEntries>(
  kinds: readonly Kind[],
  fields: Fields,
) => v.object({ kind: v.picklist(kinds), ...fields });

/** An edit as the history of a browser keeps it. */
export const editSchema = v.union([
  edits(['add'], {
    id: text,
    end: v.nullable(endRef),
    shape: shapeSchema,
    length: number,
    by: v.optional(point),
  }),
  edits(['setLength'], { ...newLength, following: v.optional(v.array(v.object(newLength))) }),
  edits(['setShape'], { stepId: text, shape: shapeSchema }),
  edits(['premade'], {
    id: text,
    option: v.picklist(PREMADE_OPTIONS),
    width: number,
    height: number,
    bentLength: number,
    by: v.optional(point),
  }),
  edits(['setEntry'], { end: v.picklist(SIDES), isActive: v.boolean() }),
  edits(['addIsland'], {
    id: text,
    origin: point,
    heading: v.optional(v.picklist([0, 1, 2, 3])),
    length: number,
    hasT: v.boolean(),
  }),
  edits(['duplicateIsland'], { stepId: text, id: text, by: point }),
  edits(['moveIsland'], { stepId: text, by: point }),
  edits(['remove'], { stepId: text, rest: v.optional(v.picklist(RESTS)) }),
  edits(['turnIsland', 'mirrorIsland'], { stepId: text }),
  edits(['choose'], { choice: single, id: v.nullable(text) }),
  edits(['setQuantity'], {
    collection: v.picklist(COUNTED),
    id: text,
    quantity: number,
    unplaced: v.optional(v.array(text)),
  }),
  edits(['arrange'], {
    act: v.picklist(ARRANGE_ACTS),
    put: v.array(placementSchema),
    staying: v.optional(v.array(placementSchema)),
    unplaced: v.array(text),
    quantities: v.array(v.object({ id: text, quantity: number })),
  }),
  edits(['wire'], { act: v.picklist(WIRE_ACTS), wiring: wiringSchema }),
  edits(['setGatewayQuantity'], { quantity: number }),
  edits(['setOffcuts'], { usesOffcuts: v.boolean() }),
  edits(['swap'], { swaps: v.array(swap) }),
  edits(['setHang'], { hang: v.nullable(hangSchema) }),
  edits(['setName'], { name: text }),
  edits(['setRoom'], { room: v.nullable(roomSchema), areas: v.optional(areasSchema) }),
  edits(['setArea', 'removeArea'], { areas: areasSchema }),
  edits(['setUnderlay'], { underlay: v.nullable(underlaySchema) }),
  edits(['setView'], { view: v.nullable(roomViewSchema) }),
  edits(['replace'], { plan: planSchema }),
  edits(['removeLast', 'clearQuantities', 'reset'], {}),
]) satisfies v.GenericSchema<unknown, PlanEdit>;

/** The way back. */
export function storedEdit(edit: PlanEdit): v.InferInput<typeof editSchema> {
  if (edit.kind === 'add' || edit.kind === 'setShape') return { ...edit, shape: storedShape(edit.shape) };
  return edit.kind === 'replace' ? { ...edit, plan: storedPlan(edit.plan) } : edit;
}
