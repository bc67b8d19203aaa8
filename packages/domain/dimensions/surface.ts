import type { BoundedPlacer } from '../drawing/boundedPlacer.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { directionOf, placedAt } from '../math/direction.ts';
import { ahead } from '../math/points.ts';
import { framesAlong, type LabelFrame, Taken } from '../paths/frame.ts';
import type { Cm, Deg, Mm } from '../units.ts';

/** Paper in mm, or a CAD model in cm. */
export interface DimensionSurface {
  placer: BoundedPlacer;
  lines: DimensionLines;
  /** Drawing units per mm of paper, and per cm of the plan. */
  mm: number;
  cm: number;
  figure: (length: Cm) => string;
  widthOf: (words: string) => number;
  height: number;
  drop: number;
  pitch: number;
  rise: number;
}

/** Crossing lines do not coincide, so each direction has its own index. */
export class DimensionLines {
  readonly #level: Taken;
  readonly #upright: Taken;
  readonly #figures: Taken;

  constructor(cell: number) {
    this.#level = new Taken(cell);
    this.#upright = new Taken(cell);
    this.#figures = new Taken(cell);
  }

  #waysOf({ left, top, right, bottom }: LabelFrame): Taken[] {
    const [wide, high] = [right - left, bottom - top];
    if (wide > 2 * high) return [this.#level];
    return high > 2 * wide ? [this.#upright] : [this.#level, this.#upright];
  }

  add(frame: LabelFrame): void {
    for (const way of this.#waysOf(frame)) way.add(frame);
  }

  isFree(frame: LabelFrame): boolean {
    return this.#waysOf(frame).every((way) => way.isFree(frame));
  }

  addFigure(frame: LabelFrame): void {
    this.#figures.add(frame);
  }

  isOffFigures(frame: LabelFrame): boolean {
    return this.#figures.isFree(frame);
  }
}

export type Line = readonly [Point, Point];

export interface DimensionText {
  middle: Point;
  angle: Deg;
  words: string;
}

export const DIMENSION = { tick: 1.2, gap: 0.8, offset: 1.5, beyond: 1.2, short: 3 };

const STROKE: Mm = 0.2;
const STEP: Mm = 1.5;
const PIECE: Mm = 0.5;

export const framesOfLine = ({ mm }: DimensionSurface, from: Point, to: Point): LabelFrame[] =>
  framesAlong(from, to, STROKE * mm, STEP * mm);

/** Text along the direction reads from below or from the right. */
export const readable = (heading: Deg): Deg => ((((heading + 90) % 180) + 180) % 180) - 90;

export function framesOfFigure(
  { widthOf, height, drop, mm }: DimensionSurface,
  { middle, angle, words }: DimensionText,
): LabelFrame[] {
  const half = widthOf(words) / 2;
  const along = directionOf(angle);
  const centre = placedAt(middle, angle)(0, drop);
  return framesAlong(ahead(centre, along, -half), ahead(centre, along, half), height, PIECE * mm);
}

export function takeFigures({ placer, lines }: DimensionSurface, frames: readonly LabelFrame[]): void {
  for (const frame of frames) {
    placer.take(frame);
    lines.addFigure(frame);
  }
}
