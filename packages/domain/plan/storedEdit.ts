import * as v from 'valibot';
import { CATALOGUE_COLLECTIONS } from '../catalogue/productLine.ts';
import { obstacleSchema } from '../kinds/obstacle/obstacle.ts';
import { REMOVAL_RESTS } from '../kinds/rail/edit.ts';
import { DIRECTIONS } from '../kinds/rail/heading.ts';
import { identifier } from '../kinds/rail/identifier.ts';
import { PREMADE_OPTIONS } from '../kinds/rail/layout.ts';
import { SIDES } from '../kinds/rail/shape.ts';
import { type Rail, type Shape, T_ARMS } from '../kinds/rail/step.ts';
import { wiringSchema } from '../wiring/wiringSchema.ts';
import { ARRANGE_ACTS, COMBINED_ACTS, WIRE_ACTS } from './acts.ts';
import { COUNTED } from './choices.ts';
import { type PlanEdit, type SetEdit, setKindOf } from './editPlan.ts';
import { FIELD_SCHEMAS, placementSchema } from './fieldSchemas.ts';
import { SET_FIELD_NAMES, type SetFieldName } from './fields.ts';
import { endRef, planSchema, storedPlan } from './storedPlan.ts';

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
const { cuts, ownZones } = wiringSchema.entries;
const quantities = v.array(v.object({ id: text, quantity: number }));
const parted = { parting: v.optional(v.object({ cuts, ownZones })) };
const removal = { ...parted, quantities: v.optional(quantities) };
const quarter = v.picklist([0, 1, 2, 3]);
const length = v.pipe(v.number());

const stepSchema = v.union([
  v.object({
    kind: v.literal('start'),
    id: identifier,
    frameLength: length,
    hasT: v.boolean(),
    origin: point,
    heading: quarter,
  }),
  v.pipe(
    v.object({ id: identifier, frameLength: length, on: endRef, shape: shapeSchema }),
    v.transform(({ shape, ...step }): Rail => ({ ...step, ...shape })),
  ),
]);

const storedStep = (step: Rail): v.InferInput<typeof stepSchema> => {
  if (step.kind === 'start') return step;
  const { id, frameLength, on } = step;
  return { id, frameLength, on, shape: storedShape(step) };
};
const swap = v.object({ collection: v.picklist(CATALOGUE_COLLECTIONS), id: text, by: v.nullable(text) });

const edits = <const Kind extends PlanEdit['kind'], Fields extends v.ObjectEntries>(
  kinds: readonly Kind[],
  fields: Fields,
) => v.object({ kind: v.picklist(kinds), ...fields });

const settingSchema = (name: SetFieldName) =>
  v.pipe(
    v.object({ kind: v.literal(setKindOf(name)), [name]: FIELD_SCHEMAS[name] }),
    // TypeScript loses the types of computed keys.
    v.custom<SetEdit>(() => true),
  );

export const editSchema: v.GenericSchema<unknown, PlanEdit> = v.union([
  edits(['add'], {
    id: text,
    end: v.nullable(endRef),
    shape: shapeSchema,
    length: number,
    by: v.optional(point),
    heading: v.optional(quarter),
  }),
  edits(['setLength'], { ...newLength, following: v.optional(v.array(v.object(newLength))), ...parted }),
  edits(['setShape'], { stepId: text, shape: shapeSchema, ...parted }),
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
    heading: v.optional(quarter),
    length: number,
    hasT: v.boolean(),
  }),
  edits(['duplicateIsland'], { stepId: text, id: text, by: point }),
  edits(['moveIsland'], { stepId: text, others: v.optional(v.array(text)), by: point }),
  edits(['remove'], {
    stepId: text,
    others: v.optional(v.array(text)),
    rest: v.optional(v.picklist(REMOVAL_RESTS)),
    ...removal,
  }),
  edits(['turnIsland', 'mirrorIsland'], { stepId: text, ...parted }),
  edits(['removeLast'], removal),
  edits(['addRails'], { steps: v.array(stepSchema) }),
  edits(['combined'], {
    act: v.picklist(COMBINED_ACTS),
    edits: v.array(v.lazy(() => editSchema)),
  }),
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
    quantities,
  }),
  edits(['wire'], { act: v.picklist(WIRE_ACTS), wiring: FIELD_SCHEMAS.wiring }),
  edits(['setGatewayQuantity'], { quantity: number }),
  edits(['setOffcuts'], { usesOffcuts: v.boolean() }),
  edits(['swap'], { swaps: v.array(swap) }),
  edits(['setRoom'], { room: FIELD_SCHEMAS.room, areas: v.optional(FIELD_SCHEMAS.areas) }),
  edits(['setArea', 'removeArea'], { areas: FIELD_SCHEMAS.areas }),
  edits(['setObstacle', 'removeObstacle'], {
    obstacles: v.array(obstacleSchema),
    areas: v.optional(FIELD_SCHEMAS.areas),
  }),
  edits(['replace'], { plan: planSchema }),
  edits(['clearQuantities', 'reset', 'choosePowerByLoad'], {}),
  ...SET_FIELD_NAMES.map(settingSchema),
]);

export function storedEdit(edit: PlanEdit): unknown {
  switch (edit.kind) {
    case 'add':
    case 'setShape':
      return { ...edit, shape: storedShape(edit.shape) };
    case 'replace':
      return { ...edit, plan: storedPlan(edit.plan) };
    case 'addRails':
      return { ...edit, steps: edit.steps.map(storedStep) };
    case 'combined':
      return { ...edit, edits: edit.edits.map(storedEdit) };
    default:
      return edit;
  }
}
