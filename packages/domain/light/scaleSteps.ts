/** Steps of EN 12464-1 per decade, in lx: each looks brighter than the one before. */
const OF_DECADE = [1, 1.5, 2, 3, 5, 7.5];
/** Coarser steps per decade. */
const COARSER = [[1, 2, 5], [1, 3], [1]];
/** Number of steps: more make bands hard to distinguish, fewer show little. */
const MOST = 12;
const FEWEST = 5;
/** Finest step, in lx: figures have one decimal. */
const FINEST = 0.1;

/** Removes the tail of binary fractions. */
const exact = (lux: number): number => Number(lux.toPrecision(6));

/** Lx of a step by its number: 0 is 1 lx, 1 is 1.5 lx, -1 is 0.75 lx. */
function normStep(number: number): number {
  const decade = Math.floor(number / OF_DECADE.length);
  return exact((OF_DECADE[number - decade * OF_DECADE.length] as number) * 10 ** decade);
}

/**
 * Number of the greatest step not above.
 * @param lux above 0
 */
function normBelow(lux: number): number {
  let number = (Math.floor(Math.log10(lux)) - 1) * OF_DECADE.length;
  while (normStep(number + 1) <= lux) number++;
  return number;
}

/**
 * Steps of the norm around an illuminance: five below, itself and two above.
 * @param lux above 0
 */
export function stepsAbout(lux: number): number[] {
  const below = normBelow(lux) - (normStep(normBelow(lux)) === lux ? 1 : 0);
  const above = normBelow(lux) + 1;
  return [-4, -3, -2, -1, 0]
    .map((by) => normStep(below + by))
    .concat(lux, normStep(above), normStep(above + 1));
}

/**
 * Steps of the norm that enclose the range.
 * @param least 0 or more
 * @param greatest above 0
 */
export function roundedEnds(least: number, greatest: number): { least: number; greatest: number } {
  const from = normStep(normBelow(Math.max(FINEST, least)));
  return { least: from, greatest: normStep(Math.max(normBelow(greatest), normBelow(from)) + 1) };
}

function linearSteps(least: number, greatest: number): number[] {
  const rough = (greatest - least) / MOST;
  const decade = 10 ** Math.floor(Math.log10(rough));
  const size = Math.max(FINEST, decade * ([1, 2, 5, 10].find((times) => times * decade >= rough) ?? 10));
  const first = Math.floor(least / size) + 1;
  const count = Math.max(0, Math.ceil(greatest / size) - first);
  return Array.from({ length: count }, (_, at) => exact((first + at) * size));
}

function decadeSteps(least: number, greatest: number, ofDecade: readonly number[]): number[] {
  const [from, to] = [least, greatest].map((lux) => Math.floor(Math.log10(lux))) as [number, number];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
    .flatMap((decade) => ofDecade.map((times) => exact(times * 10 ** decade)))
    .filter((lux) => lux > least && lux < greatest);
}

function logarithmicSteps(least: number, greatest: number): number[] {
  const all = [OF_DECADE, ...COARSER].map((ofDecade) => decadeSteps(least, greatest, ofDecade));
  const steps = all.find(({ length }) => length <= MOST) ?? [];
  // Ends close to each other get equal steps.
  return steps.length < FEWEST ? linearSteps(least, greatest) : steps;
}

export interface ScaleEnds {
  /** lx, 0 or more; above 0 if logarithmic. */
  least: number;
  greatest: number;
  isLogarithmic: boolean;
}

/**
 * Round figures between two ends, rising, with both ends and a target between them; 0 is left out.
 * @param target lx
 */
export function stepsBetween({ least, greatest, isLogarithmic }: ScaleEnds, target: number | null): number[] {
  const between = (isLogarithmic ? logarithmicSteps : linearSteps)(least, greatest);
  const fixed = [
    least,
    greatest,
    ...(target !== null && target > least && target < greatest ? [target] : []),
  ];
  const placeOf = (lux: number): number => (isLogarithmic ? Math.log(lux) : lux);
  const spacing = (one: number, other: number): number => Math.abs(placeOf(one) - placeOf(other));
  // Drops steps adjacent to a fixed one: their band would be a sliver.
  const isFree = (lux: number, at: number): boolean => {
    const size = spacing(lux, between[at + 1] ?? between[at - 1] ?? lux);
    return fixed.every((one) => one !== lux && spacing(one, lux) >= 0.3 * size);
  };
  return [...fixed, ...between.filter(isFree)].filter((lux) => lux > 0).sort((a, b) => a - b);
}
