import { type Axis, pointAt } from '../layout/axis.ts';
import { axisPath } from './axisPath.ts';

/** A stretch of a bend is drawn in so many pieces. */
const PIECES = 12;

/** SVG path data of a stretch of an axis, in centimetres. */
export function stretchPath(axis: Axis, from: number, to: number): string {
  if (from === 0 && to === axis.length) return axisPath(axis);
  const count = axis.kind === 'line' ? 1 : PIECES;
  return Array.from({ length: count + 1 }, (_, index) => {
    const { x, y } = pointAt(axis, from + ((to - from) * index) / count);
    return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`;
  }).join('');
}
