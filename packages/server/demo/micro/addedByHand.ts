import { accessoriesOf } from '../accessory.ts';
import type { DemoArticle } from '../article.ts';

const { coloured } = accessoriesOf('microAccessories', 'MM');

export const addedByHand: readonly DemoArticle[] = [
  ...coloured({
    titles: ['Zestaw linek Micro 2 m', 'Micro suspension set 2 m', 'Micro-Seilabhängung 2 m'],
    type: 'suspension',
    code: 301,
    price: 55,
  }),
  ...coloured({
    titles: ['Maskownica magnetyczna 50 cm', 'Magnetic slot cover 50 cm', 'Magnetische Abdeckung 50 cm'],
    type: 'cover',
    code: 303,
    price: 24,
  }),
  ...coloured({
    titles: ['Przewód 48 V, 2 × 1 mm², 3 m', '48 V cable, 2 × 1 mm², 3 m', '48-V-Leitung, 2 × 1 mm², 3 m'],
    type: 'cable',
    code: 305,
    price: 32,
    isPricedInZloty: true,
  }),
  ...coloured({
    titles: ['Pilot Micro', 'Micro remote', 'Micro-Fernbedienung'],
    type: 'control',
    code: 307,
    price: 119,
  }),
  ...coloured({
    titles: ['Ściemniacz ścienny, 1 klawisz', 'Wall dimmer, 1 rocker', 'Wanddimmer, 1 Wippe'],
    type: 'control',
    code: 309,
    price: 139,
  }),
];
