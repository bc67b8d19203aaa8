import { type Axis, pointAt } from '@lumitor/domain/layout/axis';
import { findPlaced, type Geometry } from '@lumitor/domain/layout/geometry';
import type { Point } from '@lumitor/domain/layout/heading';
import { headingAt } from '@lumitor/domain/layout/headingAt';
import type { Cut } from '@lumitor/domain/wiring/cut';
import { jointsOf } from '@lumitor/domain/wiring/cut';

/** Offset of a joint's mark from the end of its rail, in pixels: several rails meet there, each with its own mark. */
const INSIDE = 13;

/** Position of a joint's mark. */
export interface JointPlace extends Point {
  cut: Cut;
  /** Heading of the rail there, in degrees. */
  heading: number;
}

/** Unique key of a joint. */
export const jointKey = (cut: Cut): string => `${cut.stepId} ${'at' in cut ? cut.at : cut.end}`;

/** Rail of a joint's mark, and the position on it. */
function markOf(geometry: Geometry, cut: Cut, inside: number): { axis: Axis; at: number } | null {
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

/** @param pixel centimetres of one pixel */
export function jointPlace(geometry: Geometry, cut: Cut, pixel: number): JointPlace | null {
  const mark = markOf(geometry, cut, INSIDE * pixel);
  return mark && { cut, ...pointAt(mark.axis, mark.at), heading: headingAt(mark.axis, mark.at) };
}

/** Joints that can be cut. @param pixel centimetres of one pixel */
export const jointPlaces = (geometry: Geometry, pixel: number): JointPlace[] =>
  jointsOf(geometry).flatMap((cut) => jointPlace(geometry, cut, pixel) ?? []);
