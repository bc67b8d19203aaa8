import { accessoriesOf } from '../accessory.ts';
import type { DemoArticle } from '../article.ts';

const { coloured, neutral } = accessoriesOf('accessories', 'MA');

export const addedByHand: readonly DemoArticle[] = [
  ...coloured({
    titles: ['Zestaw linek 1,5 m', 'Suspension set 1.5 m', 'Seilabhängung 1,5 m'],
    type: 'suspension',
    code: 401,
    price: 59,
  }),
  ...coloured({
    titles: ['Zestaw linek 3 m', 'Suspension set 3 m', 'Seilabhängung 3 m'],
    type: 'suspension',
    code: 403,
    price: 79,
  }),
  ...coloured({
    titles: ['Rozeta sufitowa', 'Ceiling rose', 'Deckenbaldachin'],
    type: 'suspension',
    code: 405,
    price: 45,
  }),
  ...coloured({
    titles: ['Dławnica kablowa M16', 'Cable gland M16', 'Kabelverschraubung M16'],
    type: 'cable',
    code: 411,
    price: 12,
    isPricedInZloty: true,
  }),
  ...coloured({
    titles: [
      'Przewód zasilający 3 × 1,5 mm², 5 m',
      'Mains cable 3 × 1.5 mm², 5 m',
      'Netzleitung 3 × 1,5 mm², 5 m',
    ],
    type: 'cable',
    code: 413,
    price: 49,
    isPricedInZloty: true,
  }),
  ...coloured({
    titles: ['Maskownica szyny 100 cm', 'Slot cover 100 cm', 'Schienenabdeckung 100 cm'],
    type: 'cover',
    code: 421,
    price: 29,
  }),
  ...coloured({
    titles: ['Plaster miodu do reflektora', 'Honeycomb for spotlights', 'Wabenraster für Strahler'],
    type: 'optics',
    code: 423,
    price: 35,
  }),
  ...neutral({
    titles: ['Klips montażowy, 2 szt.', 'Mounting clip, 2 pcs', 'Montageclip, 2 Stk.'],
    type: 'mounting',
    code: 431,
    price: 14,
    isPricedInZloty: true,
  }),
  ...coloured({
    titles: ['Pilot Zigbee', 'Zigbee remote', 'Zigbee-Fernbedienung'],
    type: 'control',
    code: 441,
    price: 129,
  }),
  ...coloured({
    titles: ['Przycisk ścienny, 2 klawisze', 'Wall switch, 2 rockers', 'Wandtaster, 2 Wippen'],
    type: 'control',
    code: 443,
    price: 149,
  }),
  ...coloured({
    titles: ['Czujnik ruchu do szyny', 'Motion sensor for the rail', 'Bewegungsmelder für die Schiene'],
    type: 'control',
    code: 445,
    price: 219,
  }),
];
