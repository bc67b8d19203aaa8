import type { DeviceKind, DeviceSource } from './device/device.ts';
import type { RoomPlace } from './device/position.ts';
import { gatewayDevice } from './gateway/device.ts';
import { supplyDevice } from './supply/device.ts';
import { wallControlDevice } from './wallControl/device.ts';

/** Kinds mounted at a position in the room. Drawings, lists, 3D and files iterate over them. */
export const DEVICES = {
  supply: supplyDevice,
  gateway: gatewayDevice,
  wallControl: wallControlDevice,
} as const satisfies Record<string, DeviceKind>;

export type DeviceKindName = keyof typeof DEVICES;
const DEVICE_KIND_NAMES = Object.keys(DEVICES) as DeviceKindName[];

export interface DrawnDevice extends RoomPlace {
  kind: DeviceKindName;
  number: number;
}

export const deviceName = ({ kind, number }: Pick<DrawnDevice, 'kind' | 'number'>): string =>
  DEVICES[kind].name(number - 1);

export const drawnDevices = (source: DeviceSource): DrawnDevice[] =>
  DEVICE_KIND_NAMES.flatMap((kind) =>
    DEVICES[kind]
      .placesIn(source)
      .flatMap((place, index): DrawnDevice[] =>
        place ? [{ kind, number: index + 1, x: place.x, y: place.y, z: place.z }] : [],
      ),
  );
