import type { Geometry, PlacedStep } from '../layout/geometry.ts';
import { type Feed, feedPlaces, SAME_PLACE } from './feed.ts';

/** Whether a feed, or anything else put on a run, has its step and lies on it. */
export function holds(
  { placed, indexOf }: Geometry,
  { stepId, at }: { stepId: string; at: number },
): boolean {
  const rail = placed[indexOf.get(stepId) ?? -1] as PlacedStep | undefined;
  return rail !== undefined && at >= -SAME_PLACE && at <= rail.step.frameLength + SAME_PLACE;
}

export interface FeedIsland {
  length: number;
  /** So many places there are for feeds. */
  places: number;
  /** Put there by hand. */
  own: Feed[];
  /** How many feeds it is to have. */
  number: number;
}

/** The islands of a layout, each with the number of feeds it is to have. */
export function feedIslands(geometry: Geometry, byHand: readonly Feed[], feedEvery: number): FeedIsland[] {
  const { placed, indexOf, islands, totalLength } = geometry;
  const all = Array.from(
    { length: islands },
    (): FeedIsland => ({ length: 0, places: 0, own: [], number: 1 }),
  );
  for (const { step, island } of placed) {
    const one = all[island] as FeedIsland;
    one.length += step.frameLength;
    one.places += feedPlaces(step).length;
  }
  const held = byHand.filter((feed) => holds(geometry, feed));
  for (const feed of held)
    all[(placed[indexOf.get(feed.stepId) as number] as PlacedStep).island]?.own.push(feed);
  const count = Math.max(Math.ceil(totalLength / feedEvery), islands, held.length);
  for (let more = count - islands; more > 0 && islands > 0; more--) neediest(all).number += 1;
  return all;
}

/** So many more than those put by hand. */
export const missingOn = ({ own, number }: FeedIsland): number => Math.max(0, number - own.length);

/** The first of those with the greatest length for each feed. */
const neediest = (islands: readonly FeedIsland[]): FeedIsland =>
  islands.reduce((a, b) => (b.length / b.number > a.length / a.number ? b : a));

/** How many feeds a layout has, wherever they stand (D16, D53). @param feedEvery centimetres that one feed serves */
export function countFeeds(geometry: Geometry, byHand: readonly Feed[], feedEvery: number): number {
  return feedIslands(geometry, byHand, feedEvery).reduce((sum, island) => {
    const taken = island.own.flatMap(({ stepId, at }) => {
      const { step } = geometry.placed[geometry.indexOf.get(stepId) as number] as PlacedStep;
      const place = feedPlaces(step).find((one) => Math.abs(one - at) <= SAME_PLACE);
      return place === undefined ? [] : [`${stepId} ${place}`];
    });
    const free = island.places - new Set(taken).size;
    return sum + island.own.length + Math.min(missingOn(island), free);
  }, 0);
}
