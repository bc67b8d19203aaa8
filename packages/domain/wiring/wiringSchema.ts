import * as v from 'valibot';
import { identifier } from '../layout/identifier.ts';
import { MAX_LENGTH } from '../layout/length.ts';
import { ENDS } from '../layout/step.ts';
import type { Cut } from './cut.ts';
import { type Cable, type Feed, LEAST_CONDUCTOR, MAX_CABLE, MAX_CONDUCTOR } from './feed.ts';
import type { Wiring } from './wiring.ts';

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

export const wiringSchema = v.object({
  feeds: v.pipe(
    v.array(feedSchema),
    v.maxLength(MAX_WIRED),
    v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Two feeds have one id'),
  ),
  cuts: v.pipe(v.array(cutSchema), v.maxLength(MAX_WIRED)),
  ownZones: v.pipe(v.array(identifier), v.maxLength(MAX_WIRED)),
}) satisfies v.GenericSchema<unknown, Wiring>;
