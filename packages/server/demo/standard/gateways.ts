import { gatewayIn } from '../gateway.ts';

const gateway = gatewayIn('gateways');

export const gateways = [
  gateway({
    titles: [
      'Bramka DALI-2, 64 adresy, na szynę DIN',
      'DALI-2 gateway, 64 addresses, DIN rail',
      'DALI-2-Gateway, 64 Adressen, Hutschiene',
    ],
    code: 'BD0001',
    system: 'dali',
    price: 1290,
  }),
  gateway({
    titles: ['Bramka DALI-2 z Wi-Fi', 'DALI-2 gateway with Wi-Fi', 'DALI-2-Gateway mit WLAN'],
    code: 'BD0002',
    system: 'dali',
    price: 890,
  }),
  gateway({
    titles: [
      'Panel ścienny z bramką DALI-2',
      'Wall panel with DALI-2 gateway',
      'Wandpanel mit DALI-2-Gateway',
    ],
    code: 'BD0003',
    system: 'dali',
    price: 1690,
  }),
  gateway({
    titles: ['Interfejs serwisowy DALI–USB', 'DALI–USB service interface', 'DALI-USB-Serviceadapter'],
    code: 'BD0009',
    system: 'dali',
    price: 349,
    showInSummary: false,
  }),
  gateway({
    titles: ['Bramka Zigbee 3.0', 'Zigbee 3.0 gateway', 'Zigbee-3.0-Gateway'],
    code: 'BZ0001',
    system: 'zigbee',
    price: 390,
    maxLuminaires: 50,
  }),
  gateway({
    titles: [
      'Bramka Zigbee 3.0 o dużym zasięgu',
      'Long-range Zigbee 3.0 gateway',
      'Zigbee-3.0-Gateway mit großer Reichweite',
    ],
    code: 'BZ0002',
    system: 'zigbee',
    price: 690,
    maxLuminaires: 120,
  }),
];
