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

/** Frames that are taken, and whether there is room beside them: a grid, so that only neighbours are looked at. */
export class Taken {
  readonly #cells = new Map<number, Frame[]>();
  readonly #cell: number;

  /** @param cell about as large as what is put into it */
  constructor(cell: number) {
    this.#cell = cell;
  }

  *#cellsOf({ left, top, right, bottom }: Frame): Iterable<number> {
    const size = this.#cell;
    for (let column = Math.floor(left / size); column <= Math.floor(right / size); column++)
      for (let row = Math.floor(top / size); row <= Math.floor(bottom / size); row++)
        yield column * 0x100000 + row;
  }

  add(frame: Frame): void {
    for (const cell of this.#cellsOf(frame)) {
      const there = this.#cells.get(cell);
      if (there) there.push(frame);
      else this.#cells.set(cell, [frame]);
    }
  }

  isFree(frame: Frame): boolean {
    for (const cell of this.#cellsOf(frame))
      if (this.#cells.get(cell)?.some((other) => !areApart(frame, other))) return false;
    return true;
  }
}
