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
  const [wide, high] = [covered(dx, dy), covered(dy, dx)];
  const frames: Frame[] = [];
  for (let index = 0; index < count; index++) {
    const share = index + 0.5;
    frames.push(frameAround(from.x + (dx * share) / count, from.y + (dy * share) / count, wide, high));
  }
  return frames;
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

/** Key of a cell; an integer as long as there are fewer than half a million rows each way. */
const keyOf = (column: number, row: number): number => column * 0x100000 + row;

/** Whether a frame overlaps any of those of a cell. */
function isHit(frame: Frame, others: readonly Frame[] | undefined): boolean {
  if (others === undefined) return false;
  for (let index = 0; index < others.length; index++)
    if (!areApart(frame, others[index] as Frame)) return true;
  return false;
}

/** Whether a frame overlaps any of a grid. Called millions of times for a large plan: nothing is allocated. */
function isHitIn({ size, cells }: Level, frame: Frame): boolean {
  const [left, right] = [Math.floor(frame.left / size), Math.floor(frame.right / size)];
  const [top, bottom] = [Math.floor(frame.top / size), Math.floor(frame.bottom / size)];
  // A long frame lies in more cells than there are with anything in them.
  if ((right - left + 1) * (bottom - top + 1) > cells.size) {
    for (const others of cells.values()) if (isHit(frame, others)) return true;
    return false;
  }
  for (let column = left; column <= right; column++)
    for (let row = top; row <= bottom; row++) if (isHit(frame, cells.get(keyOf(column, row)))) return true;
  return false;
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
    const [left, right] = [Math.floor(frame.left / size), Math.floor(frame.right / size)];
    const [top, bottom] = [Math.floor(frame.top / size), Math.floor(frame.bottom / size)];
    for (let column = left; column <= right; column++)
      for (let row = top; row <= bottom; row++) {
        const key = keyOf(column, row);
        const there = cells.get(key);
        if (there) there.push(frame);
        else cells.set(key, [frame]);
      }
  }

  isFree(frame: Frame): boolean {
    for (const level of this.#levels) if (isHitIn(level, frame)) return false;
    return true;
  }
}
