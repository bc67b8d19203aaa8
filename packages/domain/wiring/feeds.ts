import { cutsAtJoints } from '../kinds/cut/cut.ts';
import { type PlacedFeed, SAME_PLACE } from '../kinds/feed/feed.ts';
import type { Geometry } from '../kinds/rail/geometry.ts';
import { itemAt } from '../math/lists.ts';
import type { Cm } from '../units.ts';
import { circuitOf } from './circuit.ts';
import { type FeedCandidate, type FeedPart, feedParts } from './feedParts.ts';
import { countOwnFeeds } from './ownFeeds.ts';
import type { Wiring } from './wiring.ts';

/** Index of the nearest free candidate, of equally near ones the first; −1 if none is free. */
function nearestFree(candidates: readonly FeedCandidate[], isTaken: readonly boolean[], along: Cm): number {
  const distance = (index: number): Cm => Math.abs(itemAt(candidates, index).along - along);
  let [low, high] = [0, candidates.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (itemAt(candidates, middle).along < along) low = middle + 1;
    else high = middle;
  }
  let after = low;
  while (after < candidates.length && isTaken[after]) after += 1;
  let before = low - 1;
  while (before >= 0 && isTaken[before]) before -= 1;
  if (before < 0) return after < candidates.length ? after : -1;
  if (after < candidates.length && distance(after) < distance(before) - SAME_PLACE) return after;
  for (let one = before - 1; one >= 0 && distance(one) <= distance(before) + SAME_PLACE; one--)
    if (!isTaken[one]) before = one;
  return before;
}

function evenly({ candidates, length, number }: FeedPart): FeedCandidate[] {
  const isTaken = candidates.map(() => false);
  const found: FeedCandidate[] = [];
  for (let index = 0; index < number; index++) {
    const free = nearestFree(candidates, isTaken, ((index + 0.5) / number) * length);
    if (free < 0) break;
    isTaken[free] = true;
    found.push(itemAt(candidates, free));
  }
  return found;
}

/**
 * Further feeds of parts that have some by hand: each on the candidate farthest from all feeds, along rails
 * and joins (D53). `distances` has each node's way to the nearest feed; a new feed only shortens it.
 */
function farFromOthers(
  geometry: Geometry,
  cuts: Wiring['cuts'],
  parts: readonly FeedPart[],
): Map<FeedPart, FeedCandidate[]> {
  const places = parts.flatMap(({ candidates, byHand }) => [...candidates, ...byHand]);
  const circuit = circuitOf({ geometry, cuts: cutsAtJoints(geometry, cuts), isolatesJoins: false, places });
  const links = Array.from({ length: circuit.nodes }, (): { to: number; length: Cm }[] => []);
  for (const { a, b, length } of circuit.conductors) {
    links[a]?.push({ to: b, length });
    links[b]?.push({ to: a, length });
  }
  const distances = new Float64Array(circuit.nodes).fill(Number.POSITIVE_INFINITY);
  const feedAt = (source: number) => {
    distances[source] = 0;
    const queue = [source];
    for (const node of queue)
      for (const { to, length } of links[node] ?? []) {
        const distance = (distances[node] ?? 0) + length;
        if (distance >= (distances[to] ?? 0)) continue;
        distances[to] = distance;
        queue.push(to);
      }
  };
  const found = new Map<FeedPart, FeedCandidate[]>();
  let next = 0;
  for (const part of parts) {
    const nodes = circuit.places.slice(next, next + part.candidates.length);
    next += part.candidates.length;
    for (const source of circuit.places.slice(next, next + part.byHand.length)) feedAt(source);
    next += part.byHand.length;
    const own: FeedCandidate[] = [];
    const distanceOf = (index: number) => distances[nodes[index] ?? 0] ?? 0;
    for (let missing = part.number - part.byHand.length; missing > 0; missing--) {
      const farthest = nodes.reduce(
        (best, _, index) => (distanceOf(index) > distanceOf(best) + SAME_PLACE ? index : best),
        0,
      );
      if (distanceOf(farthest) <= SAME_PLACE) break;
      own.push(itemAt(part.candidates, farthest));
      feedAt(nodes[farthest] ?? 0);
    }
    found.set(part, own);
  }
  return found;
}

function findFeeds(geometry: Geometry, wiring: Pick<Wiring, 'feeds' | 'cuts'>, feedEvery: Cm): PlacedFeed[] {
  const parts = feedParts(geometry, wiring, feedEvery);
  const absent = parts.filter(({ byHand, number }) => byHand.length > 0 && byHand.length < number);
  const far = absent.length > 0 ? farFromOthers(geometry, wiring.cuts, absent) : null;
  const partOf = new Map(parts.flatMap(({ byHand }, part) => byHand.map((feed) => [feed, part])));
  return [
    ...wiring.feeds.flatMap((feed): PlacedFeed[] => {
      const part = partOf.get(feed);
      return part === undefined ? [] : [{ ...feed, part }];
    }),
    ...parts.flatMap((one, part) =>
      (one.byHand.length === 0 ? evenly(one) : (far?.get(one) ?? [])).map(
        ({ stepId, at }): PlacedFeed => ({ id: null, stepId, at, part }),
      ),
    ),
  ];
}

interface Found {
  feeds: Wiring['feeds'];
  cuts: Wiring['cuts'];
  feedEvery: Cm;
  found: readonly PlacedFeed[];
}

/** Price, drawing and check request the same feeds in a row. */
const known = new WeakMap<Geometry, Found>();

/** Valid feeds put by hand, then automatic ones by part (D53). */
export function feedsOf(
  geometry: Geometry,
  wiring: Pick<Wiring, 'feeds' | 'cuts'>,
  feedEvery: Cm,
): readonly PlacedFeed[] {
  const { feeds, cuts } = wiring;
  const last = known.get(geometry);
  if (last?.feeds === feeds && last.cuts === cuts && last.feedEvery === feedEvery) return last.found;
  const found = findFeeds(geometry, wiring, feedEvery);
  known.set(geometry, { feeds, cuts, feedEvery, found });
  return found;
}

/** D16, D53. */
export function countFeeds(
  geometry: Geometry,
  wiring: Pick<Wiring, 'feeds' | 'cuts'>,
  feedEvery: Cm,
): number {
  const isBare = wiring.feeds.length === 0 && wiring.cuts.length === 0;
  return isBare ? countOwnFeeds(geometry, feedEvery) : feedsOf(geometry, wiring, feedEvery).length;
}

export function numberedFeeds(
  geometry: Geometry,
  wiring: Pick<Wiring, 'feeds' | 'cuts'>,
  feedEvery: Cm,
): PlacedFeed[] {
  const indexAt = ({ stepId }: PlacedFeed) => geometry.indexOf.get(stepId) ?? -1;
  return feedsOf(geometry, wiring, feedEvery).toSorted((a, b) => indexAt(a) - indexAt(b) || a.at - b.at);
}
