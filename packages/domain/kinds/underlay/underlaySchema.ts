import * as v from 'valibot';
import { MAX_DISTANCE } from '../rail/length.ts';
import { MAX_FILE_NAME, MAX_PIXELS, MAX_ROTATION, MAX_SCALE, MIN_SCALE, type Underlay } from './underlay.ts';

const number = v.pipe(v.number(), v.finite());
const pixels = v.pipe(number, v.integer(), v.minValue(1), v.maxValue(MAX_PIXELS));

const from = (least: number, most: number, of: string) =>
  v.pipe(
    number,
    v.minValue(least, `Must be at least ${least} ${of}`),
    v.maxValue(most, `Must be at most ${most} ${of}`),
  );
const place = from(-MAX_DISTANCE, MAX_DISTANCE, 'cm');

/** Separate file, as the first price must not wait for a parser. */
export const underlaySchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  name: v.pipe(v.string(), v.maxLength(MAX_FILE_NAME)),
  width: pixels,
  height: pixels,
  x: place,
  y: place,
  scale: from(MIN_SCALE, MAX_SCALE, 'cm to the pixel'),
  rotation: from(-MAX_ROTATION, MAX_ROTATION, 'degrees'),
  opacity: v.pipe(number, v.minValue(0.05), v.maxValue(1)),
  isLocked: v.boolean(),
}) satisfies v.GenericSchema<unknown, Underlay>;
