import type { Point } from '../kinds/rail/heading.ts';
import { itemAt } from '../math/lists.ts';
import type { Cm } from '../units.ts';
import { areCrossed, type ShadowBox } from './boxes.ts';

/** Level line of light from (x, y, z); a point of light has the vector 0. */
export interface LightLine {
  x: Cm;
  y: Cm;
  z: Cm;
  dx: Cm;
  dy: Cm;
}

/** Points at one height. */
interface LevelPoints {
  xs: Float64Array;
  ys: Float64Array;
  zs: Float64Array;
}

/** Margin of a shadow's rectangle, so that points on its border are tested exactly. */
const MARGIN: Cm = 0.01;

/**
 * Visits the points in the rectangle around a box's shadow on their level. Its corners are the box's eight,
 * cast from both ends of the line.
 */
function forShaded(
  box: ShadowBox,
  { xs, ys, zs }: LevelPoints,
  line: LightLine,
  each: (n: number) => void,
): void {
  const { z } = line;
  const level = zs[0] ?? 0;
  const [lowest, highest] = [Math.min(level, z), Math.max(level, z)];
  const [bottom, top] = [box.z - box.c, box.z + box.c];
  if (top <= lowest || bottom >= highest) return;
  let west = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  let north = west;
  let south = east;
  // A box as high as the light can hide the whole surface.
  if (z > level ? top >= z : bottom <= z) [west, east, north, south] = [east, west, south, north];
  else
    for (let corner = 0; corner < 16; corner++) {
      const height = corner % 8 < 4 ? Math.max(bottom, lowest) : Math.min(top, highest);
      const onward = (z - level) / (z - height);
      const a = corner % 2 === 0 ? box.a : -box.a;
      const b = corner % 4 < 2 ? box.b : -box.b;
      const [fromX, fromY] = corner < 8 ? [line.x, line.y] : [line.x + line.dx, line.y + line.dy];
      const x = fromX + (box.x + a * box.ux - b * box.uy - fromX) * onward;
      const y = fromY + (box.y + a * box.uy + b * box.ux - fromY) * onward;
      west = Math.min(west, x - MARGIN);
      east = Math.max(east, x + MARGIN);
      north = Math.min(north, y - MARGIN);
      south = Math.max(south, y + MARGIN);
    }
  for (let n = 0; n < xs.length; n++) {
    const x = xs[n] as number;
    if (x < west || x > east) continue;
    const y = ys[n] as number;
    if (y >= north && y <= south) each(n);
  }
}

/** Marks the points that boxes hide from a point of light. Only points in a shadow's rectangle are tested. */
export function markHidden(
  hidden: Uint8Array,
  boxes: readonly ShadowBox[],
  points: LevelPoints,
  light: LightLine,
): void {
  const { x, y, z } = light;
  hidden.fill(0);
  for (const box of boxes) {
    const alone = [box];
    forShaded(box, points, light, (n) => {
      const [dx, dy, dz] = [(points.xs[n] ?? 0) - x, (points.ys[n] ?? 0) - y, (points.zs[n] ?? 0) - z];
      if (areCrossed(alone, x, y, z, dx, dy, dz)) hidden[n] = 1;
    });
  }
}

/** One bit per box. Boxes from the 33rd on share bits, which costs time but hides nothing wrongly. */
const bitOf = (box: number): number => 1 << (box & 31);
export const ALL_BOXES = -1;

/**
 * Bits of the boxes that may hide a line of light from each point of a level surface; `hiddenFrom` skips the
 * others.
 */
export function shadingBoxes(boxes: readonly ShadowBox[], points: LevelPoints, line: LightLine): Int32Array {
  const shading = new Int32Array(points.xs.length);
  boxes.forEach((box, index) => {
    const bit = bitOf(index);
    forShaded(box, points, line, (n) => {
      shading[n] = (shading[n] ?? 0) | bit;
    });
  });
  return shading;
}

