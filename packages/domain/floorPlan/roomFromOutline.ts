import { distanceToSegment } from '../kinds/rail/contact.ts';
import { cornerAt, type Wall, wallsOf } from '../kinds/room/outline.ts';
import { clockwise, isSimple, MAX_CORNERS, onWall, toWalls } from '../kinds/room/outlineShape.ts';
import { MAX_OPENINGS, MIN_OPENING, type Opening } from '../kinds/room/room.ts';
import { greatestOf } from '../math/lists.ts';
import { cross, distance, dot, minus, rounded, type Vector } from '../math/points.ts';
import type { Cm } from '../units.ts';
import type { PlanOpening } from './floorPlan.ts';

export interface OutlinedRoom {
  outline: Vector[];
  openings: Opening[];
  left: number;
  off: Cm;
}

/** Deviations to try; the first with few enough walls applies. */
const TOLERANCE: readonly Cm[] = [0.05, 0.2, 0.5, 1, 2, 5, 10, 20, 50];

/** Douglas–Peucker algorithm for a ring, split at two corners far from each other. */
function simplified(corners: readonly Vector[], aside: Cm): Vector[] {
  const count = corners.length;
  const at = (index: number) => cornerAt(corners, index);
  const farthest = (
    from: number,
    to: number,
    far: (point: Vector) => number,
  ): [index: number, far: number] => {
    let best: [number, number] = [from, -1];
    for (let index = from + 1; index < to; index++) {
      const off = far(at(index));
      if (off > best[1]) best = [index, off];
    }
    return best;
  };
  const [first] = farthest(-1, count, (point) => distance(point, at(0)));
  const [opposite] = farthest(first, first + count, (point) => distance(point, at(first)));
  const stored = new Set([first, opposite]);
  const stretches: [number, number][] = [
    [first, opposite],
    [opposite, first + count],
  ];
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [from, to] = stretch;
    const [index, off] = farthest(from, to, (point) => distanceToSegment(point, at(from), at(to)));
    if (off <= aside) continue;
    stored.add(index);
    stretches.push([from, index], [index, to]);
  }
  return [...stored].toSorted((a, b) => a - b).map(at);
}

function withoutIdle(corners: readonly Vector[]): Vector[] {
  const separate = corners.filter((corner, index) => distance(corner, cornerAt(corners, index + 1)) > 0);
  return separate.filter((corner, index) => {
    const [before, after] = [cornerAt(separate, index - 1), cornerAt(separate, index + 1)];
    return cross(minus(corner, before), minus(after, corner)) !== 0;
  });
}

/**
 * Greatest distance of an opening from its wall (D73), shift along the wall to fit, and sine of the angle.
 */
const AT_WALL: Cm = 30;
const PUSHED: Cm = 10;
const ASLANT = 0.1;

interface AtWall {
  wall: Wall;
  index: number;
  at: Cm;
  far: Cm;
}

function wallOfOpening(walls: readonly Wall[], { middle, along, width, depth }: PlanOpening): AtWall | null {
  let nearest: AtWall | null = null;
  for (const [index, wall] of walls.entries()) {
    const { at, aside } = onWall(wall, middle);
    const far = Math.max(0, aside - depth / 2);
    const isBeyond = at + width / 2 <= 0 || at - width / 2 >= wall.length;
    if (isBeyond || far > AT_WALL || Math.abs(cross(along, wall.along)) > ASLANT) continue;
    if (!nearest || far < nearest.far) nearest = { wall, index, at, far };
  }
  return nearest;
}

/** End of the wall at which the leaf hangs; undefined if nothing is off the wall. */
function hingeOf(
  { middle, along, leans, depth }: PlanOpening,
  { start, along: way }: Wall,
): Opening['hinge'] {
  const right = cross(way, minus(middle, start));
  const isSameWay = dot(along, way) > 0;
  if (Math.abs(right) < depth / 4) return undefined;
  const lean = right > 0 === isSameWay ? leans.right : leans.left;
  return (isSameWay ? lean : -lean) > 0 ? 'end' : 'begin';
}

const overlaps = (a: Opening, b: Opening): boolean =>
  a.wall === b.wall && Math.abs(a.at - b.at) < (a.width + b.width) / 2 - 1;

function openingAt(one: PlanOpening, { wall, index, at }: AtWall, id: string): Opening | null {
  const width = Math.round(one.width);
  const fitting = Math.min(Math.max(at, width / 2), wall.length - width / 2);
  if (width < MIN_OPENING || width > wall.length || Math.abs(fitting - at) > PUSHED) return null;
  const hinge = one.kind === 'door' ? hingeOf(one, wall) : undefined;
  const place = Math.round(fitting * 10) / 10;
  return { id, kind: one.kind, wall: index, at: place, width, ...(hinge && { hinge }) };
}

export function openingsAlong(
  outline: readonly Vector[],
  openings: readonly PlanOpening[],
  newId: () => string,
): { openings: Opening[]; left: number } {
  const walls = wallsOf(outline);
  const taken: Opening[] = [];
  let left = 0;
  for (const one of openings) {
    const place = wallOfOpening(walls, one);
    if (!place) {
      if (toWalls(outline, one.middle) < AT_WALL) left += 1;
      continue;
    }
    const opening = openingAt(one, place, newId());
    if (opening && taken.length < MAX_OPENINGS && !taken.some((other) => overlaps(other, opening)))
      taken.push(opening);
    else left += 1;
  }
  return { openings: taken, left };
}

/** Null if walls would cross (D46). */
export function roomFromOutline(
  corners: readonly Vector[],
  openings: readonly PlanOpening[],
  newId: () => string,
): OutlinedRoom | null {
  const outline = TOLERANCE.map((aside) => withoutIdle(simplified(corners, aside).map(rounded)))
    .map((walls) => clockwise(walls))
    .find((walls) => walls.length <= MAX_CORNERS && isSimple(walls));
  if (!outline) return null;
  const off = greatestOf(corners.map((corner) => toWalls(outline, corner)));
  return { outline, ...openingsAlong(outline, openings, newId), off };
}
