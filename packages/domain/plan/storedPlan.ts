import * as v from 'valibot';
import { areasIn } from '../kinds/area/area.ts';
import { withSteps } from '../kinds/rail/edit.ts';
import { identifier } from '../kinds/rail/identifier.ts';
import { EMPTY_LAYOUT, PREMADE_OPTIONS } from '../kinds/rail/layout.ts';
import { SIDES } from '../kinds/rail/shape.ts';
import { ENDS } from '../kinds/rail/step.ts';
import { type LayoutFault, readSteps, storedRailSchema, storedRails } from '../kinds/rail/storedRail.ts';
import { type Choices, MAX_GATEWAYS, MAX_QUANTITY } from './choices.ts';
import { FIELD_SCHEMAS } from './fieldSchemas.ts';
import { fieldsFrom, isEmptyField, PLAN_FIELD_NAMES, PLAN_FIELDS } from './fields.ts';
import type { Plan } from './plan.ts';

/** A plan without a version is older, and reads the same way. */
const VERSION = 1;

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
  automaticPower: v.optional(v.boolean()),
  bindings: chosen,
  accessories: chosen,
  gatewayQuantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(MAX_GATEWAYS))),
  usesOffcuts: v.optional(v.boolean()),
}) satisfies v.GenericSchema<unknown, Choices>;

export const endRef = v.object({ stepId: v.string(), end: v.picklist(ENDS) });

type Schemas = typeof FIELD_SCHEMAS;
/** The specification always has the name; other empty fields are absent. */
const optionalFields = Object.fromEntries(
  PLAN_FIELD_NAMES.map((name) => [name, v.optional(FIELD_SCHEMAS[name])]),
) as { [Name in keyof Schemas]: v.OptionalSchema<Schemas[Name], undefined> };

/** Specification's words (D41); later fields are optional. */
export const storedPlanFields = {
  planVersion: v.optional(v.literal(VERSION)),
  steps: v.array(storedRailSchema),
  /** Ends of the first start frame that take no steps (D7). */
  inactiveEntries: v.pipe(v.array(v.picklist(SIDES)), v.maxLength(SIDES.length)),
  premadeOption: v.optional(v.nullable(v.picklist(PREMADE_OPTIONS))),
  activeEnd: v.optional(v.nullable(endRef)),
  choices: choicesSchema,
  ...optionalFields,
  name: FIELD_SCHEMAS.name,
};
export const storedPlanSchema = v.object(storedPlanFields);
export type StoredPlan = v.InferOutput<typeof storedPlanSchema>;

export function readPlan(
  stored: StoredPlan,
): { plan: Plan; fault?: undefined } | { plan?: undefined; fault: LayoutFault } {
  const { inactiveEntries, activeEnd = null, premadeOption = null, choices } = stored;
  const { steps, fault } = readSteps(stored.steps, inactiveEntries);
  if (fault) return { fault };
  const layout = withSteps({ ...EMPTY_LAYOUT, inactiveEntries }, steps, activeEnd, premadeOption);
  const fields = fieldsFrom((name) => stored[name] ?? PLAN_FIELDS[name].empty);
  const { areas, room } = fields;
  return { plan: { layout, choices, ...fields, areas: areasIn(areas, room) } };
}

export function storedPlan({ layout, choices, ...fields }: Plan): StoredPlan {
  const { steps, inactiveEntries, premadeOption, activeEnd } = layout;
  return {
    planVersion: VERSION,
    steps: storedRails(steps),
    inactiveEntries: [...inactiveEntries],
    ...(premadeOption && { premadeOption }),
    ...(activeEnd && { activeEnd }),
    choices,
    name: fields.name,
    ...Object.fromEntries(
      PLAN_FIELD_NAMES.filter((name) => !isEmptyField(name, fields[name])).map((name) => [
        name,
        fields[name],
      ]),
    ),
  };
}

export const planSchema = v.pipe(
  storedPlanSchema,
  v.transform((stored) => readPlan(stored).plan),
  v.check((plan) => plan !== undefined, 'Must be a layout'),
  v.transform((plan) => plan as Plan),
);
