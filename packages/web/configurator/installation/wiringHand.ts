import { nearestPlace } from '@lumitor/domain/layout/axis';
import type { Point } from '@lumitor/domain/layout/heading';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { currentPlan } from '@lumitor/domain/plan/history';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { selectStep } from '../../visitor/editing.ts';
import { type Area, SCALE, type ScreenPoint, toLayout } from '../../visitor/projection.ts';
import { cutOrJoin, selectFeed } from '../../visitor/wiring.ts';
import type { Held } from '../hand/gestures.ts';
import { stepAt } from '../hand/hit.ts';
import { carryFeed, snappedPlace } from './carryFeed.ts';
import { wiringAt } from './hit.ts';

export { wiringKey } from './acts.ts';

const { getState } = configuratorStore;
const pixelNow = () => 1 / (SCALE * getState().view.zoom);
const layoutNow = () => currentPlan(getState().history).layout;

/** A tap while the installation is shown: it selects a feed, cuts a joint or joins it, or selects a rail. */
export function tapWiring(at: ScreenPoint, area: Area): void {
  const point = toLayout(at, getState().view, area);
  const { feed, joint } = wiringAt(point, pixelNow());
  const rail = stepAt(geometryOf(layoutNow()), point, pixelNow());
  if (feed) selectFeed(feed);
  else if (joint) cutOrJoin(joint);
  else {
    if (rail) selectStep(rail.step.id, snappedPlace(rail, nearestPlace(rail.axis, point)));
    else selectFeed(null);
  }
}

/** What a press takes into the hand: a feed. */
export function grabFeed(at: ScreenPoint, areaNow: () => Area): Held | null {
  const placeOf = (point: ScreenPoint): Point => toLayout(point, getState().view, areaNow());
  const { feed } = wiringAt(placeOf(at), pixelNow());
  return feed ? carryFeed(feed, at, placeOf, pixelNow) : null;
}

/** Whether something of the installation is under the hand. */
export function isWiringAt(at: ScreenPoint, area: Area): boolean {
  const { feed, joint } = wiringAt(toLayout(at, getState().view, area), pixelNow());
  return Boolean(feed || joint);
}