/** Start and end of each hidden stretch, as shares of the line; rising by start, and they may overlap. */
export type Stretches = readonly number[];

const NOTHING: Stretches = [];

/** Touching is no crossing (D49): boxes are thinned by this length in cm, walls shortened by this share. */
const TOUCHES = 1e-6;
/** A point this close to the line's extension moves aside, as all walls would cross at one share. */
const ASIDE: Cm = 1e-4;

// At most 3 corners and 6 cuts; shared, as millions of points are computed.
let corners = new Float64Array(24);
let cut = new Float64Array(24);
let count = 0;
/** Corners (s, w): the point, and both ends of the line. */
const TRIANGLE = [0, 0, 1, 0, 1, 1];

/** Clips the polygon to c0 + c1 · s + c2 · w ≥ 0 (Sutherland–Hodgman). */
function cutOff(c0: number, c1: number, c2: number): void {
  let left = 0;
  for (let index = 0; index < count; index++) {
    const next = index + 1 === count ? 0 : index + 1;
    const s = corners[2 * index] as number;
    const w = corners[2 * index + 1] as number;
    const s2 = corners[2 * next] as number;
    const w2 = corners[2 * next + 1] as number;
    const here = c0 + c1 * s + c2 * w;
    const there = c0 + c1 * s2 + c2 * w2;
    if (here >= 0) {
      cut[2 * left] = s;
      cut[2 * left++ + 1] = w;
    }
    if (here >= 0 === there >= 0) continue;
    const share = here / (here - there);
    cut[2 * left] = s + (s2 - s) * share;
    cut[2 * left++ + 1] = w + (w2 - w) * share;
  }
  const uncut = corners;
  corners = cut;
  cut = uncut;
  count = left;
}

/** Adds the range of w / s over the corners of what the clipping left. */
function withPolygon(stretches: Stretches): Stretches {
  if (count === 0) return stretches;
  let least = 1;
  let most = 0;
  for (let index = 0; index < count; index++) {
    const s = corners[2 * index] as number;
    const w = corners[2 * index + 1] as number;
    // A corner at the point itself means that the point is inside the solid.
    least = Math.min(least, s < 1e-12 ? 0 : w / s);
    most = Math.max(most, s < 1e-12 ? 1 : w / s);
  }
  if (most <= least) return stretches;
  const all = [...stretches];
  let at = all.length;
  while (at > 0 && itemAt(all, at - 2) > least) at -= 2;
  all.splice(at, 0, least, most);
  return all;
}

/**
 * Finds the stretches of a line of light that walls and boxes hide from a point. The point and the line span
 * a triangle with coordinates (s, w): s is 0 at the point and 1 on the line, w is s times the share along the
 * line. The part of the triangle inside a box, and the part of a wall inside the triangle, hide the shares w
 * / s.
 * @param shading bits of `shadingBoxes`; other boxes are skipped
 */
