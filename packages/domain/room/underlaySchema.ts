import * as v from 'valibot';
import { MAX_FILE_NAME, MAX_PIXELS, type Underlay } from './underlay.ts';

const number = v.pipe(v.number(), v.finite());
const pixels = v.pipe(number, v.integer(), v.minValue(1), v.maxValue(MAX_PIXELS));

/** An underlay as it is stored and sent. Apart, as the first price waits for no parser. */
export const underlaySchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  name: v.pipe(v.string(), v.maxLength(MAX_FILE_NAME)),
  width: pixels,
  height: pixels,
  x: number,
  y: number,
  scale: v.pipe(number, v.gtValue(0)),
  rotation: number,
  opacity: v.pipe(number, v.minValue(0.05), v.maxValue(1)),
  isLocked: v.boolean(),
}) satisfies v.GenericSchema<unknown, Underlay>;
