import type { DeviceEdit } from './device/edits.ts';
import type { DeviceKindName } from './devices.ts';
import { placeGateway } from './gateway/edits.ts';
import { placeSupply } from './supply/edits.ts';
import { placeControl } from './wallControl/edits.ts';

/** Places, moves and removes devices. */
export const DEVICE_EDITS: Readonly<Record<DeviceKindName, DeviceEdit>> = {
  supply({ index }, { plan, zones, place }) {
    const zone = zones[index];
    return zone ? placeSupply(plan.wiring, zone, place) : null;
  },
  gateway: ({ index }, { plan, place }) => placeGateway(plan.wiring, index, place),
  wallControl: ({ id = '' }, { plan, place }) => placeControl(plan.wallControls, id, place),
};
