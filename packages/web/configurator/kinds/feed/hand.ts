import { planNow } from '../../../visitor/configuratorStore.ts';
import { feedsNow, selectedFeedNow, selectFeed } from '../../../visitor/wiring.ts';
import { byKey } from '../../hand/act.ts';
import type { InstalledHand } from '../installedHand.ts';
import { FEED_ACTS } from './actions.ts';
import { carryFeed } from './carryFeed.ts';
import { feedSigns } from './feedSigns.ts';

export const feedHand: InstalledHand = {
  reachable(pixel) {
    const signOf = feedSigns(planNow(), pixel);
    return feedsNow().flatMap((feed) => {
      const sign = signOf(feed);
      if (!sign) return [];
      const { x, y } = sign;
      return {
        x,
        y,
        tap: () => selectFeed(feed),
        grab: (at, { placeOf, pixel: size }) => carryFeed(feed, at, placeOf, size),
      };
    });
  },
  key(key, isShift) {
    const feed = selectedFeedNow();
    return feed && byKey(FEED_ACTS, feed, key, isShift);
  },
};
