import type { DeviceKind } from '../device/device.ts';
import type { WallControl } from './wallControl.ts';

export const wallControlDevice = {
  name: (index: number): string => `P${index + 1}`,
  placesIn: ({ wallControls }) => wallControls,
  line: null,
  isOnBus: true,
  size: [0.08, 0.08, 0.02],
} as const satisfies DeviceKind<{ wallControls: readonly WallControl[] }>;
