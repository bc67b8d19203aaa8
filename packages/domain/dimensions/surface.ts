import type { BoundedPlacer } from '../drawing/boundedPlacer.ts';
import { type Frame, framesAlong, Taken } from '../drawing/frame.ts';
import type { Point } from '../layout/heading.ts';
import { directionOf, placedAt } from '../math/direction.ts';
import { ahead } from '../math/points.ts';

/** What dimensions are placed on: paper in millimetres, or the model of a CAD file in centimetres. */
export interface DimensionSurface {
  /** Knows everything that is drawn. */
  placer: BoundedPlacer;
  /** Dimension lines, no two of which may coincide, and their figures. */
  lines: DimensionLines;
  /** Units of the drawing for a millimetre of paper, and for a centimetre of the plan. */
  mm: number;
  cm: number;
  /** A length in the decimal sign of the reader. @param centimetres of the plan */
  figure: (centimetres: number) => string;
  /** How wide a figure is, in units of the drawing. */
  widthOf: (words: string) => number;
  /** How high the line of a figure is, and how far its middle lies beneath that of the figure. */
  height: number;
  drop: number;
  /** From one figure to the next beside it. */
  pitch: number;
  /** From a dimension line to the middle of a figure over it. */
  rise: number;
}

/** Dimension lines that are placed, with their figures. Lines that cross do not coincide, so each way has its own. */
export class DimensionLines {
  readonly #level: Taken;
  readonly #upright: Taken;
  readonly #figures: Taken;

  /** @param cell of the grid in which neighbours are looked for */
  constructor(cell: number) {
    this.#level = new Taken(cell);
    this.#upright = new Taken(cell);
    this.#figures = new Taken(cell);
  }

  #waysOf({ left, top, right, bottom }: Frame): Taken[] {
    const [wide, high] = [right - left, bottom - top];
    if (wide > 2 * high) return [this.#level];
    return high > 2 * wide ? [this.#upright] : [this.#level, this.#upright];
  }

  add(frame: Frame): void {
    for (const way of this.#waysOf(frame)) way.add(frame);
  }

  isFree(frame: Frame): boolean {
    return this.#waysOf(frame).every((way) => way.isFree(frame));
  }

  addFigure(frame: Frame): void {
    this.#figures.add(frame);
  }

  isOffFigures(frame: Frame): boolean {
    return this.#figures.isFree(frame);
  }
}

export type Line = readonly [Point, Point];

/** A figure with its middle; `angle` in degrees clockwise. */
export interface DimensionText {
  middle: Point;
  angle: number;
  words: string;
}

/** Sizes of dimensions, in millimetres of paper. */
export const DIMENSION = { tick: 1.2, gap: 0.8, offset: 1.5, beyond: 1.2, short: 3 };

const STROKE = 0.2;
const STEP = 1.5;
/** In which slanted figures are looked at, in millimetres. */
const PIECE = 0.5;

/** What a line covers. */
export const framesOfLine = ({ mm }: DimensionSurface, from: Point, to: Point): Frame[] =>
  framesAlong(from, to, STROKE * mm, STEP * mm);

/** Turns a direction so that a text along it is read from below or from the right. */
export const readable = (heading: number): number => ((((heading + 90) % 180) + 180) % 180) - 90;

/** What a figure covers; a slanted one in short pieces. */
export function framesOfFigure(
  { widthOf, height, drop, mm }: DimensionSurface,
  { middle, angle, words }: DimensionText,
): Frame[] {
  const half = widthOf(words) / 2;
  const along = directionOf(angle);
  const centre = placedAt(middle, angle)(0, drop);
  return framesAlong(ahead(centre, along, -half), ahead(centre, along, half), height, PIECE * mm);
}

/** Takes the room of figures that are placed. */
export function takeFigures({ placer, lines }: DimensionSurface, frames: readonly Frame[]): void {
  for (const frame of frames) {
    placer.take(frame);
    lines.addFigure(frame);
  }
}
