import type { DeviceKind, DevicePlace } from '../device/device.ts';

export const supplyName = (index: number): string => `S${index + 1}`;

export const supplyDevice = {
  name: supplyName,
  placesIn: ({ zones }) => zones.map(({ supply }) => supply),
  line: 'power',
  size: [0.25, 0.05, 0.07],
} as const satisfies DeviceKind<{ zones: readonly { supply: DevicePlace | null }[] }>;
