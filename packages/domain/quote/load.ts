/** How much of a supply is used, in whole percent, rounded up: 101 as soon as it is exceeded. */
export function loadPercent(total: number, supply: number): number {
  if (total <= 0) return 0;
  // A supply of 0 W carries nothing; the tail of binary fractions must not round up.
  return supply > 0 ? Math.ceil(Number(((total * 100) / supply).toPrecision(12))) : 101;
}
