import type { DeviceKind } from '../device/device.ts';

export const gatewayName = (index: number): string => `G${index + 1}`;

export const gatewayDevice: DeviceKind = {
  name: gatewayName,
  placesIn: ({ gateways }) => gateways,
  line: 'gateway',
  size: [0.1, 0.06, 0.09],
};
