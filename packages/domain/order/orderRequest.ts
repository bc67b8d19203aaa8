import * as v from 'valibot';
import { emailAddress, languageCode } from '../catalogue/field.ts';
import { plainLine } from '../catalogue/plainText.ts';
import { MAX_STEPS } from '../kinds/rail/step.ts';
import { MAX_NAME } from '../plan/plan.ts';
import { storedPlanFields } from '../plan/storedPlan.ts';
import { sentPictures } from './sentPictures.ts';

/** D29. */
export const orderRequestSchema = v.strictObject({
  idempotencyKey: v.pipe(v.string(), v.uuid()),
  isMicro: v.boolean(),
  language: languageCode,
  ...storedPlanFields,
  steps: v.pipe(
    storedPlanFields.steps,
    v.minLength(1, 'Must contain at least one step'),
    v.maxLength(MAX_STEPS, `Must contain at most ${MAX_STEPS} steps`),
  ),
  inactiveEntries: v.optional(storedPlanFields.inactiveEntries, []),
  name: v.pipe(v.string(), v.transform(plainLine), v.maxLength(MAX_NAME)),
  /** Only with the visitor's consent (D47). */
  ...sentPictures,
  seen: v.strictObject({
    net: v.pipe(v.number(), v.integer(), v.minValue(0)),
    currency: v.picklist(['PLN', 'EUR']),
  }),
  /** Picked by the visitor; absent: the currency of the language (D22). */
  currency: v.optional(v.picklist(['PLN', 'EUR'])),
  /** Whether gross amounts were shown; decides `vat` on the record (D24). */
  showsGross: v.boolean(),
  email: v.optional(emailAddress),
  newsletter: v.optional(v.boolean(), false),
  /** D61. */
  revises: v.optional(v.pipe(v.string(), v.maxLength(64))),
  reflinkId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  confirmed: v.optional(
    v.strictObject({
      powerExceeded: v.optional(v.boolean(), false),
      missingArticles: v.optional(v.boolean(), false),
      impossibleLayout: v.optional(v.boolean()),
      /** Keys (D57). */
      findings: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(3_000))),
    }),
    { powerExceeded: false, missingArticles: false },
  ),
});

export type OrderRequest = v.InferOutput<typeof orderRequestSchema>;
