import type { Geometry, PlacedStep } from '../layout/geometry.ts';
import { type Feed, feedPlaces, type PlacedFeed, SAME_PLACE } from './feed.ts';
import { feedIslands, holds, missingOn } from './feedCount.ts';

/** A place where a feed can stand, and how far along its island that is when all steps are laid end to end. */
interface Candidate {
  stepId: string;
  at: number;
  along: number;
}

/** The places for feeds of each island. */
function candidatesOf({ placed, islands }: Geometry): Candidate[][] {
  const all = Array.from({ length: islands }, (): Candidate[] => []);
  const lengths = all.map(() => 0);
  for (const { step, island } of placed) {
    const before = lengths[island] as number;
    for (const at of feedPlaces(step)) all[island]?.push({ stepId: step.id, at, along: before + at });
    lengths[island] = before + step.frameLength;
  }
  return all;
}

/** Of the places that are free, the one nearest to a place along the island, of equals the first; −1 without any. */
function nearestFree(candidates: readonly Candidate[], isTaken: readonly boolean[], along: number): number {
  const distance = (index: number): number => Math.abs((candidates[index] as Candidate).along - along);
  let [low, high] = [0, candidates.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((candidates[middle] as Candidate).along < along) low = middle + 1;
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

const isAt = (candidate: Candidate, { stepId, at }: Feed): boolean =>
  candidate.stepId === stepId && Math.abs(candidate.at - at) <= SAME_PLACE;

/**
 * All feeds of a layout: those put by hand that hold, then the automatic ones, island by island (D53).
 * @param feedEvery centimetres that one feed serves (D16)
 */
export function feedsOf(geometry: Geometry, byHand: readonly Feed[], feedEvery: number): PlacedFeed[] {
  const { placed, indexOf } = geometry;
  const islands = feedIslands(geometry, byHand, feedEvery);
  const held = byHand
    .filter((feed) => holds(geometry, feed))
    .map((feed) => ({ ...feed, island: (placed[indexOf.get(feed.stepId) as number] as PlacedStep).island }));
  const candidates = candidatesOf(geometry);
  const automatic = islands.flatMap((one, island) => {
    const places = candidates[island] as Candidate[];
    const isTaken = places.map((candidate) => one.own.some((feed) => isAt(candidate, feed)));
    const missing = missingOn(one);
    const found: PlacedFeed[] = [];
    for (let index = 0; index < missing; index++) {
      const free = nearestFree(places, isTaken, ((index + 0.5) / missing) * one.length);
      if (free < 0) break;
      isTaken[free] = true;
      const { stepId, at } = places[free] as Candidate;
      found.push({ id: null, stepId, at, island });
    }
    return found;
  });
  return [...held, ...automatic];
}

/** All feeds in the order of their numbers: F1, F2 and so on along the steps in their order. */
export function numberedFeeds(geometry: Geometry, byHand: readonly Feed[], feedEvery: number): PlacedFeed[] {
  const indexAt = ({ stepId }: PlacedFeed) => geometry.indexOf.get(stepId) as number;
  return feedsOf(geometry, byHand, feedEvery).toSorted((a, b) => indexAt(a) - indexAt(b) || a.at - b.at);
}
