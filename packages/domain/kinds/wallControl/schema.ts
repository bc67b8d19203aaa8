import * as v from 'valibot';
import { MOST_GROUPS, MOST_SCENES } from '../../dimming/dimming.ts';
import { roomPlaceSchema } from '../../wiring/wiringSchema.ts';
import { identifier } from '../rail/identifier.ts';
import type { WallControl } from './wallControl.ts';

export const MAX_WALL_CONTROLS = 50;
export const MAX_CONTROL_LABEL = 60;

const numbers = (most: number) =>
  v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most - 1))),
    v.maxLength(most),
    v.check((all) => new Set(all).size === all.length, 'A number is listed twice'),
  );

const wallControlSchema = v.object({
  id: identifier,
  label: v.pipe(v.string(), v.maxLength(MAX_CONTROL_LABEL)),
  ...roomPlaceSchema.entries,
  groups: numbers(MOST_GROUPS),
  scenes: numbers(MOST_SCENES),
}) satisfies v.GenericSchema<unknown, WallControl>;

export const wallControlsSchema = v.pipe(
  v.array(wallControlSchema),
  v.maxLength(MAX_WALL_CONTROLS),
  v.check(
    (all) => new Set(all.map(({ id }) => id)).size === all.length,
    'Two wall controls have the same id',
  ),
);
