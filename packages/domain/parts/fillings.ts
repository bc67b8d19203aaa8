import type { Stock } from './leastLength.ts';

/** Sizes that lie side by side in one rail, as places in {@link Stock.sizes}: the largest first. */
export type Filling = readonly number[];

export interface Fillings {
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
export function findFillings(
  { sizes }: Stock,
  counts: readonly number[],
  room: number,
  most: number,
): Fillings {
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
      taken.push(...Array<number>(take).fill(place));
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
