import type { Cm } from '../../units.ts';
import { type RunPlace, SAME_PLACE } from '../feed/feed.ts';
import { pointAt } from '../rail/axis.ts';
import { findPlaced, type Geometry, placeOfEnd } from '../rail/geometry.ts';
import type { Point } from '../rail/heading.ts';
import { innerPlaces } from '../rail/length.ts';
import type { End } from '../rail/step.ts';

/** Named by a rail, or by either of two ends that meet (D10, D55). */
export type Cut = { stepId: string; at: Cm } | { stepId: string; end: End };

type Join = Geometry['joins'][number];

const joins = ({ first, second }: Join, cut: Cut): boolean =>
  'end' in cut && [first, second].some(({ stepId, end }) => stepId === cut.stepId && end === cut.end);

export const openJoins = (geometry: Geometry, cuts: readonly Cut[]): Join[] => {
  const ofLoops = cuts.filter((cut) => 'end' in cut);
  return geometry.joins.filter((join) => !ofLoops.some((cut) => joins(join, cut)));
};

/** All with a DALI system (D17, D55). */
export const isolatedJoins = (
  geometry: Geometry,
  cuts: readonly Cut[],
  isolatesJoins: boolean,
): readonly Join[] =>
  isolatesJoins ? geometry.joins : geometry.joins.filter((join) => cuts.some((cut) => joins(join, cut)));

/** Cuts with the same key are at one joint. */
interface CutJoint extends Point {
  key: string;
}

function jointOf(geometry: Geometry, cut: Cut): CutJoint | null {
  if ('end' in cut) {
    const join = geometry.joins.findIndex((one) => joins(one, cut));
    const first = geometry.joins[join]?.first;
    return first ? { key: `join ${join}`, x: first.x, y: first.y } : null;
  }
  const rail = findPlaced(geometry, cut.stepId);
  if (!rail) return null;
  const start = rail.step.kind === 'start' ? [] : [0];
  const at = [...start, ...innerPlaces(rail.step.frameLength)].find(
    (place) => Math.abs(place - cut.at) <= SAME_PLACE,
  );
  return at === undefined ? null : { key: `${at} ${cut.stepId}`, ...pointAt(rail.axis, at) };
}

/** Earlier rail if two ends meet; null without a joint. */
export function placeOfCut(geometry: Geometry, cut: Cut): RunPlace | null {
  if ('at' in cut) return jointOf(geometry, cut) && { stepId: cut.stepId, at: cut.at };
  const first = geometry.joins.find((one) => joins(one, cut))?.first;
  return first ? { stepId: first.stepId, at: placeOfEnd(geometry, first) } : null;
}

/** Later rail if two ends meet; null without a joint. */
export function connectorOfCut(geometry: Geometry, cut: Cut): RunPlace | null {
  if ('at' in cut) return cut;
  const second = geometry.joins.find((one) => joins(one, cut))?.second;
  return second ? { stepId: second.stepId, at: placeOfEnd(geometry, second) } : null;
}

export function pointOfCut(geometry: Geometry, cut: Cut): Point | null {
  const joint = jointOf(geometry, cut);
  return joint && { x: joint.x, y: joint.y };
}

/** Cuts at an existing joint, each joint once; others have no effect. */
export function cutsAtJoints(geometry: Geometry, cuts: readonly Cut[]): Cut[] {
  const taken = new Set<string>();
  return cuts.filter((cut) => {
    const joint = jointOf(geometry, cut);
    if (!joint || taken.has(joint.key)) return false;
    taken.add(joint.key);
    return true;
  });
}

export const isSameCut = (geometry: Geometry, a: Cut, b: Cut): boolean => {
  const [one, other] = [jointOf(geometry, a), jointOf(geometry, b)];
  return one !== null && one.key === other?.key;
};

export function jointsOf({ placed, joins }: Geometry): Cut[] {
  const onRuns = placed.flatMap(({ step }) =>
    [...(step.kind === 'start' ? [] : [0]), ...innerPlaces(step.frameLength)].map((at) => ({
      stepId: step.id,
      at,
    })),
  );
  return [...onRuns, ...joins.map(({ first: { stepId, end } }) => ({ stepId, end }))];
}
