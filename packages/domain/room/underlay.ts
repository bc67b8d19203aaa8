import * as v from 'valibot';
import type { Point } from '../layout/heading.ts';

/** Longest side of the picture that is kept, in pixels (D47). */
export const MAX_PIXELS = 2500;
const MAX_FILE_NAME = 120;

const number = v.pipe(v.number(), v.finite());
const pixels = v.pipe(number, v.integer(), v.minValue(1), v.maxValue(MAX_PIXELS));

/** A floor plan under the drawing (D47); the picture itself is kept apart, by its id. */
export const underlaySchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** Of the file it came from. */
  name: v.pipe(v.string(), v.maxLength(MAX_FILE_NAME)),
  width: pixels,
  height: pixels,
  /** Where its centre lies, in centimetres. */
  x: number,
  y: number,
  /** Centimetres to the pixel. */
  scale: v.pipe(number, v.gtValue(0)),
  /** Degrees clockwise. */
  rotation: number,
  opacity: v.pipe(number, v.minValue(0.05), v.maxValue(1)),
  isLocked: v.boolean(),
});

export type Underlay = v.InferOutput<typeof underlaySchema>;

export interface Picture {
  id: string;
  /** As the file is called; what is too long is cut. */
  name: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** A picture put under the drawing, so large that it covers a width until it is calibrated. @param covers centimetres */
export const newUnderlay = (
  { id, name, width, height }: Picture,
  centre: Point,
  covers: number,
): Underlay => ({
  id,
  name: name.slice(0, MAX_FILE_NAME),
  width,
  height,
  // Never −0: it is no number that a stored plan has.
  x: Math.round(centre.x) + 0,
  y: Math.round(centre.y) + 0,
  scale: covers / Math.max(width, height),
  rotation: 0,
  opacity: 0.4,
  isLocked: false,
});

const turned = ({ x, y }: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
};

/** The place on the picture under a point of the plan, in pixels from its top left corner. */
export function pixelAt({ x, y, width, height, scale, rotation }: Underlay, point: Point): Point {
  const off = turned({ x: point.x - x, y: point.y - y }, -rotation);
  return { x: width / 2 + off.x / scale, y: height / 2 + off.y / scale };
}

/** The way back: the point of the plan over a place of the picture. */
export function pointOver({ x, y, width, height, scale, rotation }: Underlay, pixel: Point): Point {
  const off = turned({ x: (pixel.x - width / 2) * scale, y: (pixel.y - height / 2) * scale }, rotation);
  return { x: x + off.x, y: y + off.y };
}

/**
 * The underlay in true size: two places of the picture lie so far apart, and the first stays where it is.
 * @param length centimetres between them
 */
export function calibrated(underlay: Underlay, first: Point, second: Point, length: number): Underlay {
  const apart = Math.hypot(second.x - first.x, second.y - first.y);
  const kept = pointOver(underlay, first);
  const sized = { ...underlay, scale: length / apart };
  const now = pointOver(sized, first);
  return { ...sized, x: underlay.x + kept.x - now.x, y: underlay.y + kept.y - now.y };
}
