import { devicesNow, placeDevice, selectDevice, selectedDeviceNow } from '../../../visitor/devices.ts';
import { byKey } from '../../hand/act.ts';
import type { InstalledHand } from '../installedHand.ts';
import { DEVICE_ACTS } from './actions.ts';
import { carryDevice, standingAt } from './carryDevice.ts';

export const deviceHand: InstalledHand = {
  reachable: () =>
    devicesNow().flatMap((device) =>
      device.place
        ? {
            x: device.place.x,
            y: device.place.y,
            tap: () => selectDevice(device),
            grab: (at, { placeOf, pixel }) => carryDevice(device, at, placeOf, pixel),
          }
        : [],
    ),
  tapAt(point, pixel) {
    const selected = selectedDeviceNow();
    if (!selected || selected.place) return false;
    placeDevice(selected, standingAt(point, pixel, false));
    return true;
  },
  key(key, isShift) {
    const device = selectedDeviceNow();
    return device && byKey(DEVICE_ACTS, device, key, isShift);
  },
};
