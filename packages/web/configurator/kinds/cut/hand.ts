import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { planNow } from '../../../visitor/configuratorStore.ts';
import { cutOrJoin } from '../../../visitor/wiring.ts';
import type { InstalledHand } from '../installedHand.ts';
import { jointPlaces } from './jointPlaces.ts';

/** A tap on a joint cuts or joins it. */
export const cutHand: InstalledHand = {
  reachable: (pixel) =>
    jointPlaces(geometryOf(planNow().layout), pixel).map(({ x, y, cut }) => ({
      x,
      y,
      tap: () => void cutOrJoin(cut),
    })),
};
