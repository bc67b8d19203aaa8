/** Pieces to be cut from rails: what fits a rail is a sum, as the kerf beside a piece is part of its size. */
export interface Stock {
  /** Each once, the largest first; in any unit, the same for all. */
  sizes: readonly number[];
  /** What a rail of 200 cm holds of sizes, and one of 100. */
  long: number;
  short: number;
}

/**
 * Metres of rail that must be bought at least. Of the pieces from some size on, those that no 100 holds take a 200 each,
 * and what these have no room for takes more: by volume, and by how many of the smallest fit side by side.
 * @param counts of each size
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
