import type { DeviceKind } from '../device/device.ts';
import type { RoomPlace } from '../device/position.ts';

export const gatewayName = (index: number): string => `G${index + 1}`;

export const gatewayDevice = {
  name: gatewayName,
  placesIn: ({ gateways }) => gateways,
  line: 'gateway',
  size: [0.1, 0.06, 0.09],
} as const satisfies DeviceKind<{ gateways: readonly (RoomPlace | null)[] }>;
