import { pointAt } from '../layout/axis.ts';
import type { Geometry } from '../layout/geometry.ts';
import type { Point } from '../layout/heading.ts';
import { innerPlaces } from '../layout/railLengths.ts';
import type { End } from '../layout/step.ts';
import { SAME_PLACE } from './feed.ts';

/** A joint that isolates (D55): on a run, or that of two ends which meet (D10), named by either. */
export type Cut = { stepId: string; at: number } | { stepId: string; end: End };

/** Where on the plan a cut is; null where there is no joint to cut. */
export function pointOfCut({ placed, indexOf, joins }: Geometry, cut: Cut): Point | null {
  if ('end' in cut) {
    const isNamed = ({ stepId, end }: { stepId: string; end: End }) =>
      stepId === cut.stepId && end === cut.end;
    const join = joins.find(({ first, second }) => isNamed(first) || isNamed(second));
    return join ? { x: join.first.x, y: join.first.y } : null;
  }
  const rail = placed[indexOf.get(cut.stepId) ?? -1];
  if (!rail) return null;
  const places = rail.step.kind === 'start' ? [] : [0];
  const isJoint = [...places, ...innerPlaces(rail.step.frameLength)].some(
    (at) => Math.abs(at - cut.at) <= SAME_PLACE,
  );
  return isJoint ? pointAt(rail.axis, cut.at) : null;
}

/** Those that stand at a joint, each joint once. */
export function heldCuts(geometry: Geometry, cuts: readonly Cut[]): Cut[] {
  const taken: Point[] = [];
  return cuts.filter((cut) => {
    const point = pointOfCut(geometry, cut);
    // Joints of several steps on one T share a point: only the two names of one join are the same joint.
    const isDouble = 'end' in cut && taken.some(({ x, y }) => x === point?.x && y === point.y);
    if (point && 'end' in cut) taken.push(point);
    return point !== null && !isDouble;
  });
}
