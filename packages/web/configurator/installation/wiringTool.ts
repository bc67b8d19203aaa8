import { nearestPlace } from '@lumitor/domain/layout/axis';
import type { Point } from '@lumitor/domain/layout/heading';
import { geometryOf } from '@lumitor/domain/layout/layout';
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
import { carryFeed, snappedPlace } from './carryFeed.ts';
import { feedSigns } from './feedSigns.ts';
import { jointPlaces } from './jointPlaces.ts';

const geometryNow = () => geometryOf(planNow().layout);

/** Hit radius of feeds and joints, in pixels. */
const NEAR = 22;

interface Hit {
  device?: ShownDevice;
  feed?: PlacedFeed;
  joint?: Cut;
}

/** Installation item that a tap hits. @param pixel centimetres of one pixel */
function wiringAt(point: Point, pixel: number): Hit {
  const geometry = geometryNow();
  let hit: Hit = {};
  let least = NEAR * pixel;
  const look = ({ x, y }: Point, found: Hit) => {
    const distance = Math.hypot(x - point.x, y - point.y);
    if (distance > least) return;
    least = distance;
    hit = found;
  };
  for (const joint of jointPlaces(geometry, pixel)) look(joint, { joint: joint.cut });
  // After the joints, since a feed at a joint takes precedence.
  const signOf = feedSigns(planNow(), pixel);
  for (const feed of feedsNow()) {
    const sign = signOf(feed);
    if (sign) look(sign, { feed });
  }
  for (const device of devicesNow()) if (device.place) look(device.place, { device });
  return hit;
}

/**
 * Tool in the installation: a tap selects, cuts or reconnects a joint, or places the selected supply or gateway without
 * a position.
 */
export const wiringTool = ({ placeOf, pixel }: ToolSurface) =>
  ({
    tap(at: ScreenPoint) {
      const point = placeOf(at);
      const { feed, joint, device } = wiringAt(point, pixel());
      const awaited = selectedDeviceNow();
      if (awaited && !awaited.place) return void placeDevice(awaited, standingAt(point, pixel(), false));
      if (device) return selectDevice(device);
      if (feed) return selectFeed(feed);
      if (joint) return void cutOrJoin(joint);
      const rail = stepAt(geometryNow(), point, pixel());
      if (rail) selectStep(rail.step.id, snappedPlace(rail, nearestPlace(rail.axis, point)));
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
