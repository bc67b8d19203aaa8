import type { Lux } from '../units.ts';

/** Steps of EN 12464-1 per decade. */
const OF_DECADE = [1, 1.5, 2, 3, 5, 7.5];
/** Steps for wider ranges, where those are too many. */
const COARSER = [[1, 2, 5], [1, 3], [1]];
/** More steps make bands hard to distinguish, fewer show little. */
const MOST = 12;
const FEWEST = 5;
const FINEST: Lux = 0.1;

/** Removes the tail of binary fractions. */
const exact = (lux: Lux): Lux => Number(lux.toPrecision(6));

/** Number 0 is 1 lx, 1 is 1.5 lx, −1 is 0.75 lx. */
function normStep(number: number): Lux {
  const decade = Math.floor(number / OF_DECADE.length);
  return exact((OF_DECADE[number - decade * OF_DECADE.length] as number) * 10 ** decade);
}

function normBelow(lux: Lux): number {
  let number = (Math.floor(Math.log10(lux)) - 1) * OF_DECADE.length;
  while (normStep(number + 1) <= lux) number++;
  return number;
}

/** Five steps below, the target itself, and two above (D50). */
export function stepsAbout(lux: Lux): Lux[] {
  const below = normBelow(lux) - (normStep(normBelow(lux)) === lux ? 1 : 0);
  const above = normBelow(lux) + 1;
  return [-4, -3, -2, -1, 0]
    .map((by) => normStep(below + by))
    .concat(lux, normStep(above), normStep(above + 1));
}

export function roundedEnds(least: Lux, greatest: Lux): { least: Lux; greatest: Lux } {
  const from = normStep(normBelow(Math.max(FINEST, least)));
  return { least: from, greatest: normStep(Math.max(normBelow(greatest), normBelow(from)) + 1) };
}

function linearSteps(least: Lux, greatest: Lux): Lux[] {
  const rough = (greatest - least) / MOST;
  const decade = 10 ** Math.floor(Math.log10(rough));
  const size = Math.max(FINEST, decade * ([1, 2, 5, 10].find((times) => times * decade >= rough) ?? 10));
  const first = Math.floor(least / size) + 1;
  const count = Math.max(0, Math.ceil(greatest / size) - first);
  return Array.from({ length: count }, (_, at) => exact((first + at) * size));
}

function decadeSteps(least: Lux, greatest: Lux, ofDecade: readonly number[]): Lux[] {
  const [from, to] = [least, greatest].map((lux) => Math.floor(Math.log10(lux))) as [number, number];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
    .flatMap((decade) => ofDecade.map((times) => exact(times * 10 ** decade)))
    .filter((lux) => lux > least && lux < greatest);
}

function logarithmicSteps(least: Lux, greatest: Lux): Lux[] {
  const all = [OF_DECADE, ...COARSER].map((ofDecade) => decadeSteps(least, greatest, ofDecade));
  const steps = all.find(({ length }) => length <= MOST) ?? [];
  // Ends close to each other get equal steps.
  return steps.length < FEWEST ? linearSteps(least, greatest) : steps;
}

export interface ScaleEnds {
  least: Lux;
  greatest: Lux;
  isLogarithmic: boolean;
}

/** Boundaries of bands between two ends: both ends and the target exactly, and round steps between them. */
export function stepsBetween({ least, greatest, isLogarithmic }: ScaleEnds, target: Lux | null): Lux[] {
  const between = (isLogarithmic ? logarithmicSteps : linearSteps)(least, greatest);
  const fixed = [
    least,
    greatest,
    ...(target !== null && target > least && target < greatest ? [target] : []),
  ];
  const placeOf = (lux: Lux): number => (isLogarithmic ? Math.log(lux) : lux);
  const spacing = (one: number, other: number): number => Math.abs(placeOf(one) - placeOf(other));
  // The band of a step adjacent to a fixed one would be a sliver.
  const isFree = (lux: Lux, at: number): boolean => {
    const size = spacing(lux, between[at + 1] ?? between[at - 1] ?? lux);
    return fixed.every((one) => one !== lux && spacing(one, lux) >= 0.3 * size);
  };
  return [...fixed, ...between.filter(isFree)].filter((lux) => lux > 0).sort((a, b) => a - b);
}
