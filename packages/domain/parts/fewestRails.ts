import { append, itemAt } from '../math/lists.ts';
import { leastLength, type Stock } from './leastLength.ts';

/** Sizes that lie side by side in one rail, as places in {@link Stock.sizes}: the largest first. */
type Filling = readonly number[];

interface Fillings {
  /** The fullest first. */
  fillings: Filling[];
  /** Not all were looked for. */
  isCut: boolean;
  /** How much was looked at. */
  looks: number;
}

/**
 * What can lie beside the largest piece of a rail, without what another filling does at least as well: none into which
 * a further piece would fit, or a larger one in the place of one that lies there.
 * @param counts what is left of each size
 * @param room beside the largest piece
 */
function findFillings({ sizes }: Stock, counts: readonly number[], room: number, most: number): Fillings {
  /** What pieces from a place on take together. */
  const volumes = Array<number>(sizes.length + 1).fill(0);
  for (let place = sizes.length - 1; place >= 0; place--)
    volumes[place] = (volumes[place + 1] ?? 0) + (sizes[place] ?? 0) * (counts[place] ?? 0);
  const found: { taken: number[]; left: number }[] = [];
  const taken: number[] = [];
  let looks = 0;

  /** @param skipped the smallest size so far of which pieces stay behind @param limit what is left is less than this */
  const look = (from: number, left: number, skipped: number, limit: number): void => {
    if (looks >= most || left - (volumes[from] ?? 0) >= limit) return;
    looks += 1;
    let place = firstWithin(sizes, left, from);
    let larger = place - 1;
    while (larger >= from && counts[larger] === 0) larger -= 1;
    const smallest = larger >= from ? (sizes[larger] ?? 0) : skipped;
    let below = limit;
    while (place < sizes.length && counts[place] === 0) place += 1;
    if (place === sizes.length) {
      if (left < below) found.push({ taken: [...taken], left });
      return;
    }
    const size = sizes[place] ?? 0;
    const count = counts[place] ?? 0;
    const fit = Math.min(count, Math.floor(left / size));
    for (let take = fit; take >= 0; take--) {
      below = take > 0 ? Math.min(limit, smallest - size) : limit;
      const isLeft = take < count;
      append(taken, Array<number>(take).fill(place));
      look(place + 1, left - take * size, isLeft ? size : smallest, isLeft ? Math.min(below, size) : below);
      taken.length -= take;
    }
  };

  look(0, room, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  const isCut = looks >= most;
  if (found.length === 0) found.push({ taken: fillGreedily(sizes, counts, room), left: 0 });
  found.sort((a, b) => a.left - b.left);
  return { fillings: found.map((one) => one.taken), isCut, looks };
}

/** The first place from `from` on whose size is within `left`. */
function firstWithin(sizes: readonly number[], left: number, from: number): number {
  let low = from;
  let high = sizes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sizes[middle] ?? 0) > left) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The largest that fits, again and again. */
function fillGreedily(sizes: readonly number[], counts: readonly number[], room: number): number[] {
  let left = room;
  return sizes.flatMap((size, place) => {
    const take = Math.min(counts[place] ?? 0, Math.floor(left / size));
    left -= take * size;
    return Array<number>(take).fill(place);
  });
}

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

  const take = ({ filling }: Filled, sign: 1 | -1): void => {
    for (const place of filling) left[place] = (left[place] ?? 0) - sign;
  };
  const isShortEnough = ({ filling }: Filled) =>
    filling.reduce((sum, place) => sum + (sizes[place] ?? 0), 0) <= short;

  /** How the largest piece left can be cut: from a 200 what no 100 holds. */
  const waysOf = (first: number): Filled[] => {
    const alone: Filled = { isLong: true, filling: [first] };
    take(alone, 1);
    const ways = [true, false].flatMap((isLong) => {
      const room = (isLong ? long : short) - (sizes[first] ?? 0);
      if (room < 0) return [];
      const found = findFillings(stock, left, room, mostLooks);
      looks += found.looks;
      isCut ||= found.isCut;
      return found.fillings.map((filling): Filled => ({ isLong, filling: [first, ...filling] }));
    });
    take(alone, -1);
    return ways.filter((way) => !way.isLong || !isShortEnough(way));
  };

  /** The rails up to here, each with the ways that there are for it. */
  const open: { ways: readonly Filled[]; at: number; metres: number }[] = [];

  /** The ways to go on; none where all is cut, or where what was found is not bettered. */
  const goOn = (metres: number): readonly Filled[] => {
    const first = left.findIndex((count) => count > 0);
    looks += sizes.length;
    // Once they are used up there is one way left to its end.
    const more = first < 0 || looks > MOST_LOOKS ? 0 : leastLength(stock, left);
    const rails = open.length + Math.ceil(more / 2);
    if (metres + more > bestMetres || (metres + more === bestMetres && rails >= best.length)) return [];
    if (first >= 0) return waysOf(first);
    best = open.map(({ ways, at }) => itemAt(ways, at));
    bestMetres = metres;
    return [];
  };

  if (!isDone()) open.push({ ways: goOn(0), at: -1, metres: 0 });
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const before = top.ways[top.at];
    if (before) take(before, -1);
    top.at += 1;
    const way = top.ways[top.at];
    const isEnough = top.at > 0 && (isDone() || looks > MOST_LOOKS);
    if (way && !isEnough) {
      take(way, 1);
      const metres = top.metres + (way.isLong ? 2 : 1);
      open.push({ ways: goOn(metres), at: -1, metres });
      continue;
    }
    isCut ||= way !== undefined;
    open.pop();
  }
  return { rails: best, isProven: isDone() || !isCut };
}
