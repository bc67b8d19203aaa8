import { type Axis, pointAt } from '@lumitor/domain/layout/axis';
import { findPlaced, type Geometry } from '@lumitor/domain/layout/geometry';
import type { Point } from '@lumitor/domain/layout/heading';
import { headingAt } from '@lumitor/domain/layout/headingAt';
import type { Cut } from '@lumitor/domain/wiring/cut';
import { jointsOf } from '@lumitor/domain/wiring/cut';

/** Joints at an end of a rail are marked so far inside it, in pixels: several rails meet there, each with its own. */
const INSIDE = 13;

/** Where a joint is marked. */
export interface JointPlace extends Point {
  cut: Cut;
  /** In which direction the rail runs there, in degrees. */
  heading: number;
}

/** Tells a joint from every other. */
export const jointKey = (cut: Cut): string => `${cut.stepId} ${'at' in cut ? cut.at : cut.end}`;

/** The rail that a joint is marked on, and where on it. */
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

/** All joints that can be cut. @param pixel centimetres of one pixel */
export const jointPlaces = (geometry: Geometry, pixel: number): JointPlace[] =>
  jointsOf(geometry).flatMap((cut) => jointPlace(geometry, cut, pixel) ?? []);
