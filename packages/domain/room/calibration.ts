import type { Point } from '../layout/heading.ts';
import { placedAt } from '../math/direction.ts';
import { distance, minus, plus } from '../math/points.ts';
import { MAX_FILE_NAME, type Underlay } from './underlay.ts';

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
