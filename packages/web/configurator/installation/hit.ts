import { pointAt } from '@lumitor/domain/layout/axis';
import type { Point } from '@lumitor/domain/layout/heading';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Cut } from '@lumitor/domain/wiring/cut';
import type { PlacedFeed } from '@lumitor/domain/wiring/feed';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { feedsNow } from '../../visitor/wiring.ts';
import { jointPlaces } from './jointPlaces.ts';

/** So near, in pixels, a tap is meant for a feed or a joint. */
const NEAR = 22;

interface Hit {
  feed?: PlacedFeed;
  joint?: Cut;
}

/** What of the installation a tap at a point of the layout is meant for. @param pixel centimetres of one pixel */
export function wiringAt(point: Point, pixel: number): Hit {
  const geometry = geometryOf(currentPlan(configuratorStore.getState().history).layout);
  const { placed, indexOf } = geometry;
  let hit: Hit = {};
  let least = NEAR * pixel;
  const look = ({ x, y }: Point, found: Hit) => {
    const distance = Math.hypot(x - point.x, y - point.y);
    if (distance > least) return;
    least = distance;
    hit = found;
  };
  for (const joint of jointPlaces(geometry, pixel)) look(joint, { joint: joint.cut });
  // Last, as one that stands at a joint goes first.
  for (const feed of feedsNow()) {
    const axis = placed[indexOf.get(feed.stepId) ?? -1]?.axis;
    if (axis) look(pointAt(axis, feed.at), { feed });
  }
  return hit;
}
