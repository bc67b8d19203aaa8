import type { DemoArticle } from '../article.ts';
import { powerPair } from '../power.ts';

const pair = powerPair('microPowers', 'MM', ' Micro');

export const powers: readonly DemoArticle[] = [
  ...pair({ watts: 60, code: 11, price: 119, isDali: false, size: [160, 40, 26] }),
  ...pair({ watts: 100, code: 13, price: 149, isDali: false, size: [184, 44, 28] }),
  ...pair({ watts: 200, code: 15, price: 229, isDali: false, size: [214, 50, 32] }),
  ...pair({ watts: 100, code: 31, price: 209, isDali: true, size: [184, 44, 28] }),
  ...pair({ watts: 200, code: 33, price: 289, isDali: true, size: [214, 50, 32] }),
];
