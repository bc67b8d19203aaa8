import type { PaperText } from './marks.ts';
import { tabularWidth, textWidth } from './textWidth.ts';

/** A rectangle, in millimetres. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Of a line of text above and below its baseline, in parts of the size of the type. */
const ASCENT = 0.76;
const DESCENT = 0.22;
/** Of a line whose capitals stand in its middle. */
export const LINE = 1.18;

/** What a text covers. */
export function frameOfText({
  text,
  x,
  y,
  size,
  align = 'start',
  isTurned = false,
  isTabular = false,
}: PaperText): Frame {
  const width = isTabular ? tabularWidth(text, size) : textWidth(text, size);
  const before = align === 'start' ? 0 : align === 'middle' ? width / 2 : width;
  return isTurned
    ? { left: x - ASCENT * size, right: x + DESCENT * size, top: y - width + before, bottom: y + before }
    : { left: x - before, right: x - before + width, top: y - ASCENT * size, bottom: y + DESCENT * size };
}

export const frameAround = (x: number, y: number, width: number, height: number): Frame => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

export const areApart = (a: Frame, b: Frame): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

/** Of the grid in which neighbours are looked for, in millimetres. */
const CELL = 10;

/** Frames that are taken, and whether there is room beside them. */
export class Taken {
  readonly #cells = new Map<string, Frame[]>();

  *#cellsOf({ left, top, right, bottom }: Frame): Iterable<string> {
    for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column++)
      for (let row = Math.floor(top / CELL); row <= Math.floor(bottom / CELL); row++)
        yield `${column} ${row}`;
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
