import type { Box } from '../layout/axis.ts';
import type { Point } from '../layout/heading.ts';
import { MAX_DISTANCE } from '../layout/length.ts';
import { placedAt, radians } from '../math/angle.ts';
import { distance, minus, plus } from '../math/points.ts';

/** Longest side of the picture that is kept, in pixels (D47). */
export const MAX_PIXELS = 2500;
export const MAX_FILE_NAME = 120;
/** Centimetres to the pixel: from a drawing of a part to a map of a district. */
export const [MIN_SCALE, MAX_SCALE] = [0.0001, 1000];
/** Degrees, either way. */
export const MAX_ROTATION = 360;

/** A floor plan under the drawing (D47); the picture itself is kept apart, by its id. */
export interface Underlay {
  id: string;
  /** Of the file it came from. */
  name: string;
  width: number;
  height: number;
  /** Where its centre lies, in centimetres. */
  x: number;
  y: number;
  /** Centimetres to the pixel. */
  scale: number;
  /** Degrees clockwise. */
  rotation: number;
  opacity: number;
  isLocked: boolean;
}

const bounded = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The underlay where it may lie, in a size that it may have. */
export const withinBounds = (underlay: Underlay): Underlay => ({
  ...underlay,
  x: bounded(underlay.x, -MAX_DISTANCE, MAX_DISTANCE),
  y: bounded(underlay.y, -MAX_DISTANCE, MAX_DISTANCE),
  scale: bounded(underlay.scale, MIN_SCALE, MAX_SCALE),
  rotation: bounded(underlay.rotation, -MAX_ROTATION, MAX_ROTATION),
});

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

const turned = ({ x, y }: Point, degrees: number): Point => placedAt({ x: 0, y: 0 }, degrees)(x, y);

/** The place on the picture under a point of the plan, in pixels from its top left corner. */
export function pixelAt({ x, y, width, height, scale, rotation }: Underlay, point: Point): Point {
  const off = turned(minus(point, { x, y }), -rotation);
  return { x: width / 2 + off.x / scale, y: height / 2 + off.y / scale };
}

/** The way back: the point of the plan over a place of the picture. */
export function pointOver({ x, y, width, height, scale, rotation }: Underlay, pixel: Point): Point {
  const off = turned({ x: (pixel.x - width / 2) * scale, y: (pixel.y - height / 2) * scale }, rotation);
  return plus({ x, y }, off);
}

/** The longer side of a floor plan, a home's or a hall's, in centimetres: shorter or longer it is unlikely. */
const LIKELY = [300, 6000] as const;

export function isLikelySize({ width, height, scale }: Underlay): boolean {
  const side = Math.max(width, height) * scale;
  return side >= LIKELY[0] && side <= LIKELY[1];
}

/**
 * The underlay in true size: two places of the picture lie so far apart, and the first stays where it is.
 * @param length centimetres between them
 */
export function calibrated(underlay: Underlay, first: Point, second: Point, length: number): Underlay {
  const apart = distance(first, second);
  const kept = pointOver(underlay, first);
  const sized = { ...underlay, scale: length / apart };
  const now = pointOver(sized, first);
  return { ...sized, x: underlay.x + kept.x - now.x, y: underlay.y + kept.y - now.y };
}

/** Around all of an underlay. */
export function boundsOfUnderlay({ x, y, width, height, scale, rotation }: Underlay): Box {
  const angle = radians(rotation);
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const across = ((cos * width + sin * height) * scale) / 2;
  const down = ((sin * width + cos * height) * scale) / 2;
  return { minX: x - across, minY: y - down, maxX: x + across, maxY: y + down };
}
