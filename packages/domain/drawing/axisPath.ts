import { type Axis, pointAt } from '../layout/axis.ts';
import { isHorizontal } from '../layout/heading.ts';
import { upTo } from '../math/lists.ts';
import { line, type Outline, pathOf, written } from './path.ts';

/** An axis as an outline, in centimetres. */
export function axisOutline(axis: Axis): Outline {
  if (axis.kind === 'line') return line(axis.begin, axis.end);
  return line(axis.begin, { ...axis.end, arc: { radius: axis.radius, isClockwise: axis.turn === 'right' } });
}

const known = new WeakMap<Axis, string>();

function write(axis: Axis): string {
  if (axis.kind === 'arc') return pathOf([axisOutline(axis)], 3);
  const { begin, end } = axis;
  const start = `M${written(begin.x, 3)} ${written(begin.y, 3)}`;
  return isHorizontal(axis.heading) ? `${start}H${written(end.x, 3)}` : `${start}V${written(end.y, 3)}`;
}

/** SVG path data of an axis, in centimetres; written once for each. */
export function axisPath(axis: Axis): string {
  const path = known.get(axis) ?? write(axis);
  known.set(axis, path);
  return path;
}

/** A stretch of a bend is drawn in so many pieces. */
const PIECES = 12;

/** A stretch of an axis, in centimetres. */
export function stretchOutline(axis: Axis, from: number, to: number): Outline {
  if (from === 0 && to === axis.length) return axisOutline(axis);
  const count = axis.kind === 'line' ? 1 : PIECES;
  return line(...upTo(count + 1).map((index) => pointAt(axis, from + ((to - from) * index) / count)));
}

/** The same as SVG path data. */
export const stretchPath = (axis: Axis, from: number, to: number): string =>
  from === 0 && to === axis.length ? axisPath(axis) : pathOf([stretchOutline(axis, from, to)]);
