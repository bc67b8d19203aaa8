import { type Filling, findFillings } from './fillings.ts';
import { leastLength, type Stock } from './leastLength.ts';

/** Rails that are bought, each with what is cut from it. */
export interface Filled {
  isLong: boolean;
  filling: Filling;
}

/** How much of the search is looked at. Counted, not timed: every browser and the service find the same. */
const MOST_LOOKS = 40_000;

const metresOf = (rails: readonly Filled[]): number =>
  rails.reduce((sum, { isLong }) => sum + (isLong ? 2 : 1), 0);

/**
 * The rails to buy: the fewest metres, and of these the fewest rails. Rail after rail gets the largest piece left and
 * what fits beside it, the fullest filling first; what cannot become better than what was found is not looked at.
 * That is exact for what is usual (`isProven`): some dozens of different pieces, or many with a result that meets the
 * least possible. Beyond, the best that was found counts.
 * @param counts of each size
 * @param known a way that is possible; the result is no worse
 */
export function fewestRails(
  stock: Stock,
  counts: readonly number[],
  known: readonly Filled[],
): { rails: readonly Filled[]; isProven: boolean } {
  const { sizes, long, short } = stock;
  const left = [...counts];
  const mostLooks = Math.max(20, MOST_LOOKS / (2 * known.length));
  const least = leastLength(stock, left);
  let best = known;
  let bestMetres = metresOf(known);
  let looks = 0;
  let isCut = false;
  const isDone = () => bestMetres === least && best.length === Math.ceil(least / 2);
  const rails: Filled[] = [];

  const waysOf = (first: number): Filled[] => {
    const size = sizes[first] as number;
    const ways = [true, false].flatMap((isLong) => {
      const room = (isLong ? long : short) - size;
      if (room < 0) return [];
      const found = findFillings(stock, left, room, mostLooks);
      looks += found.looks;
      isCut ||= found.isCut;
      return found.fillings.map((filling): Filled => ({ isLong, filling: [first, ...filling] }));
    });
    const isShortEnough = ({ filling }: Filled) =>
      filling.reduce((sum, place) => sum + (sizes[place] as number), 0) <= short;
    // What a 100 holds is not cut from a 200.
    return ways.filter((way) => !way.isLong || !isShortEnough(way));
  };

  const fill = (metres: number): void => {
    const first = left.findIndex((count) => count > 0);
    if (first < 0) {
      if (metres > bestMetres || (metres === bestMetres && rails.length >= best.length)) return;
      best = [...rails];
      bestMetres = metres;
      return;
    }
    looks += sizes.length;
    // Once that is used up there is one way left to its end.
    const most = metres + (looks > MOST_LOOKS ? 0 : leastLength(stock, left));
    if (most > bestMetres) return;
    if (most === bestMetres && rails.length + Math.ceil((most - metres) / 2) >= best.length) return;
    left[first] = (left[first] as number) - 1;
    for (const [index, way] of waysOf(first).entries()) {
      if (index > 0 && (isDone() || looks > MOST_LOOKS)) {
        isCut = true;
        break;
      }
      for (const place of way.filling.slice(1)) left[place] = (left[place] as number) - 1;
      rails.push(way);
      fill(metres + (way.isLong ? 2 : 1));
      rails.pop();
      for (const place of way.filling.slice(1)) left[place] = (left[place] as number) + 1;
    }
    left[first] = (left[first] as number) + 1;
  };

  if (!isDone()) fill(0);
  return { rails: best, isProven: isDone() || !isCut };
}
