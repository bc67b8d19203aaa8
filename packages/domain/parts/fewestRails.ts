import { append, itemAt } from '../math/lists.ts';

/** Sizes include the kerf, so that a rail's capacity is a plain sum. */
interface Stock {
  sizes: readonly number[];
  long: number;
  short: number;
}

/**
 * Lower bound of metres to buy. Pieces too long for a 100 need a 200 each. The rest is bounded twice, by
 * volume and by number, after filling the free room of those 200s.
 */
function leastLength({ sizes, long, short }: Stock, counts: readonly number[]): number {
  const rooms: { room: number; count: number }[] = [];
  let ofLong = 0;
  let least = 0;
  let volume = 0;
  let number = 0;
  for (const [index, size] of sizes.entries()) {
    const count = counts[index] ?? 0;
    if (count === 0) continue;
    if (size > short) {
      rooms.push({ room: long - size, count });
      ofLong += 2 * count;
      continue;
    }
    volume += size * count;
    number += count;
    let free = 0;
    let places = 0;
    for (const { room, count: rails } of rooms) {
      if (room < size) continue;
      free += room * rails;
      places += Math.floor(room / size) * rails;
    }
    const inMetre = Math.max(Math.floor(long / size) / 2, Math.floor(short / size));
    least = Math.max(least, Math.ceil((volume - free) / short), Math.ceil((number - places) / inMetre));
  }
  return ofLong + least;
}

/** Indexes of sizes, the largest first. */
type Filling = readonly number[];

interface Fillings {
  fillings: Filling[];
  isCut: boolean;
  looks: number;
}

/**
 * Sets of pieces that fit next to a rail's largest piece. Dominated sets are skipped: those with room for a
 * further piece, or for a larger piece in place of one.
 * @param most limit of search steps
 */
function findFillings({ sizes }: Stock, counts: readonly number[], room: number, most: number): Fillings {
  const volumes = Array<number>(sizes.length + 1).fill(0);
  for (let place = sizes.length - 1; place >= 0; place--)
    volumes[place] = (volumes[place + 1] ?? 0) + (sizes[place] ?? 0) * (counts[place] ?? 0);
  const found: { taken: number[]; left: number }[] = [];
  const taken: number[] = [];
  let looks = 0;

  /** `skipped`: smallest size left out so far; `limit`: the rest must stay below it. */
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

/** Fallback if the search stops before its first result. */
function fillGreedily(sizes: readonly number[], counts: readonly number[], room: number): number[] {
  let left = room;
  return sizes.flatMap((size, place) => {
    const take = Math.min(counts[place] ?? 0, Math.floor(left / size));
    left -= take * size;
    return Array<number>(take).fill(place);
  });
}

export interface FilledRails {
  isLong: boolean;
  filling: Filling;
}

/** Counted, not timed, so that browsers and service find the same. */
const MOST_LOOKS = 40_000;

const metresOf = (rails: readonly FilledRails[]): number =>
  rails.reduce((sum, { isLong }) => sum + (isLong ? 2 : 1), 0);

/**
 * Fewest metres, then fewest rails, by branch and bound over the largest remaining piece:
 * 1. Each rail takes that piece and one undominated filling.
 * 2. A branch ends if its metres plus `leastLength` of the rest cannot beat the best.
 * 3. After the last search step, only one way to the end remains.
 * The result is no worse than `known`, and optimal if `isProven`.
 */
export function fewestRails(
  stock: Stock,
  counts: readonly number[],
  known: readonly FilledRails[],
): { rails: readonly FilledRails[]; isProven: boolean } {
  const { sizes, long, short } = stock;
  const left = [...counts];
  const mostLooks = Math.max(20, MOST_LOOKS / (2 * known.length));
  const least = leastLength(stock, left);
  let best = known;
  let bestMetres = metresOf(known);
  let looks = 0;
  let isCut = false;
  const isDone = () => bestMetres === least && best.length === Math.ceil(least / 2);

  const take = ({ filling }: FilledRails, sign: 1 | -1): void => {
    for (const place of filling) left[place] = (left[place] ?? 0) - sign;
  };
  const isShortEnough = ({ filling }: FilledRails) =>
    filling.reduce((sum, place) => sum + (sizes[place] ?? 0), 0) <= short;

  /** A 200 is used only if no 100 suffices. */
  const waysOf = (first: number): FilledRails[] => {
    const alone: FilledRails = { isLong: true, filling: [first] };
    take(alone, 1);
    const ways = [true, false].flatMap((isLong) => {
      const room = (isLong ? long : short) - (sizes[first] ?? 0);
      if (room < 0) return [];
      const found = findFillings(stock, left, room, mostLooks);
      looks += found.looks;
      isCut ||= found.isCut;
      return found.fillings.map((filling): FilledRails => ({ isLong, filling: [first, ...filling] }));
    });
    take(alone, -1);
    return ways.filter((way) => !way.isLong || !isShortEnough(way));
  };

  const open: { ways: readonly FilledRails[]; at: number; metres: number }[] = [];

  const goOn = (metres: number): readonly FilledRails[] => {
    const first = left.findIndex((count) => count > 0);
    looks += sizes.length;
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
