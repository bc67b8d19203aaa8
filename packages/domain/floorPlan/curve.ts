import { cross, distance, minus, type Vector } from '../math/points.ts';
import type { Cm, Rad } from '../units.ts';
import { type Affine, directed, placed } from './affine.ts';

/** 1 mm (D73), less a margin for rounding. */
const TOLERANCE: Cm = 0.09;
const MOST = 4096;

/** centre + u cos t + v sin t. */
export interface Arc {
  centre: Vector;
  u: Vector;
  v: Vector;
  from: Rad;
  sweep: Rad;
}

/** Longer half axis of the ellipse: the larger singular value of both vectors. */
function reachOf({ u, v }: Arc): number {
  const sum = u.x ** 2 + u.y ** 2 + v.x ** 2 + v.y ** 2;
  const area = cross(u, v);
  return Math.sqrt((sum + Math.sqrt(Math.max(0, sum ** 2 - 4 * area ** 2))) / 2);
}

export const placedArc = (arc: Arc, to: Affine): Arc => ({
  ...arc,
  centre: placed(to, arc.centre),
  u: directed(to, arc.u),
  v: directed(to, arc.v),
});

/** A chord over angle s is off by about r·s²/8; this determines the step, at most 45°. */
export function countOfLines(arc: Arc): number {
  const step = Math.sqrt((8 * TOLERANCE) / Math.max(reachOf(arc), TOLERANCE));
  return Math.min(MOST, Math.max(1, Math.ceil(Math.abs(arc.sweep) / Math.min(step, Math.PI / 4))));
}

export function pointsOfArc(arc: Arc, count = countOfLines(arc)): Vector[] {
  const { centre, u, v, from, sweep } = arc;
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = from + (sweep * index) / count;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: centre.x + u.x * cos + v.x * sin, y: centre.y + u.y * cos + v.y * sin };
  });
}

/** @param bulge tangent of a quarter of the arc's angle, positive counterclockwise */
export function bulgedArc(start: Vector, end: Vector, bulge: number): Arc {
  const way = minus(end, start);
  const aside = (1 / bulge - bulge) / 4;
  const centre = {
    x: (start.x + end.x) / 2 - way.y * aside,
    y: (start.y + end.y) / 2 + way.x * aside,
  };
  const radius = distance(centre, start);
  return {
    centre,
    u: { x: radius, y: 0 },
    v: { x: 0, y: radius },
    from: Math.atan2(start.y - centre.y, start.x - centre.x),
    sweep: 4 * Math.atan(bulge),
  };
}

export interface Spline {
  degree: number;
  knots: readonly number[];
  controls: readonly (Vector & { weight: number })[];
}

/**
 * De Boor's algorithm in homogeneous coordinates. Buffers are reused, since a spline can have 300,000 spans.
 */
class SplinePoints {
  private readonly spline: Spline;
  private readonly near: Float64Array;

  constructor(spline: Spline) {
    this.spline = spline;
    this.near = new Float64Array(3 * (spline.degree + 1));
  }

  at(span: number, place: number): Vector {
    const { near } = this;
    const { degree, knots, controls } = this.spline;
    for (let index = 0; index <= degree; index++) {
      const { x, y, weight } = controls[span - degree + index] ?? { x: 0, y: 0, weight: 1 };
      near[3 * index] = x * weight;
      near[3 * index + 1] = y * weight;
      near[3 * index + 2] = weight;
    }
    for (let level = 1; level <= degree; level++)
      for (let index = degree; index >= level; index--) {
        const left = knots[span - degree + index] ?? 0;
        const right = knots[span + 1 + index - level] ?? 0;
        const share = right > left ? (place - left) / (right - left) : 0;
        for (let part = 3 * index; part < 3 * index + 3; part++)
          near[part] = (near[part - 3] ?? 0) * (1 - share) + (near[part] ?? 0) * share;
      }
    const weight = near[3 * degree + 2] ?? 1;
    return { x: (near[3 * degree] ?? 0) / weight, y: (near[3 * degree + 1] ?? 0) / weight };
  }

  isPoint(span: number, { x, y }: Vector): boolean {
    const { degree, controls } = this.spline;
    for (let index = span - degree; index <= span; index++) {
      const one = controls[index];
      if (one && !(one.weight > 0 && Math.abs(one.x - x) + Math.abs(one.y - y) <= TOLERANCE)) return false;
    }
    return true;
  }
}

function offChord(start: Vector, end: Vector, point: Vector): number {
  const length = distance(start, end);
  if (length < 1e-9) return distance(start, point);
  return Math.abs(cross(minus(end, start), minus(point, start))) / length;
}

/** At most 512 lines per span. */
const HALVINGS = 9;

/**
 * Halves each span until the curve is within the tolerance of its chord; every span is halved at least once.
 */
export function pointsOfSpline(spline: Spline, most = Number.POSITIVE_INFINITY): Vector[] {
  const { degree, knots, controls } = spline;
  const places = new SplinePoints(spline);
  const points: Vector[] = [];
  const stretch = (span: number, from: number, to: number, start: Vector, end: Vector, left: number) => {
    const isNear = (share: number) =>
      offChord(start, end, places.at(span, from + (to - from) * share)) <= TOLERANCE;
    const middle = places.at(span, from + (to - from) / 2);
    // A curve through its chord's middle still deviates at the quarters.
    const isStraight =
      left === 0 ||
      (left < HALVINGS && offChord(start, end, middle) <= TOLERANCE && isNear(0.25) && isNear(0.75));
    if (isStraight) points.push(end);
    else {
      stretch(span, from, (from + to) / 2, start, middle, left - 1);
      stretch(span, (from + to) / 2, to, middle, end, left - 1);
    }
  };
  for (let span = degree; span < controls.length && points.length < most; span++) {
    const [from = 0, to = 0] = [knots[span], knots[span + 1]];
    if (!(to > from)) continue;
    const start = points.at(-1) ?? places.at(span, from);
    if (points.length === 0) points.push(start);
    if (span < controls.length - 1 && places.isPoint(span, start)) continue;
    stretch(span, from, to, start, places.at(span, to), HALVINGS);
  }
  return points;
}
