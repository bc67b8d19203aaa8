import type { Price } from './money.ts';

/** Price of one piece with VAT, as exact as the net price: it is rounded where it is written (D24). */
export const grossPrice = (net: Price, vatPercent: number): Price =>
  ((net * (100 + vatPercent)) / 100) as Price;
