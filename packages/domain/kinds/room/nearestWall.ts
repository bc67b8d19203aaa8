import { ahead, distance } from '../../math/points.ts';
import type { Point } from '../rail/heading.ts';
import { wallsOf } from './outline.ts';
import { onWall } from './outlineShape.ts';

/** Nearest point of a wall; the point itself without walls. */
export function onNearestWall(outline: readonly Point[], point: Point): Point {
  const [nearest] = wallsOf(outline)
    .map((wall) => ahead(wall.start, wall.along, Math.min(wall.length, Math.max(0, onWall(wall, point).at))))
    .toSorted((a, b) => distance(a, point) - distance(b, point));
  return nearest ?? point;
}
