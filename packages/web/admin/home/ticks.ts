/** The steps of an axis, above 0. */
export const TICKS = 4;

const THOUSAND = 100_000;

/** In cents: the nearest of 1, 2, 2.5, 5, 10… that divides a height in four. */
export function tickFor(highest: number): number {
  const least = Math.max(highest, 1) / TICKS;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 2.5, 5].find((step) => step * power >= least) ?? 10) * power;
}

/** As many decimals as each step of an axis in thousands needs to be said as it is. */
export const tickDigits = (tick: number): number =>
  [0, 1].find((digits) => (tick * 10 ** digits) % THOUSAND === 0) ?? 2;
