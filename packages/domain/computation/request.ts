import * as v from 'valibot';
import { languageCode } from '../catalogue/field.ts';
import { LINES } from '../catalogue/productLine.ts';
import { MAX_STEPS } from '../kinds/rail/step.ts';
import { storedPlanFields } from '../plan/storedPlan.ts';

const planSchema = v.pipe(
  v.strictObject({
    ...storedPlanFields,
    steps: v.pipe(
      storedPlanFields.steps,
      v.maxLength(MAX_STEPS, `Must contain at most ${MAX_STEPS} steps`),
      v.description('Rails, in the order in which they were added'),
    ),
    inactiveEntries: v.optional(storedPlanFields.inactiveEntries, []),
  }),
  v.title('Plan'),
  v.description(
    'A plan as the configurator stores it: `plan` in the `plan.json` of a project file (.lumitor, a ZIP). Lengths are in cm, angles in degrees clockwise. Pictures are ignored.',
  ),
);

/** D80. */
export const computeRequestSchema = v.strictObject({
  line: v.pipe(v.picklist(LINES), v.description('Product line')),
  language: v.pipe(languageCode, v.description('Active language of the texts, in capitals')),
  currency: v.optional(
    v.pipe(
      v.picklist(['PLN', 'EUR']),
      v.description('Default, and if the shop does not sell in it: the currency of the language'),
    ),
  ),
  light: v.optional(v.pipe(v.boolean(), v.description('Whether to compute light')), false),
  plan: planSchema,
});

export type ComputeRequest = v.InferOutput<typeof computeRequestSchema>;
