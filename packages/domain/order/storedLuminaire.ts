import * as v from 'valibot';

export const storedLuminaireSchema = v.object({
  bindingId: v.string(),
  stepId: v.string(),
  at: v.number(),
  turn: v.number(),
  tilt: v.number(),
  isPlaced: v.boolean(),
  /** Id in the plan, stored if groups or scenes refer to it (D69). */
  id: v.optional(v.string()),
});
export type StoredLuminaire = v.InferOutput<typeof storedLuminaireSchema>;
