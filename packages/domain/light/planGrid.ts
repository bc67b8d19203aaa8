import type { Cm } from '../units.ts';

export interface Extent {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** Cells along each side per square root of the number of things. */
const FINENESS = 2;
const MARGIN: Cm = 0.01;

/**
 * Finds things on a ray cell by cell (Amanatides and Woo), so that the cost depends on the ray, not on the
 * room.
 */
export class PlanGrid {
  readonly #all: Extent;
  readonly #count: number;
  readonly #width: number;
  readonly #height: number;
  readonly #cells: readonly number[][];
  /** Last ray that visited each thing: a thing in several cells is visited once. */
  readonly #seenBy: Float64Array;
  #ray = 0;

  constructor(extents: readonly Extent[]) {
    const all = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
    for (const { minX, minY, maxX, maxY } of extents) {
      all.minX = Math.min(all.minX, minX - MARGIN);
      all.minY = Math.min(all.minY, minY - MARGIN);
      all.maxX = Math.max(all.maxX, maxX + MARGIN);
      all.maxY = Math.max(all.maxY, maxY + MARGIN);
    }
    this.#all = all;
    this.#count = Math.max(1, Math.ceil(FINENESS * Math.sqrt(extents.length)));
    this.#width = (all.maxX - all.minX) / this.#count;
    this.#height = (all.maxY - all.minY) / this.#count;
    const cells = Array.from({ length: this.#count * this.#count }, (): number[] => []);
    extents.forEach(({ minX, minY, maxX, maxY }, index) => {
      const [left, right] = [this.#column(minX - MARGIN), this.#column(maxX + MARGIN)];
      const [top, bottom] = [this.#row(minY - MARGIN), this.#row(maxY + MARGIN)];
      for (let row = top; row <= bottom; row++)
        for (let column = left; column <= right; column++) cells[row * this.#count + column]?.push(index);
    });
    this.#cells = cells;
    this.#seenBy = new Float64Array(extents.length);
  }

  #column(x: number): number {
    return this.#within((x - this.#all.minX) / this.#width);
  }

  #row(y: number): number {
    return this.#within((y - this.#all.minY) / this.#height);
  }

  #within(at: number): number {
    return Math.min(this.#count - 1, Math.max(0, Math.floor(at)));
  }

  /** Nearest cells first; `look` returns the new end. */
  along(x: number, y: number, dx: number, dy: number, end: number, look: (thing: number) => number): void {
    const { minX, minY, maxX, maxY } = this.#all;
    let from = 0;
    let to = end;
    if (dx !== 0) {
      const low = (minX - x) / dx;
      const high = (maxX - x) / dx;
      from = Math.max(from, Math.min(low, high));
      to = Math.min(to, Math.max(low, high));
    } else if (x < minX || x > maxX) return;
    if (dy !== 0) {
      const low = (minY - y) / dy;
      const high = (maxY - y) / dy;
      from = Math.max(from, Math.min(low, high));
      to = Math.min(to, Math.max(low, high));
    } else if (y < minY || y > maxY) return;
    if (from > to) return;
    const ray = ++this.#ray;
    let column = this.#column(x + dx * from);
    let row = this.#row(y + dy * from);
    let nextX = dx === 0 ? Infinity : (minX + (dx > 0 ? column + 1 : column) * this.#width - x) / dx;
    let nextY = dy === 0 ? Infinity : (minY + (dy > 0 ? row + 1 : row) * this.#height - y) / dy;
    const stepX = Math.abs(this.#width / dx);
    const stepY = Math.abs(this.#height / dy);
    for (;;) {
      const cell = this.#cells[row * this.#count + column] as number[];
      for (let index = 0; index < cell.length; index++) {
        const thing = cell[index] as number;
        if (this.#seenBy[thing] === ray) continue;
        this.#seenBy[thing] = ray;
        to = Math.min(to, look(thing));
      }
      const isAcross = nextX < nextY;
      if ((isAcross ? nextX : nextY) > to) return;
      if (isAcross) {
        column += dx > 0 ? 1 : -1;
        nextX += stepX;
      } else {
        row += dy > 0 ? 1 : -1;
        nextY += stepY;
      }
      if (column < 0 || row < 0 || column >= this.#count || row >= this.#count) return;
    }
  }
}
