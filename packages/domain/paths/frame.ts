import type { Point } from '../kinds/rail/heading.ts';

export interface DrawingPoint {
  x: number;
  y: number;
}

export interface LabelFrame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const frameAround = (x: number, y: number, width: number, height: number): LabelFrame => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const TOUCHING = 1e-6;

export const areFramesDisjoint = (a: LabelFrame, b: LabelFrame): boolean =>
  a.right <= b.left + TOUCHING ||
  b.right <= a.left + TOUCHING ||
  a.bottom <= b.top + TOUCHING ||
  b.bottom <= a.top + TOUCHING;

export const isWithinFrame = (frame: LabelFrame, limits: LabelFrame): boolean =>
  frame.left >= limits.left &&
  frame.right <= limits.right &&
  frame.top >= limits.top &&
  frame.bottom <= limits.bottom;

/** Boxes that cover a line; a slanted line gets several, so that they cover less around it. */
export function framesAlong(from: DrawingPoint, to: DrawingPoint, width: number, step: number): LabelFrame[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const isSlanted = Math.abs(dx) > width && Math.abs(dy) > width;
  const long = Math.hypot(dx, dy);
  const count = isSlanted ? Math.max(1, Math.ceil(long / step)) : 1;
  const covered = (by: number, other: number) =>
    Math.max(width, Math.abs(by) / count + (long > 0 ? (width * Math.abs(other)) / long : 0));
  const [wide, high] = [covered(dx, dy), covered(dy, dx)];
  const frames: LabelFrame[] = [];
  for (let index = 0; index < count; index++) {
    const share = index + 0.5;
    frames.push(frameAround(from.x + (dx * share) / count, from.y + (dy * share) / count, wide, high));
  }
  return frames;
}

/** Limit of cells per side; longer frames use a level with cells 8 times as large. */
const MOST_CELLS = 16;
const LARGER = 8;

interface Level {
  size: number;
  cells: Map<number, LabelFrame[]>;
}

const keyOf = (column: number, row: number): number => column * 0x100000 + row;

function isHit(frame: LabelFrame, others: readonly LabelFrame[] | undefined): boolean {
  if (others === undefined) return false;
  for (let index = 0; index < others.length; index++)
    if (!areFramesDisjoint(frame, others[index] as LabelFrame)) return true;
  return false;
}

function isHitIn({ size, cells }: Level, frame: LabelFrame): boolean {
  const [left, right] = [Math.floor(frame.left / size), Math.floor(frame.right / size)];
  const [top, bottom] = [Math.floor(frame.top / size), Math.floor(frame.bottom / size)];
  // A long frame may span more cells than are filled.
  if ((right - left + 1) * (bottom - top + 1) > cells.size) {
    for (const others of cells.values()) if (isHit(frame, others)) return true;
    return false;
  }
  for (let column = left; column <= right; column++)
    for (let row = top; row <= bottom; row++) if (isHit(frame, cells.get(keyOf(column, row)))) return true;
  return false;
}

/** Several cell sizes bound the cells per frame. */
export class Taken {
  readonly #cell: number;
  readonly #levels: Level[] = [];

  constructor(cell: number) {
    this.#cell = cell;
  }

  get entries(): number {
    let count = 0;
    for (const { cells } of this.#levels) for (const { length } of cells.values()) count += length;
    return count;
  }

  #levelOf({ left, top, right, bottom }: LabelFrame): Level {
    const longest = Math.max(right - left, bottom - top);
    let size = this.#cell;
    while (longest > MOST_CELLS * size) size *= LARGER;
    const known = this.#levels.find((level) => level.size === size);
    if (known) return known;
    const level = { size, cells: new Map<number, LabelFrame[]>() };
    this.#levels.push(level);
    return level;
  }

  add(frame: LabelFrame): void {
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

  isFree(frame: LabelFrame): boolean {
    for (const level of this.#levels) if (isHitIn(level, frame)) return false;
    return true;
  }
}

/** Maps the plan to a picture; `step` is the greatest length of a frame along a line. */
export interface Onto {
  on: (point: Point) => DrawingPoint;
  scale: number;
  step: number;
}
