import type { Putting } from '../ifc/rails.ts';
import type { Ref } from '../ifc/step.ts';
import { append } from '../math/lists.ts';
import type { DeviceIfc, IfcParts } from './device/ifc.ts';
import { DEVICE_KIND_NAMES, type DeviceKindName } from './devices.ts';
import { putGateways } from './gateway/ifc.ts';
import { putSupplies } from './supply/ifc.ts';
import { putWallControls } from './wallControl/ifc.ts';

const DEVICE_IFC: Readonly<Record<DeviceKindName, DeviceIfc>> = {
  supply: putSupplies,
  gateway: putGateways,
  wallControl: putWallControls,
};

/** Each kind finds the buses of those before it. @returns all buses */
export function putDevices(putting: Putting, parts: Omit<IfcParts, 'buses'>): readonly Ref[] {
  const buses: Ref[] = [];
  for (const kind of DEVICE_KIND_NAMES) append(buses, DEVICE_IFC[kind](putting, { ...parts, buses }));
  return buses;
}
