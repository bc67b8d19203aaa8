import * as v from 'valibot';

/** Longest side of a picture of the room in 3D, in pixels. */
export const MAX_VIEW_PIXELS = 1600;

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_VIEW_PIXELS));

/** A picture of the room in 3D that goes with an order; the picture itself is kept apart, by its id. */
export const roomViewSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  width: pixels,
  height: pixels,
  /** What it shows (`viewSubject`); absent: it was kept before that was noted. */
  of: v.optional(v.pipe(v.string(), v.maxLength(32))),
});

export type RoomView = v.InferOutput<typeof roomViewSchema>;
