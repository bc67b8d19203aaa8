import type { Price } from './money.ts';

/** Unrounded like the net price; rounding happens on output (D24). */
export const grossPrice = (net: Price, vatPercent: number): Price =>
  ((net * (100 + vatPercent)) / 100) as Price;
