import { pointAt } from '../layout/axis.ts';
import { findPlaced, type Geometry, placeOfEnd } from '../layout/geometry.ts';
import type { Point } from '../layout/heading.ts';
import { innerPlaces } from '../layout/length.ts';
import type { End } from '../layout/step.ts';
import { type RunPlace, SAME_PLACE } from './feed.ts';

/** A joint that isolates (D55): on a run, or that of two ends which meet (D10), named by either. */
export type Cut = { stepId: string; at: number } | { stepId: string; end: End };

type Join = Geometry['joins'][number];

const joins = ({ first, second }: Join, cut: Cut): boolean =>
  'end' in cut && [first, second].some(({ stepId, end }) => stepId === cut.stepId && end === cut.end);

/** Joins of D10 that no cut parts. */
export const openJoins = (geometry: Geometry, cuts: readonly Cut[]): Join[] => {
  const ofLoops = cuts.filter((cut) => 'end' in cut);
  return geometry.joins.filter((join) => !ofLoops.some((cut) => joins(join, cut)));
};

/** Joins of D10 that isolate: those that are cut, or all of them, as with a DALI system (D17, D55). */
export const isolatedJoins = (
  geometry: Geometry,
  cuts: readonly Cut[],
  isolatesJoins: boolean,
): readonly Join[] =>
  isolatesJoins ? geometry.joins : geometry.joins.filter((join) => cuts.some((cut) => joins(join, cut)));

/** The joint that a cut is of: where it is, and a name by which two cuts of one joint are told. */
interface CutJoint extends Point {
  key: string;
}

/** Null where there is no joint to cut. */
function jointOf(geometry: Geometry, cut: Cut): CutJoint | null {
  if ('end' in cut) {
    const join = geometry.joins.findIndex((one) => joins(one, cut));
    const first = geometry.joins[join]?.first;
    return first ? { key: `join ${join}`, x: first.x, y: first.y } : null;
  }
  const rail = findPlaced(geometry, cut.stepId);
  if (!rail) return null;
  const begin = rail.step.kind === 'start' ? [] : [0];
  const at = [...begin, ...innerPlaces(rail.step.frameLength)].find(
    (place) => Math.abs(place - cut.at) <= SAME_PLACE,
  );
  return at === undefined ? null : { key: `${at} ${cut.stepId}`, ...pointAt(rail.axis, at) };
}

/** The place of the joint that a cut opens: of two ends that meet, that of the earlier rail. Null where there is no joint. */
export function placeOfCut(geometry: Geometry, cut: Cut): RunPlace | null {
  if ('at' in cut) return jointOf(geometry, cut) && { stepId: cut.stepId, at: cut.at };
  const first = geometry.joins.find((one) => joins(one, cut))?.first;
  return first ? { stepId: first.stepId, at: placeOfEnd(geometry, first) } : null;
}

/** Where the connector of a joint is that a cut opens: of two ends that meet, on the later rail. Null where there is none. */
export function connectorOfCut(geometry: Geometry, cut: Cut): RunPlace | null {
  if ('at' in cut) return cut;
  const second = geometry.joins.find((one) => joins(one, cut))?.second;
  return second ? { stepId: second.stepId, at: placeOfEnd(geometry, second) } : null;
}

/** Where on the plan a cut is; null where there is no joint to cut. */
export function pointOfCut(geometry: Geometry, cut: Cut): Point | null {
  const joint = jointOf(geometry, cut);
  return joint && { x: joint.x, y: joint.y };
}

/** Those that stand at a joint, each joint once (D55). */
export function cutsAtJoints(geometry: Geometry, cuts: readonly Cut[]): Cut[] {
  const taken = new Set<string>();
  return cuts.filter((cut) => {
    const joint = jointOf(geometry, cut);
    if (!joint || taken.has(joint.key)) return false;
    taken.add(joint.key);
    return true;
  });
}

/** Whether two cuts are of one joint. */
export const isSameCut = (geometry: Geometry, a: Cut, b: Cut): boolean => {
  const [one, other] = [jointOf(geometry, a), jointOf(geometry, b)];
  return one !== null && one.key === other?.key;
};

/** Every joint that can be cut, along the steps in their order; joins of ends come last. */
export function jointsOf({ placed, joins }: Geometry): Cut[] {
  const onRuns = placed.flatMap(({ step }) =>
    [...(step.kind === 'start' ? [] : [0]), ...innerPlaces(step.frameLength)].map((at) => ({
      stepId: step.id,
      at,
    })),
  );
  return [...onRuns, ...joins.map(({ first: { stepId, end } }) => ({ stepId, end }))];
}
