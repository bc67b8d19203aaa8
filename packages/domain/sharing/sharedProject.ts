import * as v from 'valibot';
import { plainLine } from '../catalogue/plainText.ts';
import { MAX_STEPS } from '../layout/step.ts';
import type { Plan } from '../plan/plan.ts';
import { MAX_NAME } from '../plan/plan.ts';
import { readPlan, type StoredPlan, storedPlan, storedPlanFields } from '../plan/storedPlan.ts';

/** Of a plan as JSON, in bytes. */
export const MAX_SHARED_BYTES = 256 * 1024;
/** A state that stood for so long before the next change is kept, in milliseconds. */
export const SETTLED_AFTER = 2 * 60_000;
const MAX_AUTHOR = 80;
/** Of changes that a project remembers, to tell one that is sent again. */
export const MAX_CHANGE_IDS = 100;

/** What a link opens: seeing, working, and beside both what its maker alone may: renew links, and take the project away. */
export const SHARED_RIGHTS = ['see', 'work', 'own'] as const;
export type SharedRight = (typeof SHARED_RIGHTS)[number];
export const mayOnShared = (right: SharedRight, needed: SharedRight): boolean =>
  SHARED_RIGHTS.indexOf(right) >= SHARED_RIGHTS.indexOf(needed);

/** 128 random bits in base64url. */
export const linkToken = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'Must be the token of a link'));

const { underlay: _, view: __, ...sharedFields } = storedPlanFields;

/** A plan as it is shared: without pictures, which stay in the browser that has them. */
const sharedPlanSchema = v.pipe(
  v.object({
    ...sharedFields,
    steps: v.pipe(sharedFields.steps, v.maxLength(MAX_STEPS, `Must hold at most ${MAX_STEPS} steps`)),
    name: v.pipe(v.string(), v.maxLength(MAX_NAME)),
  }),
  v.check((stored: StoredPlan) => readPlan(stored).plan !== undefined, 'Must be a layout'),
);

/** As somebody calls themselves; empty where they do not say. */
export const authorName = v.optional(v.pipe(v.string(), v.transform(plainLine), v.maxLength(MAX_AUTHOR)), '');

export const versionNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

export const shareSchema = v.strictObject({ isMicro: v.boolean(), plan: sharedPlanSchema, by: authorName });

export const changeSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  /** The version that it was made on. */
  base: versionNumber,
  plan: sharedPlanSchema,
  by: authorName,
  /** The state that it replaces is stored as a version, whoever made it and when. */
  keepsBase: v.optional(v.boolean(), false),
});

/** A plan that becomes a version and not the present state: its author chose another one in a conflict. */
export const rejectedSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  plan: sharedPlanSchema,
  by: authorName,
});

/** Makes a link anew, so that the former one opens nothing any more; `isWithdrawn`: none takes its place. */
export const linkSchema = v.strictObject({ link: v.picklist(['see', 'work']), isWithdrawn: v.boolean() });

const storedVersion = v.object({
  ...{ version: versionNumber, at: v.string(), by: v.string() },
  /** The shop has made it, not somebody who calls themselves so. */
  byShop: v.optional(v.boolean(), false),
});
export type VersionHead = v.InferOutput<typeof storedVersion>;

/** The links of a project, told once, as the service keeps no more than their hashes. */
export const sharedLinksSchema = v.object({ see: linkToken, work: linkToken, own: linkToken });
export type SharedLinks = v.InferOutput<typeof sharedLinksSchema>;

/** A project as a link opens it, without its plan. */
export const openedHeadSchema = v.object({
  ...storedVersion.entries,
  /** By which its events are followed; it opens nothing. */
  id: v.string(),
  right: v.picklist(SHARED_RIGHTS),
  isMicro: v.boolean(),
  /** When it goes unless somebody opens it. */
  until: v.string(),
  /** The shop may work on it, and had it open then; without a time not yet. Absent: it may not. */
  shop: v.optional(v.object({ openedAt: v.nullable(v.string()) })),
  /** What is done here is done under this name; absent: under whichever is typed. */
  as: v.optional(v.string()),
});
/** A project as a link opens it. */
export const openedProjectSchema = v.object({ ...openedHeadSchema.entries, plan: sharedPlanSchema });
export type OpenedProject = v.InferOutput<typeof openedProjectSchema>;

/** What a change has become; `newer`: others have gone on since. */
export const changeAnswerSchema = v.object({
  version: versionNumber,
  newer: v.optional(openedProjectSchema),
});

/** Number of the version that a rejected plan became. */
export const storedAnswerSchema = v.object({ version: versionNumber });

export const versionsSchema = v.object({ versions: v.array(storedVersion) });
export const versionSchema = v.object({ ...storedVersion.entries, plan: sharedPlanSchema });

const withSortedFields = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** JSON with sorted keys: equal values give equal texts. */
export const canonicalText = (value: unknown): string => JSON.stringify(value, withSortedFields);

/** A plan as it is sent, and as two are compared: alike plans give alike texts. */
export function sharedText(plan: Plan): string {
  // The active end is where the hand is, which is nobody else's matter.
  const { underlay: _, view: __, activeEnd: ___, ...stored } = storedPlan(plan);
  return canonicalText(stored);
}

/** What the service has, as it is compared; null where it is no layout. */
export function textOfShared(stored: StoredPlan): string | null {
  const { plan } = readPlan(stored);
  return plan ? sharedText(plan) : null;
}

/** A shared plan as it is worked on, with the pictures that only this browser has. */
export function planOfShared(text: string, pictures: Pick<Plan, 'underlay' | 'view'>): Plan | null {
  const read = v.safeParse(sharedPlanSchema, JSON.parse(text));
  const { plan } = read.success ? readPlan(read.output) : {};
  return plan ? { ...plan, ...pictures } : null;
}
