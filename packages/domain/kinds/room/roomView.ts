import * as v from 'valibot';
import type { Px } from '../../units.ts';

export const MAX_VIEW_PIXELS: Px = 1600;

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_VIEW_PIXELS));

/** 3D picture of an order; the file is stored separately, by its id. */
export const roomViewSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  width: pixels,
  height: pixels,
  of: v.optional(v.pipe(v.string(), v.maxLength(32))),
});

export type RoomView = v.InferOutput<typeof roomViewSchema>;
