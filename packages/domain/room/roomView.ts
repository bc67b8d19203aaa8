import * as v from 'valibot';

/** Pixels, on the longest side. */
export const MAX_VIEW_PIXELS = 1600;

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_VIEW_PIXELS));

/** A 3D picture of the room attached to an order; the picture itself is stored separately, by its id. */
export const roomViewSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  width: pixels,
  height: pixels,
  /** Subject of the picture (`viewSubject`); absent in pictures stored before this field existed. */
  of: v.optional(v.pipe(v.string(), v.maxLength(32))),
});

export type RoomView = v.InferOutput<typeof roomViewSchema>;
