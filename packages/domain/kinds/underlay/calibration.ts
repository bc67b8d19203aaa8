import { placedAt } from '../../math/direction.ts';
import { distance, minus, plus } from '../../math/points.ts';
import type { Cm, Deg, Px } from '../../units.ts';
import type { Point } from '../rail/heading.ts';
import { MAX_FILE_NAME, type Underlay } from './underlay.ts';

export interface CalibratedPicture {
  id: string;
  name: string;
  width: Px;
  height: Px;
}

export const newUnderlay = (
  { id, name, width, height }: CalibratedPicture,
  centre: Point,
  covers: Cm,
): Underlay => ({
  id,
  name: name.slice(0, MAX_FILE_NAME),
  width,
  height,
  // `+ 0` avoids −0, which a stored plan cannot contain.
  x: Math.round(centre.x) + 0,
  y: Math.round(centre.y) + 0,
  scale: covers / Math.max(width, height),
  rotation: 0,
  opacity: 0.4,
  isLocked: false,
});

const turned = ({ x, y }: Point, angle: Deg): Point => placedAt({ x: 0, y: 0 }, angle)(x, y);

export function pixelAt({ x, y, width, height, scale, rotation }: Underlay, point: Point): Point {
  const off = turned(minus(point, { x, y }), -rotation);
  return { x: width / 2 + off.x / scale, y: height / 2 + off.y / scale };
}

export function pointOver({ x, y, width, height, scale, rotation }: Underlay, pixel: Point): Point {
  const off = turned({ x: (pixel.x - width / 2) * scale, y: (pixel.y - height / 2) * scale }, rotation);
  return plus({ x, y }, off);
}

const LIKELY = [300, 6000] as const;

export function isLikelySize({ width, height, scale }: Underlay): boolean {
  const side = Math.max(width, height) * scale;
  return side >= LIKELY[0] && side <= LIKELY[1];
}

/** Two points get a distance; the first stays in place. */
export function calibrated(underlay: Underlay, first: Point, second: Point, length: Cm): Underlay {
  const separate = distance(first, second);
  const stored = pointOver(underlay, first);
  const sized = { ...underlay, scale: length / separate };
  const now = pointOver(sized, first);
  return { ...sized, x: underlay.x + stored.x - now.x, y: underlay.y + stored.y - now.y };
}
