/** Sizes include the kerf, so that a rail's capacity is a plain sum. */
export interface Stock {
  sizes: readonly number[];
  long: number;
  short: number;
}

/**
 * Lower bound of metres to buy. Pieces too long for a 100 need a 200 each. The rest is bounded twice, by
 * volume and by number, after filling the free room of those 200s.
 */
export function leastLength({ sizes, long, short }: Stock, counts: readonly number[]): number {
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
