import { type Axis, pointAt } from '../kinds/rail/axis.ts';
import { upTo } from '../math/lists.ts';
import { line, type PathOutline, pathOf } from '../paths/path.ts';
import type { Cm } from '../units.ts';
import { axisOutline, axisPath } from './axisPath.ts';

const PIECES = 12;

export function stretchOutline(axis: Axis, from: Cm, to: Cm): PathOutline {
  if (from === 0 && to === axis.length) return axisOutline(axis);
  const count = axis.kind === 'line' ? 1 : PIECES;
  return line(...upTo(count + 1).map((index) => pointAt(axis, from + ((to - from) * index) / count)));
}

export const stretchPath = (axis: Axis, from: Cm, to: Cm): string =>
  from === 0 && to === axis.length ? axisPath(axis) : pathOf([stretchOutline(axis, from, to)]);