export function hiddenFrom(
  line: LightLine,
  x: number,
  y: number,
  z: number,
  walls: readonly Point[] | null,
  boxes: readonly ShadowBox[],
  shading: number,
): Stretches {
  let stretches = NOTHING;
  const { dx, dy } = line;
  const [ax, ay, az] = [line.x - x, line.y - y, line.z - z];
  const doubleArea = ax * dy - ay * dx;
  const sign = Math.sign(doubleArea);
  for (let index = 0; index < boxes.length; index++) {
    if ((shading & bitOf(index)) === 0) continue;
    const { x: bx, y: by, z: bz, ux, uy, a, b, c } = boxes[index] as ShadowBox;
    const pz = z - bz;
    const top = c - TOUCHES;
    if (Math.min(pz, pz + az) >= top || Math.max(pz, pz + az) <= -top) continue;
    // Coordinates along the width (u) and depth (v) of the box: point p, way a to the line, line d.
    const pu = (x - bx) * ux + (y - by) * uy;
    const pv = (y - by) * ux - (x - bx) * uy;
    const au = ax * ux + ay * uy;
    const av = ay * ux - ax * uy;
    const du = dx * ux + dy * uy;
    const dv = dy * ux - dx * uy;
    // Cheap tests first: most boxes lie beside the triangle or beyond one of its sides.
    if (Math.min(pu, pu + au, pu + au + du) >= a || Math.max(pu, pu + au, pu + au + du) <= -a) continue;
    if (Math.min(pv, pv + av, pv + av + dv) >= b || Math.max(pv, pv + av, pv + av + dv) <= -b) continue;
    if (sign * (av * pu - au * pv) + Math.abs(av) * a + Math.abs(au) * b < 0) continue;
    const [eu, ev] = [au + du, av + dv];
    if (sign * (eu * pv - ev * pu) + Math.abs(ev) * a + Math.abs(eu) * b < 0) continue;
    count = 3;
    corners.set(TRIANGLE);
    cutOff(top - pz, -az, 0);
    cutOff(top + pz, az, 0);
    cutOff(a - TOUCHES - pu, -au, -du);
    cutOff(a - TOUCHES + pu, au, du);
    cutOff(b - TOUCHES - pv, -av, -dv);
    cutOff(b - TOUCHES + pv, av, dv);
    stretches = withPolygon(stretches);
  }
  return walls ? withWalls(stretches, walls, line, x, y) : stretches;
}

/** Walls block at any height, so that they are clipped to the triangle as seen from above. */
function withWalls(
  hidden: Stretches,
  walls: readonly Point[],
  { x: lineX, y: lineY, dx, dy }: LightLine,
  x: number,
  y: number,
): Stretches {
  let stretches = hidden;
  const length = Math.sqrt(dx * dx + dy * dy);
  const away = ((lineX - x) * dy - (lineY - y) * dx) / length;
  const aside = Math.abs(away) < ASIDE ? ASIDE / length : 0;
  const [px, py] = [x - dy * aside, y + dx * aside];
  const [ax, ay] = [lineX - px, lineY - py];
  const area = ax * dy - ay * dx;
  const last = itemAt(walls, walls.length - 1);
  let s = ((last.x - px) * dy - (last.y - py) * dx) / area;
  let w = (ax * (last.y - py) - ay * (last.x - px)) / area;
  for (let index = 0; index < walls.length; index++) {
    const [fromS, fromW] = [s, w];
    const corner = walls[index] as Point;
    s = ((corner.x - px) * dy - (corner.y - py) * dx) / area;
    w = (ax * (corner.y - py) - ay * (corner.x - px)) / area;
    if ((s <= TOUCHES && fromS <= TOUCHES) || (s >= 1 - TOUCHES && fromS >= 1 - TOUCHES)) continue;
    if ((w <= 0 && fromW <= 0) || (w >= s && fromW >= fromS)) continue;
    count = 2;
    corners[0] = fromS;
    corners[1] = fromW;
    corners[2] = s;
    corners[3] = w;
    cutOff(-TOUCHES, 1, 0);
    cutOff(1 - TOUCHES, -1, 0);
    cutOff(0, 0, 1);
    cutOff(0, 1, -1);
    stretches = withPolygon(stretches);
  }
  return stretches;
}

/** Visits the visible parts of the line between two shares. */
export function forVisible(
  hidden: Stretches,
  start: number,
  end: number,
  each: (start: number, end: number) => void,
): void {
  let from = start;
  for (let index = 0; index < hidden.length && from < end; index += 2) {
    const [hiddenStart, hiddenEnd] = [itemAt(hidden, index), itemAt(hidden, index + 1)];
    if (hiddenEnd <= from) continue;
    if (hiddenStart >= end) break;
    if (hiddenStart > from) each(from, hiddenStart);
    from = hiddenEnd;
  }
  if (from < end) each(from, end);
}
