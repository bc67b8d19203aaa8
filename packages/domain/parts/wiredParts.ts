import { heldCuts } from '../wiring/cut.ts';
import { countFeeds, feedsOf } from '../wiring/feeds.ts';
import { countZones } from '../wiring/zones.ts';
import { countFeedKinds } from './feedKinds.ts';
import { type CountWired, namesFeeds } from './parts.ts';

/** Of any plan (D53, D55). */
export const countWired: CountWired = (geometry, wiring, numbers, isolatesJoins) => {
  const cuts = heldCuts(geometry, wiring.cuts);
  const ofLoops = cuts.filter((cut) => 'end' in cut).length;
  const { feedEvery } = numbers;
  return {
    feeds: countFeeds(geometry, wiring, feedEvery),
    ...(namesFeeds(numbers) && { feedKinds: countFeedKinds(geometry, feedsOf(geometry, wiring, feedEvery)) }),
    cuts: { onRuns: cuts.length - ofLoops, ofLoops },
    zones: countZones(geometry, wiring, isolatesJoins),
  };
};
