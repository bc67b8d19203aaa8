import { upTo } from '../math/lists.ts';
/** A point of a drawing, in the drawing's own units. */
export interface Spot {
  x: number;
  y: number;
}

/** A rectangle on a drawing, in the drawing's own units. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const frameAround = (x: number, y: number, width: number, height: number): Frame => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** What overlaps by less than this touches. */
const TOUCHING = 1e-6;

export const areApart = (a: Frame, b: Frame): boolean =>
  a.right <= b.left + TOUCHING ||
  b.right <= a.left + TOUCHING ||
  a.bottom <= b.top + TOUCHING ||
  b.bottom <= a.top + TOUCHING;

export const isWithin = (frame: Frame, limits: Frame): boolean =>
  frame.left >= limits.left &&
  frame.right <= limits.right &&
  frame.top >= limits.top &&
  frame.bottom <= limits.bottom;

/** Short frames along a line, which together cover it. @param width of the line @param step of a slanted one */
export function framesAlong(from: Spot, to: Spot, width: number, step: number): Frame[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const isSlanted = Math.abs(dx) > width && Math.abs(dy) > width;
  const long = Math.hypot(dx, dy);
  const count = isSlanted ? Math.max(1, Math.ceil(long / step)) : 1;
  // Of a slanted one the width lies across both axes.
  const covered = (by: number, other: number) =>
    Math.max(width, Math.abs(by) / count + (long > 0 ? (width * Math.abs(other)) / long : 0));
  return upTo(count).map((index) =>
    frameAround(
      from.x + (dx * (index + 0.5)) / count,
      from.y + (dy * (index + 0.5)) / count,
      covered(dx, dy),
      covered(dy, dx),
    ),
  );
}

/** Most cells of a level that a frame lies in, along each side: a longer frame has a level of larger cells. */
const MOST_CELLS = 16;
/** How much larger the cells of the next level are. */
const LARGER = 8;

/** A grid: the frames of each cell, for those of about one size. */
interface Level {
  /** Side of a cell. */
  size: number;
  cells: Map<number, Frame[]>;
}

/** Columns and rows that a frame lies in, from the first to the last. */
const cellsUnder = ({ left, top, right, bottom }: Frame, size: number) => ({
  columns: [Math.floor(left / size), Math.floor(right / size)] as const,
  rows: [Math.floor(top / size), Math.floor(bottom / size)] as const,
});

function* keysUnder(frame: Frame, size: number): Iterable<number> {
  const { columns, rows } = cellsUnder(frame, size);
  for (let column = columns[0]; column <= columns[1]; column++)
    for (let row = rows[0]; row <= rows[1]; row++) yield column * 0x100000 + row;
}

/**
 * Frames that are taken, and whether there is room beside them. Only neighbours are looked at, in grids of several sizes:
 * a frame costs as many cells whether it is a millimetre or a kilometre long.
 */
export class Taken {
  readonly #cell: number;
  readonly #levels: Level[] = [];

  /** @param cell about as large as most of what is put into it */
  constructor(cell: number) {
    this.#cell = cell;
  }

  /** Entries of all grids, which the work and the memory follow. */
  get entries(): number {
    let count = 0;
    for (const { cells } of this.#levels) for (const { length } of cells.values()) count += length;
    return count;
  }

  #levelOf({ left, top, right, bottom }: Frame): Level {
    const longest = Math.max(right - left, bottom - top);
    let size = this.#cell;
    while (longest > MOST_CELLS * size) size *= LARGER;
    const known = this.#levels.find((level) => level.size === size);
    if (known) return known;
    const level = { size, cells: new Map<number, Frame[]>() };
    this.#levels.push(level);
    return level;
  }

  add(frame: Frame): void {
    const { size, cells } = this.#levelOf(frame);
    for (const key of keysUnder(frame, size)) {
      const there = cells.get(key);
      if (there) there.push(frame);
      else cells.set(key, [frame]);
    }
  }

  isFree(frame: Frame): boolean {
    const isHit = (others: readonly Frame[] | undefined): boolean =>
      others?.some((other) => !areApart(frame, other)) ?? false;
    return this.#levels.every(({ size, cells }) => {
      const { columns, rows } = cellsUnder(frame, size);
      const under = (columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1);
      // Of a long frame there are fewer cells with anything in them than cells.
      const lists =
        under > cells.size ? cells.values() : [...keysUnder(frame, size)].map((key) => cells.get(key));
      for (const list of lists) if (isHit(list)) return false;
      return true;
    });
  }
}
