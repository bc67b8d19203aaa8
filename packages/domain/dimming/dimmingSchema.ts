import * as v from 'valibot';
import { type Dimming, MAX_DIMMING_NAME, MAX_HOURS, MOST_GROUPS, MOST_SCENES } from './dimming.ts';

const MAX_NAMED = 10_000;

const number = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const name = v.pipe(v.string(), v.maxLength(MAX_DIMMING_NAME));
const luminaireId = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const differ = <One extends { number: number }>(all: readonly One[]): boolean =>
  new Set(all.map((one) => one.number)).size === all.length;

export const dimmingSchema = v.object({
  groups: v.pipe(
    v.array(
      v.object({
        number: number(MOST_GROUPS - 1),
        name,
        luminaires: v.pipe(v.array(luminaireId), v.maxLength(MAX_NAMED)),
      }),
    ),
    v.maxLength(MOST_GROUPS),
    v.check(differ, 'Two groups have the same number'),
  ),
  scenes: v.pipe(
    v.array(
      v.object({
        number: number(MOST_SCENES - 1),
        name,
        isForWork: v.boolean(),
        hours: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_HOURS))),
        groups: v.record(v.pipe(v.string(), v.regex(/^(\d|1[0-5])$/)), percent),
        luminaires: v.pipe(v.record(luminaireId, percent), v.maxEntries(MAX_NAMED)),
      }),
    ),
    v.maxLength(MOST_SCENES),
    v.check(differ, 'Two scenes have the same number'),
    v.check((all) => all.filter(({ isForWork }) => isForWork).length <= 1, 'Two scenes are working scenes'),
  ),
}) satisfies v.GenericSchema<unknown, Dimming>;
