import type { Point } from '../layout/heading.ts';
import { itemAt } from '../math/lists.ts';
import type { Box } from './boxes.ts';

/** A level line of light: its start, the vector to its end, and its height; centimetres. */
export interface LightLine {
  x: number;
  y: number;
  z: number;
  dx: number;
  dy: number;
}

/** Stretches of a line of light, as shares of its length: start and end of each, in rising order. */
export type Stretches = number[];

/** Obstacles are thinner by so much, in centimetres, and walls end so early, as a share: touching is no crossing (D49). */
const TOUCHES = 1e-6;
/** A point this close to the extension of the line, in centimetres, is moved beside it: from there walls are crossed at one share. */
const BESIDE = 1e-4;

// Polygons have at most 3 corners and 6 cuts. The buffers are shared, because millions of points are computed.
let corners = new Float64Array(24);
let cut = new Float64Array(24);
let count = 0;

/** Cuts the polygon off where c0 + c1 · s + c2 · w is negative. */
function keepWhere(c0: number, c1: number, c2: number): void {
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const next = index + 1 === count ? 0 : index + 1;
    const [s, w] = [corners[2 * index] as number, corners[2 * index + 1] as number];
    const [s2, w2] = [corners[2 * next] as number, corners[2 * next + 1] as number];
    const [here, there] = [c0 + c1 * s + c2 * w, c0 + c1 * s2 + c2 * w2];
    if (here >= 0) {
      cut[2 * kept] = s;
      cut[2 * kept++ + 1] = w;
    }
    if (here >= 0 === there >= 0) continue;
    const share = here / (here - there);
    cut[2 * kept] = s + (s2 - s) * share;
    cut[2 * kept++ + 1] = w + (w2 - w) * share;
  }
  [corners, cut, count] = [cut, corners, kept];
}

/** Adds the stretch that the polygon hides. */
function addStretch(stretches: Stretches): void {
  if (count === 0) return;
  let [least, most] = [1, 0];
  for (let index = 0; index < count; index++) {
    const [s, w] = [corners[2 * index] as number, corners[2 * index + 1] as number];
    // A corner at the point itself: the point lies in the obstacle.
    const [share, other] = s < 1e-12 ? [0, 1] : [w / s, w / s];
    least = Math.min(least, share);
    most = Math.max(most, other);
  }
  if (most <= least) return;
  let at = stretches.length;
  while (at > 0 && itemAt(stretches, at - 2) > least) at -= 2;
  stretches.splice(at, 0, least, most);
}

/**
 * Stretches of a line of light that walls and obstacles hide from a point. Point and line span a triangle; s leads from the point
 * to the line, w = s · share along it. What lies in the triangle hides the shares w / s of the line.
 */
export function hiddenFrom(
  line: LightLine,
  x: number,
  y: number,
  z: number,
  walls: readonly Point[] | null,
  boxes: readonly Box[],
): Stretches {
  const stretches: Stretches = [];
  const { dx, dy } = line;
  const [ax, ay, az] = [line.x - x, line.y - y, line.z - z];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [mx, my] = [ax + dx / 2, ay + dy / 2];
  const square = mx * mx + my * my + az * az;
  for (const { x: bx, y: by, z: bz, ux, uy, a, b, c, reach } of boxes) {
    const [px, py, pz] = [x - bx, y - by, z - bz];
    const top = c - TOUCHES;
    // Most boxes are farther from the way to the middle of the line than their corners and the line's ends reach.
    const nearest = -(px * mx + py * my + pz * az) / square;
    const share = nearest < 0 ? 0 : nearest > 1 ? 1 : nearest;
    const distance = (px + mx * share) ** 2 + (py + my * share) ** 2 + (pz + az * share) ** 2;
    if (distance > (Math.sqrt(reach) + length / 2) ** 2) continue;
    if (Math.min(pz, pz + az) >= top || Math.max(pz, pz + az) <= -top) continue;
    [count, corners[0], corners[1], corners[2], corners[3], corners[4], corners[5]] = [3, 0, 0, 1, 0, 1, 1];
    keepWhere(top - pz, -az, 0);
    keepWhere(top + pz, az, 0);
    const [along, toLine, onLine] = [px * ux + py * uy, ax * ux + ay * uy, dx * ux + dy * uy];
    keepWhere(a - TOUCHES - along, -toLine, -onLine);
    keepWhere(a - TOUCHES + along, toLine, onLine);
    if (count === 0) continue;
    const [across, toIt, onIt] = [py * ux - px * uy, ay * ux - ax * uy, dy * ux - dx * uy];
    keepWhere(b - TOUCHES - across, -toIt, -onIt);
    keepWhere(b - TOUCHES + across, toIt, onIt);
    addStretch(stretches);
  }
  if (!walls) return stretches;
  const away = (ax * dy - ay * dx) / length;
  const aside = Math.abs(away) < BESIDE ? BESIDE / length : 0;
  const [px, py] = [x - dy * aside, y + dx * aside];
  const [tx, ty] = [line.x - px, line.y - py];
  const area = tx * dy - ty * dx;
  for (let index = 0; index < walls.length; index++) {
    const [from, to] = [itemAt(walls, index), itemAt(walls, index + 1 === walls.length ? 0 : index + 1)];
    const [fx, fy, gx, gy] = [from.x - px, from.y - py, to.x - px, to.y - py];
    count = 2;
    corners[0] = (fx * dy - fy * dx) / area;
    corners[1] = (tx * fy - ty * fx) / area;
    corners[2] = (gx * dy - gy * dx) / area;
    corners[3] = (tx * gy - ty * gx) / area;
    keepWhere(-TOUCHES, 1, 0);
    keepWhere(1 - TOUCHES, -1, 0);
    keepWhere(0, 0, 1);
    keepWhere(0, 1, -1);
    addStretch(stretches);
  }
  return stretches;
}

/** Calls back with each stretch that is left of a part of the line, in rising order. @param hidden as `hiddenFrom` returns it */
export function forVisible(
  hidden: Stretches,
  start: number,
  end: number,
  each: (start: number, end: number) => void,
): void {
  let from = start;
  for (let index = 0; index < hidden.length && from < end; index += 2) {
    const [begin, close] = [itemAt(hidden, index), itemAt(hidden, index + 1)];
    if (close <= from) continue;
    if (begin >= end) break;
    if (begin > from) each(from, begin);
    from = close;
  }
  if (from < end) each(from, end);
}
