import type { Cut } from '@lumitor/domain/kinds/cut/cut';
import { jointsOf } from '@lumitor/domain/kinds/cut/cut';
import { type Axis, pointAt } from '@lumitor/domain/kinds/rail/axis';
import { findPlaced, type Geometry } from '@lumitor/domain/kinds/rail/geometry';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { headingAt } from '@lumitor/domain/kinds/rail/headingAt';
import type { Cm, Deg, Px } from '@lumitor/domain/units';

/** Several rails meet there, each with its own mark. */
const INSIDE: Px = 13;

export interface JointPlace extends Point {
  cut: Cut;
  heading: Deg;
}

export const jointKey = (cut: Cut): string => `${cut.stepId} ${'at' in cut ? cut.at : cut.end}`;

function markOf(geometry: Geometry, cut: Cut, inside: Cm): { axis: Axis; at: Cm } | null {
  if ('at' in cut) {
    const axis = findPlaced(geometry, cut.stepId)?.axis;
    return axis ? { axis, at: cut.at === 0 ? Math.min(inside, axis.length / 2) : cut.at } : null;
  }
  const join = geometry.joins.find(({ first, second }) =>
    [first, second].some(({ stepId, end }) => stepId === cut.stepId && end === cut.end),
  );
  const end = join && (join.first.isEndOfT ? join.second : join.first);
  const rail = findPlaced(geometry, end?.stepId ?? '');
  if (!rail) return null;
  const { axis, step } = rail;
  const at = Math.min(inside, axis.length / 2);
  return { axis, at: step.kind === 'start' && end?.end === 'left' ? at : axis.length - at };
}

export function jointPlace(geometry: Geometry, cut: Cut, pixel: number): JointPlace | null {
  const mark = markOf(geometry, cut, INSIDE * pixel);
  return mark && { cut, ...pointAt(mark.axis, mark.at), heading: headingAt(mark.axis, mark.at) };
}

export const jointPlaces = (geometry: Geometry, pixel: number): JointPlace[] =>
  jointsOf(geometry).flatMap((cut) => jointPlace(geometry, cut, pixel) ?? []);
