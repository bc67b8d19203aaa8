import type { DeviceKind } from '../device/device.ts';

export const wallControlName = (index: number): string => `P${index + 1}`;

export const wallControlDevice: DeviceKind = {
  name: wallControlName,
  placesIn: ({ wallControls }) => wallControls,
  line: null,
  size: [0.08, 0.08, 0.02],
};
