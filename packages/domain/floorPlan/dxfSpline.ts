import { distance, type Vector } from '../math/points.ts';
import type { Spline } from './curve.ts';
import { brokenAt } from './dxfFault.ts';
import { type OutlineShape, straight } from './dxfOutline.ts';
import type { DxfRecord } from './dxfRecord.ts';

const MAX_DEGREE = 10;
/** Points repeated at both ends of a closed curve. The influence of an end falls by about 3.7 per point. */
const WRAP = 12;

function pointsIn(record: DxfRecord, code: number): Vector[] {
  const [across, up] = [record.figures(code), record.figures(code + 10)];
  if (across.length !== up.length) throw brokenAt(record.line);
  return across.map((x, index) => ({ x, y: up[index] ?? 0 }));
}

/** Solves a tridiagonal system (Thomas algorithm). */
function solved(
  rows: readonly (readonly [below: number, own: number, above: number])[],
  right: readonly number[],
) {
  const shares: number[] = [];
  const values: number[] = [];
  for (const [index, [below, own, above]] of rows.entries()) {
    const pivot = own - below * (shares[index - 1] ?? 0);
    shares.push(above / pivot);
    values.push(((right[index] ?? 0) - below * (values[index - 1] ?? 0)) / pivot);
  }
  for (let index = values.length - 2; index >= 0; index--)
    values[index] = (values[index] ?? 0) - (shares[index] ?? 0) * (values[index + 1] ?? 0);
  return values;
}

/** Slopes with continuous curvature; at the ends the given tangents, else zero curvature. */
function slopesThrough(
  points: readonly Vector[],
  steps: readonly number[],
  ends: readonly [Vector | null, Vector | null],
): Vector[] {
  const last = points.length - 1;
  const rows = points.map((_, index): [number, number, number] => {
    const [before = 0, after = 0] = [steps[index - 1], steps[index]];
    if (index === 0) return ends[0] ? [0, 1, 0] : [0, 2, 1];
    if (index === last) return ends[1] ? [0, 1, 0] : [1, 2, 0];
    return [after, 2 * (before + after), before];
  });
  const rightOf = (key: 'x' | 'y') =>
    points.map((_, index) => {
      const rise = (at: number) =>
        ((points[at + 1]?.[key] ?? 0) - (points[at]?.[key] ?? 0)) / (steps[at] ?? 1);
      if (index === 0) return ends[0]?.[key] ?? 3 * rise(0);
      if (index === last) return ends[1]?.[key] ?? 3 * rise(last - 1);
      const [before = 0, after = 0] = [steps[index - 1], steps[index]];
      return 3 * (after * rise(index - 1) + before * rise(index));
    });
  const [xs, ys] = [solved(rows, rightOf('x')), solved(rows, rightOf('y'))];
  return points.map((_, index) => ({ x: xs[index] ?? 0, y: ys[index] ?? 0 }));
}

/**
 * Cubic curve through fit points, with knots at chord lengths. Slopes become Bézier control points at thirds
 * of each chord.
 */
function throughPoints(
  given: readonly Vector[],
  isClosed: boolean,
  tangents: readonly [Vector | null, Vector | null],
): Spline | null {
  const separate = given.filter((point, index) => {
    const before = given[index - 1];
    return !before || distance(before, point) > 0;
  });
  const [first, end] = [separate[0], separate.at(-1)];
  const ring = isClosed && first && end && distance(first, end) > 0 ? [...separate, first] : separate;
  if (ring.length < 3) return null;
  const wrap = isClosed ? Math.min(WRAP, ring.length - 1) : 0;
  const points = [...ring.slice(-1 - wrap, -1), ...ring, ...ring.slice(1, 1 + wrap)];
  const steps = points.slice(1).map((point, index) => distance(points[index] ?? point, point));
  const slopes = slopesThrough(points, steps, isClosed ? [null, null] : tangents);
  const controls: Spline['controls'][number][] = [];
  const knots = [0, 0, 0, 0];
  let at = 0;
  for (let index = wrap; index < wrap + ring.length - 1; index++) {
    const [from, to] = [points[index], points[index + 1]];
    const [start, end, step = 0] = [slopes[index], slopes[index + 1], steps[index]];
    if (!from || !to || !start || !end) break;
    if (controls.length === 0) controls.push({ ...from, weight: 1 });
    controls.push(
      { x: from.x + (start.x * step) / 3, y: from.y + (start.y * step) / 3, weight: 1 },
      { x: to.x - (end.x * step) / 3, y: to.y - (end.y * step) / 3, weight: 1 },
      { ...to, weight: 1 },
    );
    at += step;
    knots.push(at, at, at);
  }
  return { degree: 3, knots: [...knots, at], controls };
}

function tangentIn(record: DxfRecord, code: number): Vector | null {
  const [x, y] = [record.figure(code, 0), record.figure(code + 10, 0)];
  const length = Math.hypot(x, y);
  return length > 1e-12 ? { x: x / length, y: y / length } : null;
}

/** @throws UnreadableDxf if control points, knots and degree do not agree */
export function spline(record: DxfRecord): OutlineShape {
  const [controls, knots, weights] = [pointsIn(record, 10), record.figures(40), record.figures(41)];
  const isClosed = record.has(1);
  if (controls.length === 0) {
    const fits = pointsIn(record, 11);
    if (fits.length < 2) throw brokenAt(record.line);
    const curve = throughPoints(fits, isClosed, [tangentIn(record, 12), tangentIn(record, 13)]);
    return curve
      ? { kind: 'spline', spline: curve, isClosed }
      : straight(
          fits.map((point) => ({ ...point, bulge: 0 })),
          isClosed,
        );
  }
  const degree = record.figure(71);
  const isWhole = Number.isInteger(degree) && degree >= 1 && degree <= MAX_DEGREE;
  if (!isWhole || controls.length <= degree || knots.length !== controls.length + degree + 1)
    throw brokenAt(record.line);
  if (weights.length > 0 && weights.length !== controls.length) throw brokenAt(record.line);
  const weighted = controls.map((point, index) => ({ ...point, weight: weights[index] ?? 1 }));
  return { kind: 'spline', spline: { degree, knots, controls: weighted }, isClosed };
}
