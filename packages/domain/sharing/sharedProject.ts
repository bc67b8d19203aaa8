import * as v from 'valibot';
import { plainLine } from '../catalogue/plainText.ts';
import { MAX_STEPS } from '../kinds/rail/step.ts';
import type { Plan } from '../plan/plan.ts';
import { MAX_NAME } from '../plan/plan.ts';
import { readPlan, type StoredPlan, storedPlan, storedPlanFields } from '../plan/storedPlan.ts';
import type { Bytes, Ms } from '../units.ts';

export const MAX_SHARED_BYTES: Bytes = 256 * 1024;
/** Age after which the next change stores a state as a version. */
export const SETTLED_AFTER: Ms = 2 * 60_000;
const MAX_AUTHOR = 80;
export const MAX_CHANGE_IDS = 100;

/** Ascending; owners renew links and delete the project. */
export const SHARED_RIGHTS = ['see', 'work', 'own'] as const;
export type SharedRight = (typeof SHARED_RIGHTS)[number];
export const mayOnShared = (right: SharedRight, needed: SharedRight): boolean =>
  SHARED_RIGHTS.indexOf(right) >= SHARED_RIGHTS.indexOf(needed);

export const linkToken = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'Must be the token of a link'));

const { underlay: _, view: __, ...sharedFields } = storedPlanFields;

const sharedPlanSchema = v.pipe(
  v.object({
    ...sharedFields,
    steps: v.pipe(sharedFields.steps, v.maxLength(MAX_STEPS, `Must contain at most ${MAX_STEPS} steps`)),
    name: v.pipe(v.string(), v.maxLength(MAX_NAME)),
  }),
  v.check((stored: StoredPlan) => readPlan(stored).plan !== undefined, 'Must be a layout'),
);

export const authorName = v.optional(v.pipe(v.string(), v.transform(plainLine), v.maxLength(MAX_AUTHOR)), '');

export const versionNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

export const shareSchema = v.strictObject({ isMicro: v.boolean(), plan: sharedPlanSchema, by: authorName });

export const changeSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  base: versionNumber,
  plan: sharedPlanSchema,
  by: authorName,
  /** Stores the replaced state as a version, whatever its author and age. */
  keepsBase: v.optional(v.boolean(), false),
});

export const rejectedSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  plan: sharedPlanSchema,
  by: authorName,
});

/** The former link becomes invalid; `isWithdrawn` gives no new one. */
export const linkSchema = v.strictObject({ link: v.picklist(['see', 'work']), isWithdrawn: v.boolean() });

const storedVersion = v.object({
  version: versionNumber,
  at: v.string(),
  by: v.string(),
  byShop: v.optional(v.boolean(), false),
});
export type VersionHead = v.InferOutput<typeof storedVersion>;

/** Sent once, as the service stores only hashes. */
export const sharedLinksSchema = v.object({ see: linkToken, work: linkToken, own: linkToken });
export type SharedLinks = v.InferOutput<typeof sharedLinksSchema>;

export const openedHeadSchema = v.object({
  ...storedVersion.entries,
  /** Id of the event stream; grants no access. */
  id: v.string(),
  right: v.picklist(SHARED_RIGHTS),
  isMicro: v.boolean(),
  until: v.string(),
  shop: v.optional(v.object({ openedAt: v.nullable(v.string()) })),
  as: v.optional(v.string()),
});
export const openedProjectSchema = v.object({ ...openedHeadSchema.entries, plan: sharedPlanSchema });
export type OpenedProject = v.InferOutput<typeof openedProjectSchema>;

export const changeAnswerSchema = v.object({
  version: versionNumber,
  newer: v.optional(openedProjectSchema),
});

export const storedAnswerSchema = v.object({ version: versionNumber });

export const versionsSchema = v.object({ versions: v.array(storedVersion) });
export const versionSchema = v.object({ ...storedVersion.entries, plan: sharedPlanSchema });

const withSortedFields = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Sorted keys: equal values give equal texts. */
export const canonicalText = (value: unknown): string => JSON.stringify(value, withSortedFields);

export function sharedText(plan: Plan): string {
  // The active end is local editor state.
  const { underlay: _, view: __, activeEnd: ___, ...stored } = storedPlan(plan);
  return canonicalText(stored);
}

export function textOfShared(stored: StoredPlan): string | null {
  const { plan } = readPlan(stored);
  return plan ? sharedText(plan) : null;
}

export function planOfShared(text: string, pictures: Pick<Plan, 'underlay' | 'view'>): Plan | null {
  const read = v.safeParse(sharedPlanSchema, JSON.parse(text));
  const { plan } = read.success ? readPlan(read.output) : {};
  return plan ? { ...plan, ...pictures } : null;
}
