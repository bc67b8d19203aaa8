import type { DeviceKind, DevicePlace, Recalls } from './device/device.ts';
import { gatewayDevice } from './gateway/device.ts';
import { supplyDevice } from './supply/device.ts';
import { wallControlDevice } from './wallControl/device.ts';

/** Kinds mounted at a position in the room. Drawings, lists, 3D and files iterate over them. */
export const DEVICES = {
  supply: supplyDevice,
  gateway: gatewayDevice,
  wallControl: wallControlDevice,
} as const satisfies Record<string, DeviceKind<never>>;

type Devices = typeof DEVICES;
export type DeviceKindName = keyof Devices;
export const DEVICE_KIND_NAMES = Object.keys(DEVICES) as DeviceKindName[];

/** Sources of all kinds: an installation, or the words about one, and fields of the plan. */
export type DeviceSource = Devices[DeviceKindName]['placesIn'] extends (source: infer Source) => unknown
  ? Source
  : never;
export type PlanDevices = Omit<DeviceSource, 'zones' | 'gateways'>;

type UnboughtName = {
  [Name in DeviceKindName]: Devices[Name]['line'] extends null ? Name : never;
}[DeviceKindName];

export interface PlacedDevice<Name extends DeviceKindName = DeviceKindName> {
  kind: Name;
  number: number;
  place: DevicePlace | null;
}

export interface DrawnDevice<Name extends DeviceKindName = DeviceKindName> extends DevicePlace {
  kind: Name;
  number: number;
}

export type UnboughtDevice = DrawnDevice<UnboughtName>;

export const deviceName = ({ kind, number }: Pick<DrawnDevice, 'kind' | 'number'>): string =>
  DEVICES[kind].name(number - 1);

/** With or without a position. */
export const devicesIn = (source: DeviceSource): PlacedDevice[] =>
  DEVICE_KIND_NAMES.flatMap((kind) => {
    const { placesIn }: DeviceKind<DeviceSource> = DEVICES[kind];
    return placesIn(source).map((place, index) => ({ kind, number: index + 1, place }));
  });

export const drawnDevices = (source: DeviceSource): DrawnDevice[] =>
  devicesIn(source).flatMap(({ kind, number, place }) => (place ? [{ ...place, kind, number }] : []));

/** Devices that have no line in an order: the plan alone places them. */
export const unboughtDevices = (plan: PlanDevices): UnboughtDevice[] =>
  drawnDevices({ ...plan, zones: [], gateways: [] }) as UnboughtDevice[];

export function recallsOf({ groups, scenes }: Partial<Recalls>): Recalls | null {
  return groups && scenes ? { groups, scenes } : null;
}
