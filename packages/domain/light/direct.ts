import type { Point } from '../kinds/rail/heading.ts';
import { isInside } from '../kinds/room/outline.ts';
import { inDegrees } from '../math/angle.ts';
import { itemAt } from '../math/lists.ts';
import type { Cm } from '../units.ts';
import { areCrossed, type ShadowBox } from './boxes.ts';
import { closeTo, type Emitter, emitterLine, emitterParts, middlesOf } from './emitter.ts';
import { ALL_BOXES, forVisible, hiddenFrom, markHidden, shadingBoxes } from './shadow.ts';

const RADIAN = inDegrees(1);
const SQUARE_METRE = 10_000;

/** Points in cm; without a normal, upright cylinders lit from all sides (D67). */
export interface SurfaceFacing {
  xs: Float64Array;
  ys: Float64Array;
  zs: Float64Array;
  normal: readonly [number, number, number] | null;
}

export type FacingSurface = SurfaceFacing & { normal: readonly [number, number, number] };

export type ShadowOutline = readonly Point[] | null;

const turnOf = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** No wall can be between two points of a convex room. */
export function isConvex(outline: readonly Point[]): boolean {
  const count = outline.length;
  const turns = outline.map((point, index) =>
    turnOf(point, itemAt(outline, (index + 1) % count), itemAt(outline, (index + 2) % count)),
  );
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
}

/** Touching a wall is no crossing (D49). */
export const isAcross = (a: Point, b: Point, from: Point, to: Point): boolean =>
  turnOf(from, to, a) * turnOf(from, to, b) < 0 && turnOf(a, b, from) * turnOf(a, b, to) < 0;

export function crossesWall(outline: readonly Point[], from: Point, to: Point): boolean {
  let a = itemAt(outline, outline.length - 1);
  let before = turnOf(from, to, a);
  for (let index = 0; index < outline.length; index++) {
    const b = outline[index] as Point;
    const after = turnOf(from, to, b);
    if (before * after < 0 && turnOf(a, b, from) * turnOf(a, b, to) < 0) return true;
    a = b;
    before = after;
  }
  return false;
}

const TOUCHES: Cm = 0.001;

export function isWithinOutline(outline: readonly Point[], point: Point): boolean {
  if (isInside(outline, point)) return true;
  let start = itemAt(outline, outline.length - 1);
  for (let index = 0; index < outline.length; index++) {
    const end = outline[index] as Point;
    const wide = end.x - start.x;
    const deep = end.y - start.y;
    const length = Math.sqrt(wide * wide + deep * deep);
    const x = point.x - start.x;
    const y = point.y - start.y;
    const at = x * wide + y * deep;
    const aside = Math.abs(x * deep - y * wide);
    if (aside <= TOUCHES * length && at >= -TOUCHES * length && at <= (length + TOUCHES) * length)
      return true;
    start = end;
  }
  return false;
}

/** Distance from the plane of a surface, negative behind; for cylinders the vertical distance. */
const awayFrom = ({ x, y, z }: Emitter, { xs, ys, zs, normal }: SurfaceFacing): Cm =>
  normal
    ? (x - (xs[0] ?? 0)) * normal[0] + (y - (ys[0] ?? 0)) * normal[1] + (z - (zs[0] ?? 0)) * normal[2]
    : Math.abs(z - (zs[0] ?? 0));

/** Points (null: all), and number of parts of the luminaire for them. */
type LitPoints = readonly [at: readonly number[] | null, parts: number];

/** Points close to the luminaire need more parts (D49). */
function groupsOf(emitter: Emitter, points: SurfaceFacing): readonly LitPoints[] {
  const { xs, ys, zs, normal } = points;
  const parts = emitterParts(emitter, Math.max(0, awayFrom(emitter, points)));
  const { x, y, z, along, length } = emitter;
  if (length === 0 || !normal || normal[2] > 0) return [[null, parts]];
  const away = (index: number): number => {
    const [dx, dy] = [(xs[index] ?? 0) - x, (ys[index] ?? 0) - y];
    const at = Math.max(-length / 2, Math.min(length / 2, dx * along.x + dy * along.y));
    return Math.hypot(dx - at * along.x, dy - at * along.y, (zs[index] ?? 0) - z);
  };
  let nearest = closeTo(emitter);
  const [close, far]: [number[], number[]] = [[], []];
  for (let index = 0; index < xs.length; index++) {
    const distance = away(index);
    (distance < closeTo(emitter) ? close : far).push(index);
    nearest = Math.min(nearest, distance);
  }
  return [
    [far, parts],
    [close, emitterParts(emitter, nearest, true)],
  ];
}

const NO_BOXES: readonly ShadowBox[] = [];

/**
 * Adds the direct light of one luminaire at full output, without maintenance: E = I · cos θ / d² (D49). A
 * long luminaire shines as equal parts, each from its middle. If solids or walls can hide it, each point
 * sees the visible stretch of each part, from the stretch's own middle; points that see all of it share one
 * pass.
 */
