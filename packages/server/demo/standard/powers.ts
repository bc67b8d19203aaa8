import type { DemoArticle } from '../article.ts';
import { euro, titled } from '../article.ts';
import { powerDescription, powerPair } from '../power.ts';

const pair = powerPair('powers', 'MA', '');

/** The one whose output reaches the rail through an extra of its own (D18). */
const ceilingSupply: DemoArticle = {
  collection: 'powers',
  code: 'MA0007',
  fields: {
    ...titled([
      'Zasilacz sufitowy DALI 240 W',
      'Above-ceiling DALI power supply 240 W',
      'Decken-Netzteil DALI 240 W',
    ]),
    type: 'MA0007',
    price: 429,
    priceEuro: euro(429),
    power: 240,
    description: powerDescription([210, 84, 42]),
    isDali: true,
  },
};

export const powers: readonly DemoArticle[] = [
  ceilingSupply,
  ...pair({ watts: 60, code: 11, price: 129, isDali: false, size: [184, 52, 36] }),
  ...pair({ watts: 100, code: 13, price: 169, isDali: false, size: [200, 56, 38] }),
  ...pair({ watts: 150, code: 15, price: 209, isDali: false, size: [215, 61, 41] }),
  ...pair({ watts: 200, code: 17, price: 249, isDali: false, size: [230, 66, 44] }),
  ...pair({ watts: 300, code: 19, price: 339, isDali: false, size: [246, 72, 48] }),
  ...pair({ watts: 400, code: 21, price: 429, isDali: false, size: [262, 78, 52] }),
  ...pair({ watts: 60, code: 31, price: 189, isDali: true, size: [184, 52, 36] }),
  ...pair({ watts: 100, code: 33, price: 229, isDali: true, size: [200, 56, 38] }),
  ...pair({ watts: 150, code: 35, price: 269, isDali: true, size: [215, 61, 41] }),
  ...pair({ watts: 200, code: 37, price: 312, isDali: true, size: [230, 66, 44] }),
  ...pair({ watts: 300, code: 39, price: 419, isDali: true, size: [246, 72, 48] }),
  ...pair({ watts: 400, code: 41, price: 529, isDali: true, size: [262, 78, 52] }),
];
