import { nearestPlace } from '@lumitor/domain/layout/axis';
import type { Point } from '@lumitor/domain/layout/heading';
import { geometryOf } from '@lumitor/domain/layout/layout';
import type { Px } from '@lumitor/domain/units';
import type { Cut } from '@lumitor/domain/wiring/cut';
import type { PlacedFeed } from '@lumitor/domain/wiring/feed';
import { planNow } from '../../visitor/configuratorStore.ts';
import {
  devicesNow,
  placeDevice,
  type ShownDevice,
  selectDevice,
  selectedDeviceNow,
} from '../../visitor/devices.ts';
import { selectStep } from '../../visitor/editing.ts';
import type { ScreenPoint } from '../../visitor/projection.ts';
import { cutOrJoin, feedsNow, selectFeed } from '../../visitor/wiring.ts';
import { stepAt } from '../hand/hit.ts';
import type { Tool, ToolSurface } from '../hand/tool.ts';
import { wiringKey } from './acts.ts';
import { carryDevice, standingAt } from './carryDevice.ts';
import { carryFeed, snappedFeedPosition } from './carryFeed.ts';
import { feedSigns } from './feedSigns.ts';
import { jointPlaces } from './jointPlaces.ts';

const geometryNow = () => geometryOf(planNow().layout);

const HIT_RADIUS: Px = 22;

interface Hit {
  device?: ShownDevice;
  feed?: PlacedFeed;
  joint?: Cut;
}

function wiringAt(point: Point, pixel: number): Hit {
  const geometry = geometryNow();
  let hit: Hit = {};
  let least = HIT_RADIUS * pixel;
  const consider = ({ x, y }: Point, found: Hit) => {
    const distance = Math.hypot(x - point.x, y - point.y);
    if (distance > least) return;
    least = distance;
    hit = found;
  };
  for (const joint of jointPlaces(geometry, pixel)) consider(joint, { joint: joint.cut });
  // After the joints, so that a feed at a joint takes precedence.
  const signOf = feedSigns(planNow(), pixel);
  for (const feed of feedsNow()) {
    const sign = signOf(feed);
    if (sign) consider(sign, { feed });
  }
  for (const device of devicesNow()) if (device.place) consider(device.place, { device });
  return hit;
}

export const wiringTool = ({ placeOf, pixel }: ToolSurface) =>
  ({
    tap(at: ScreenPoint) {
      const point = placeOf(at);
      const { feed, joint, device } = wiringAt(point, pixel());
      const selected = selectedDeviceNow();
      if (selected && !selected.place) return void placeDevice(selected, standingAt(point, pixel(), false));
      if (device) return selectDevice(device);
      if (feed) return selectFeed(feed);
      if (joint) return void cutOrJoin(joint);
      const rail = stepAt(geometryNow(), point, pixel());
      if (rail) selectStep(rail.step.id, snappedFeedPosition(rail, nearestPlace(rail.axis, point)));
      else selectFeed(null);
    },
    grab(at: ScreenPoint) {
      const { feed, device } = wiringAt(placeOf(at), pixel());
      if (device) return carryDevice(device, at, placeOf, pixel);
      return feed ? carryFeed(feed, at, placeOf, pixel) : null;
    },
    hover(at: ScreenPoint) {
      const { feed, joint, device } = wiringAt(placeOf(at), pixel());
      return Boolean(feed || joint || device);
    },
    key: wiringKey,
  }) satisfies Tool;
