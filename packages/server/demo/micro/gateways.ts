import { gatewayIn } from '../gateway.ts';

const gateway = gatewayIn('microGateways');

export const gateways = [
  gateway({
    titles: [
      'Bramka DALI-2 Micro, na szynę DIN',
      'Micro DALI-2 gateway, DIN rail',
      'Micro-DALI-2-Gateway, Hutschiene',
    ],
    code: 'BD0011',
    system: 'dali',
    price: 790,
  }),
  gateway({
    titles: ['Bramka Zigbee 3.0 Micro', 'Micro Zigbee 3.0 gateway', 'Micro-Zigbee-3.0-Gateway'],
    code: 'BZ0011',
    system: 'zigbee',
    price: 320,
    maxLuminaires: 50,
  }),
  gateway({
    titles: [
      'Bramka Zigbee 3.0 Micro z anteną',
      'Micro Zigbee 3.0 gateway with aerial',
      'Micro-Zigbee-3.0-Gateway mit Antenne',
    ],
    code: 'BZ0012',
    system: 'zigbee',
    price: 490,
    maxLuminaires: 80,
  }),
];
