import { type Cut, connectorOfCut, cutsAtJoints } from '../kinds/cut/cut.ts';
import type { RunPlace } from '../kinds/feed/feed.ts';
import { type Geometry, placeOfEnd } from '../kinds/rail/geometry.ts';
import { innerPlaces } from '../kinds/rail/length.ts';
import { isEndOfT } from '../kinds/rail/step.ts';
import { itemAt } from '../math/lists.ts';
import { countFeeds, feedsOf } from '../wiring/feeds.ts';
import { countZones } from '../wiring/zones.ts';
import { findJoints } from './joints.ts';
import { type CountWired, type FeedCounts, type FeedKind, namesFeeds } from './parts.ts';

/** Feeds with one key share a cap or connector. */
export interface FeedSpot {
  kind: FeedKind;
  key: string;
}

export const placeKey = ({ stepId, at }: RunPlace): string => `${at} ${stepId}`;

/**
 * Cap, connector or drilled rail at each feed (D53a). A joint has a position on every rail that meets there,
 * so all of them get the same key. A T takes precedence.
 */
export function feedSpots(geometry: Geometry, feeds: readonly RunPlace[]): FeedSpot[] {
  const { placed, joins, openEnds } = geometry;
  const spots = new Map<string, FeedSpot>();
  const add = (place: RunPlace, spot: FeedSpot) => {
    const key = placeKey(place);
    if (spots.get(key)?.kind !== 't') spots.set(key, spot);
  };
  for (const end of openEnds) {
    const { step } = itemAt(placed, end.index);
    const place = { stepId: end.stepId, at: placeOfEnd(geometry, end) };
    if (!isEndOfT(step, end.end)) add(place, { kind: 'end', key: placeKey(place) });
  }
  for (const { step } of placed)
    for (const at of innerPlaces(step.frameLength)) {
      const place = { stepId: step.id, at };
      add(place, { kind: 'straight', key: placeKey(place) });
    }
  for (const { kind, stepId, at } of findJoints(geometry))
    add({ stepId, at }, { kind, key: placeKey({ stepId, at }) });
  for (const { step } of placed) {
    if (step.kind === 'start') continue;
    const on = { stepId: step.on.stepId, at: placeOfEnd(geometry, step.on) };
    const own = { stepId: step.id, at: 0 };
    const joint = spots.get(placeKey(own)) ?? spots.get(placeKey(on));
    if (!joint) continue;
    add(on, joint);
    add(own, joint);
  }
  for (const { first, second } of joins) {
    const places = [first, second].map((end) => ({ stepId: end.stepId, at: placeOfEnd(geometry, end) }));
    const joint = places.flatMap((place) => spots.get(placeKey(place)) ?? [])[0];
    if (joint) for (const place of places) add(place, joint);
  }
  return feeds.map((feed) => spots.get(placeKey(feed)) ?? { kind: 'drilled', key: placeKey(feed) });
}

function countFeedKinds(
  geometry: Geometry,
  feeds: readonly RunPlace[],
  gone: ReadonlySet<string>,
): FeedCounts {
  const spots = feedSpots(geometry, feeds);
  const counted = (kind: FeedKind) => {
    const own = spots.filter((spot) => spot.kind === kind);
    const places = new Set(own.flatMap(({ key }) => (gone.has(key) ? [] : [key])));
    return { feeds: own.length, places: places.size };
  };
  return { end: counted('end'), straight: counted('straight'), angle: counted('angle'), t: counted('t') };
}

/**
 * Straight connectors that isolating joints replace. A T in the middle already replaces the connector there
 * (D14).
 */
export function cutConnectors(geometry: Geometry, cuts: readonly Cut[]): Set<string> {
  if (cuts.length === 0) return new Set();
  const inside = geometry.placed.flatMap(({ step }) =>
    innerPlaces(step.frameLength).map((at) => placeKey({ stepId: step.id, at })),
  );
  const joints = findJoints(geometry);
  const straight = new Set([
    ...inside,
    ...joints.flatMap((joint) => (joint.kind === 'straight' ? [placeKey(joint)] : [])),
  ]);
  for (const joint of joints) if (joint.kind === 't') straight.delete(placeKey(joint));
  return new Set(
    cuts.flatMap((cut) => {
      const place = connectorOfCut(geometry, cut);
      return place && straight.has(placeKey(place)) ? [placeKey(place)] : [];
    }),
  );
}

/** D53, D55. */
export const countWired: CountWired = (geometry, wiring, numbers, isolatesJoins) => {
  const cuts = cutsAtJoints(geometry, wiring.cuts);
  const ofLoops = cuts.filter((cut) => 'end' in cut).length;
  const { feedEvery } = numbers;
  const connectors = numbers.isolatingJointReplaces ? cutConnectors(geometry, cuts) : new Set<string>();
  return {
    feeds: countFeeds(geometry, wiring, feedEvery),
    ...(namesFeeds(numbers) && {
      feedKinds: countFeedKinds(geometry, feedsOf(geometry, wiring, feedEvery), connectors),
    }),
    cuts: { onRuns: cuts.length - ofLoops, ofLoops, connectors: connectors.size },
    zones: countZones(geometry, wiring, isolatesJoins),
  };
};
