import type { Solid } from '../kinds/solid.ts';
import { directionOf } from '../math/direction.ts';
import type { Cm } from '../units.ts';

export type LitSolid = Pick<Solid, 'x' | 'y' | 'width' | 'depth' | 'heading' | 'from' | 'to' | 'reflectance'>;

/**
 * Upright box of a solid (D68), in cm. (x, y, z) is its middle, (ux, uy) the direction of its width; a, b
 * and c are half of width, depth and height. `reach` is the square of half the diagonal.
 */
export interface ShadowBox {
  x: number;
  y: number;
  z: number;
  ux: number;
  uy: number;
  a: Cm;
  b: Cm;
  c: Cm;
  reach: number;
}

/** Thickness removed from a box: touching is no crossing. */
const TOUCHES: Cm = 1e-6;

export const boxesOf = (solids: readonly LitSolid[] = []): readonly ShadowBox[] =>
  solids.map(({ x, y, width, depth, heading, from, to }) => {
    const along = directionOf(heading);
    const [a, b, c] = [width / 2, depth / 2, (to - from) / 2];
    return { x, y, z: from + c, ux: along.x, uy: along.y, a, b, c, reach: a * a + b * b + c * c };
  });

/**
 * Result of the last `passes`, shared, as millions of lines are tested: share of the way, and axis of the
 * entered face.
 */
const passage = { enter: 0, axis: 0 };

/** Slab method: a line is inside a box while it is between all three pairs of faces. */
function passes(
  box: ShadowBox,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  const { ux, uy } = box;
  const ox = x - box.x;
  const oy = y - box.y;
  let enter = Number.NEGATIVE_INFINITY;
  let leave = Number.POSITIVE_INFINITY;
  let entered = 0;
  // Vertical first: most lines pass above boxes on the floor.
  for (let axis = 2; axis >= 0; axis--) {
    let half = box.c - TOUCHES;
    let from = z - box.z;
    let way = dz;
    if (axis === 1) {
      half = box.b - TOUCHES;
      from = oy * ux - ox * uy;
      way = dy * ux - dx * uy;
    } else if (axis === 0) {
      half = box.a - TOUCHES;
      from = ox * ux + oy * uy;
      way = dx * ux + dy * uy;
    }
    if (way === 0) {
      if (from <= -half || from >= half) return false;
      continue;
    }
    const inverse = 1 / way;
    const middle = -from * inverse;
    const reach = half * (inverse < 0 ? -inverse : inverse);
    if (middle - reach > enter) {
      enter = middle - reach;
      entered = axis;
    }
    if (middle + reach < leave) leave = middle + reach;
    if (leave <= 0 || enter >= leave) return false;
  }
  passage.enter = enter;
  passage.axis = entered;
  return true;
}

/**
 * Whether the line from a point by (dx, dy, dz) passes through the box. Most lines miss the sphere around it,
 * which is tested first. Touching is no crossing (D68).
 */
export function isCrossed(
  box: ShadowBox,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  const square = dx * dx + dy * dy + dz * dz;
  const ox = box.x - x;
  const oy = box.y - y;
  const oz = box.z - z;
  const along = ox * dx + oy * dy + oz * dz;
  const away = ox * ox + oy * oy + oz * oz - box.reach;
  if (along <= 0 ? away >= 0 : along < square ? away * square >= along * along : away + square >= 2 * along)
    return false;
  return passes(box, x, y, z, dx, dy, dz) && passage.enter < 1;
}

export function areCrossed(
  boxes: readonly ShadowBox[],
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  for (let index = 0; index < boxes.length; index++)
    if (isCrossed(boxes[index] as ShadowBox, x, y, z, dx, dy, dz)) return true;
  return false;
}

/** Result of the last `faceMet`, as share of the way and position. */
export const entry = { way: 0, along: 0, up: 0 };

/** Face that a ray from outside enters before `nearest`, numbered as in `facesOf`; −1: none. Sets `entry`. */
export function faceMet(
  box: ShadowBox,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  nearest: number,
): number {
  const [ox, oy, oz] = [box.x - x, box.y - y, box.z - z];
  const ahead = ox * dx + oy * dy + oz * dz;
  const away = ox * ox + oy * oy + oz * oz - box.reach;
  if (away > 0 && (ahead <= 0 || ahead * ahead < away * (dx * dx + dy * dy + dz * dz))) return -1;
  if (!passes(box, x, y, z, dx, dy, dz)) return -1;
  const { enter, axis } = passage;
  if (enter < 1e-7 || enter >= nearest) return -1;
  const { ux, uy, a, b, c } = box;
  const [px, py, pz] = [x + dx * enter - box.x, y + dy * enter - box.y, z + dz * enter - box.z];
  const [u, w] = [px * ux + py * uy, py * ux - px * uy];
  entry.way = enter;
  entry.along = axis === 0 ? w + b : u + a;
  entry.up = axis === 2 ? w + b : pz + c;
  const way = axis === 0 ? dx * ux + dy * uy : axis === 1 ? dy * ux - dx * uy : dz;
  return 2 * axis + (way > 0 ? 0 : 1);
}

const isWithinSides = (
  { x, y, ux, uy, a, b }: ShadowBox,
  atX: number,
  atY: number,
  margin: number,
): boolean => {
  const [px, py] = [atX - x, atY - y];
  return Math.abs(px * ux + py * uy) <= a + margin && Math.abs(py * ux - px * uy) <= b + margin;
};

export const isInBoxes = (boxes: readonly ShadowBox[], x: number, y: number, z: number): boolean =>
  boxes.some((box) => isWithinSides(box, x, y, -TOUCHES) && Math.abs(z - box.z) < box.c - TOUCHES);

/** @param facesDown boxes that reach up to the surface cover it, not those below (D68) */
export const isCovered = (
  boxes: readonly ShadowBox[],
  x: number,
  y: number,
  z: number,
  facesDown = false,
): boolean =>
  boxes.some((box) => {
    const up = z - box.z;
    return (
      isWithinSides(box, x, y, TOUCHES) &&
      (facesDown ? up > -box.c && up <= box.c : up >= -box.c && up < box.c)
    );
  });