export function addDirect(
  lux: Float64Array,
  emitter: Emitter,
  points: SurfaceFacing,
  outline: ShadowOutline,
  boxes: readonly ShadowBox[] = [],
): void {
  const { xs, ys, zs, normal } = points;
  const { distribution, turn, axis, side, forward, z, length } = emitter;
  // A long luminaire can have one end before a surface and its middle behind.
  if (normal && awayFrom(emitter, points) <= 0 && (length === 0 || normal[2] !== 0)) return;
  const { isRotational, intensity, byCosine, lastGamma } = distribution;
  // Directions beyond the last γ have no light; −2 lets all pass.
  const leastCosine = lastGamma >= 180 ? -2 : Math.cos(lastGamma / RADIAN) - 1e-12;
  const [ox, oy, oz] = axis;
  const [sx, sy] = side;
  const [fx, fy, fz] = forward;
  const [nx, ny, nz] = normal ?? [0, 0, 0];
  const walls = outline && !isConvex(outline) ? outline : null;
  const isLevel = normal?.[2] !== 0;
  /** Null: lines are tested one by one, as on upright surfaces. */
  const hidden = boxes.length > 0 && isLevel ? new Uint8Array(xs.length) : null;

  function addFrom(
    source: Point,
    at: readonly number[] | null,
    start: number,
    end: number,
    share: number,
    mayBeHidden: boolean,
  ): void {
    const { x: fromX, y: fromY } = source;
    const perCandela = share * SQUARE_METRE;
    const passed = mayBeHidden ? walls : null;
    const marks = mayBeHidden ? hidden : null;
    const solids = mayBeHidden && !hidden ? boxes : NO_BOXES;
    if (marks) markHidden(marks, boxes, points, { ...source, z, dx: 0, dy: 0 });
    for (let n = start; n < end; n++) {
      const index = at ? (at[n] as number) : n;
      const dx = (xs[index] as number) - fromX;
      const dy = (ys[index] as number) - fromY;
      const dz = (zs[index] as number) - z;
      const facing = normal ? -(dx * nx + dy * ny + dz * nz) : Math.sqrt(dx * dx + dy * dy) / Math.PI;
      if (facing <= 0 || marks?.[index] === 1) continue;
      const square = dx * dx + dy * dy + dz * dz;
      const distance = Math.sqrt(square);
      const cosine = (dx * ox + dy * oy + dz * oz) / distance;
      if (cosine < leastCosine) continue;
      let cd = 0;
      if (byCosine) cd = byCosine(cosine);
      else {
        const gamma = Math.acos(cosine > 1 ? 1 : cosine < -1 ? -1 : cosine) * RADIAN;
        const c = isRotational
          ? 0
          : turn - Math.atan2(dx * sx + dy * sy, dx * fx + dy * fy + dz * fz) * RADIAN;
        cd = intensity(c, gamma);
      }
      if (cd === 0) continue;
      if (passed && crossesWall(passed, source, { x: xs[index] as number, y: ys[index] as number })) continue;
      if (solids.length > 0 && areCrossed(solids, fromX, fromY, z, dx, dy, dz)) continue;
      lux[index] = (lux[index] as number) + (perCandela * cd * facing) / (square * distance);
    }
  }

  const isCast = length > 0 && (walls !== null || boxes.length > 0);
  const line = emitterLine(emitter);
  const shading = isCast && isLevel && boxes.length > 0 ? shadingBoxes(boxes, points, line) : null;
  for (const [at, parts] of groupsOf(emitter, points)) {
    const count = at?.length ?? lux.length;
    const sources = middlesOf(emitter, parts).filter(
      (source) => !outline || isWithinOutline(outline, source),
    );
    if (!isCast) {
      for (const source of sources) addFrom(source, at, 0, count, 1 / parts, true);
      continue;
    }
    const lit: number[] = [];
    for (let n = 0; n < count; n++) {
      const index = at ? (at[n] ?? 0) : n;
      const by = shading?.[index] ?? ALL_BOXES;
      const hides =
        walls || by !== 0
          ? hiddenFrom(line, xs[index] ?? 0, ys[index] ?? 0, zs[index] ?? 0, walls, boxes, by)
          : null;
      if (!hides?.length) {
        lit.push(index);
        continue;
      }
      for (let part = 0; part < parts; part++)
        forVisible(hides, part / parts, (part + 1) / parts, (start, end) => {
          const middle = (start + end) / 2;
          const source = { x: line.x + line.dx * middle, y: line.y + line.dy * middle };
          if (!outline || isWithinOutline(outline, source))
            addFrom(source, null, index, index + 1, end - start, false);
        });
    }
    for (const source of sources) addFrom(source, lit, 0, lit.length, 1 / parts, false);
  }
}
