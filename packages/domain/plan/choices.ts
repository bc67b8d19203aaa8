import * as v from 'valibot';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const chosen = v.object({ id, quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)) });

/** What the visitor picked from the catalogue, by article id; lists are in the order of choice. */
export const choicesSchema = v.object({
  connectionId: v.nullable(id),
  systemId: v.nullable(id),
  gatewayId: v.nullable(id),
  powerId: v.nullable(id),
  bindings: v.pipe(v.array(chosen), v.maxLength(500)),
  accessories: v.pipe(v.array(chosen), v.maxLength(500)),
});

export type Choices = v.InferOutput<typeof choicesSchema>;
export type Chosen = v.InferOutput<typeof chosen>;

export const NO_CHOICES: Choices = {
  connectionId: null,
  systemId: null,
  gatewayId: null,
  powerId: null,
  bindings: [],
  accessories: [],
};
