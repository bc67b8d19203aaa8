import type { DeviceKind } from '../device/device.ts';

export const supplyName = (index: number): string => `S${index + 1}`;

export const supplyDevice: DeviceKind = {
  name: supplyName,
  placesIn: ({ zones }) => zones.map(({ supply }) => supply),
  line: 'power',
  size: [0.25, 0.05, 0.07],
};
