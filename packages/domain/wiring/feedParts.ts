import { type Cut, cutsAtJoints, openJoins, placeOfCut } from '../kinds/cut/cut.ts';
import { type Feed, isAt, type RunPlace, SAME_PLACE } from '../kinds/feed/feed.ts';
import { findPlaced, type Geometry, placedStep, placeOfEnd } from '../kinds/rail/geometry.ts';
import { grouped } from '../math/groups.ts';
import type { Cm } from '../units.ts';
import { shareFeeds } from './ownFeeds.ts';
import type { Wiring } from './wiring.ts';
import { joinedStretches } from './zones.ts';

export function contains(geometry: Geometry, { stepId, at }: RunPlace): boolean {
  const rail = findPlaced(geometry, stepId);
  return rail !== undefined && at >= -SAME_PLACE && at <= rail.step.frameLength + SAME_PLACE;
}

/** Canonical position: at uncut joins the earlier rail names it. */
export function onePlace(geometry: Geometry, cuts: readonly Cut[]): (place: RunPlace) => RunPlace {
  const isCut = ({ stepId }: RunPlace) =>
    cuts.some((cut) => 'at' in cut && cut.stepId === stepId && cut.at <= SAME_PLACE);
  const joins = openJoins(geometry, cuts).map(({ first, second }) => ({
    first: { stepId: first.stepId, at: placeOfEnd(geometry, first) },
    second: { stepId: second.stepId, at: placeOfEnd(geometry, second) },
  }));
  return function named(place): RunPlace {
    const { step } = placedStep(geometry, place.stepId);
    if (step.kind !== 'start' && place.at <= SAME_PLACE && !isCut(place))
      return named({ stepId: step.on.stepId, at: placeOfEnd(geometry, step.on) });
    const join = joins.find(({ second }) => isAt(second, place));
    return join ? named(join.first) : place;
  };
}

/** Either side of the joint, or another rail attached there (D53). */
export function atCut(geometry: Geometry, cuts: readonly Cut[]): (place: RunPlace) => boolean {
  if (cuts.length === 0) return () => false;
  const named = onePlace(geometry, []);
  const joints = grouped(
    cuts.flatMap((cut) => {
      const place = placeOfCut(geometry, cut);
      return place ? [named(place)] : [];
    }),
    ({ stepId }) => stepId,
  );
  return (place) => {
    const joint = named(place);
    return joints.get(joint.stepId)?.some((one) => isAt(one, joint)) ?? false;
  };
}

/** `along` counts with all stretches laid end to end. */
export interface FeedCandidate extends RunPlace {
  along: Cm;
}

/** Connected part of the layout between cuts (D53). */
export interface FeedPart {
  length: Cm;
  /** Positions at cuts count only if there are no others. */
  candidates: FeedCandidate[];
  byHand: Feed[];
  number: number;
}

/** Circuit parts in the order of their first positions (D53). */
export function feedParts(
  geometry: Geometry,
  { feeds, cuts }: Pick<Wiring, 'feeds' | 'cuts'>,
  feedEvery: Cm,
): FeedPart[] {
  const fixed = cutsAtJoints(geometry, cuts);
  // Both sides of an isolated join are one circuit part.
  const { all, at, partOf } = joinedStretches(geometry, fixed, false);
  const named = onePlace(geometry, fixed);
  const parts = new Map<number, FeedPart>();
  for (const [index, { stepId, from, to }] of all.entries()) {
    const root = partOf(index);
    const part: FeedPart = parts.get(root) ?? { length: 0, candidates: [], byHand: [], number: 1 };
    parts.set(root, part);
    for (const place of from === 0 ? [0, to] : [to]) {
      const candidate = { stepId, at: place };
      if (isAt(named(candidate), candidate))
        part.candidates.push({ ...candidate, along: part.length + place - from });
    }
    part.length += to - from;
  }
  for (const feed of feeds) if (contains(geometry, feed)) parts.get(partOf(at(feed)))?.byHand.push(feed);
  const isAtCut = atCut(geometry, fixed);
  for (const part of parts.values()) {
    const free = part.candidates.filter((candidate) => !isAtCut(candidate));
    if (free.length > 0) part.candidates = free;
  }
  const list = [...parts.values()];
  shareFeeds(list, geometry.totalLength, feedEvery);
  return list;
}
