import { type Axis, pointAt } from '../layout/axis.ts';
import { upTo } from '../math/lists.ts';
import { axisOutline, axisPath } from './axisPath.ts';
import { line, type Outline, pathOf } from './path.ts';

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
