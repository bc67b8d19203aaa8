import { DimensionLines } from '../dimensions/index.ts';
import { BoundedPlacer, type TileGrid } from '../drawing/boundedPlacer.ts';
import { areApart, type Frame } from '../drawing/frame.ts';
import { line } from '../drawing/path.ts';
import type { Place, PlacerSizes } from '../drawing/placer.ts';
import type { Point } from '../layout/heading.ts';
import { placedAt } from '../math/direction.ts';
import { append, greatestOf, itemAt, leastOf } from '../math/lists.ts';
import { DROP, type PaperMark, type PaperPath, type PaperText, path } from './marks.ts';
import { textWidth } from './textWidth.ts';

/** Of a line of text above and below its baseline, in parts of the size of the type. */
const ASCENT = 0.76;
const DESCENT = 0.22;
/** From the middle of a line of type up to the middle of its capitals, in parts of its size. */
export const RAISED = DROP - (ASCENT - DESCENT) / 2;
/** Of a line whose capitals stand in its middle. */
export const LINE = 1.18;

/** The box around a text. */
export function frameOfText({ text, x, y, size, align = 'start', angle = 0 }: PaperText): Frame {
  const width = textWidth(text, size);
  const before = align === 'start' ? 0 : align === 'middle' ? width / 2 : width;
  const on = placedAt({ x, y }, angle);
  const corners = [-before, width - before].flatMap((along) => [
    on(along, -ASCENT * size),
    on(along, DESCENT * size),
  ]);
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  return { left: leastOf(xs), right: greatestOf(xs), top: leastOf(ys), bottom: greatestOf(ys) };
}

/** So far arcs and strokes reach from the corners of an outline at the most, in millimetres. */
const REACH = 25;

/** Around the corners of outlines, and more. */
function frameOfPath({ outlines, scale = 1 }: PaperPath): Frame {
  const corners = outlines.flatMap((outline) => outline.corners);
  const [xs, ys] = [corners.map(({ x }) => x * scale), corners.map(({ y }) => y * scale)];
  return {
    left: leastOf(xs) - REACH,
    right: greatestOf(xs) + REACH,
    top: leastOf(ys) - REACH,
    bottom: greatestOf(ys) + REACH,
  };
}

/** The marks of a plan by its parts: those of which anything may lie in a frame. */
export function marksByFrame(marks: readonly PaperMark[]): (frame: Frame) => PaperMark[] {
  const frames = marks.map((mark) => (mark.kind === 'text' ? frameOfText(mark) : frameOfPath(mark)));
  return (frame) => marks.filter((_, index) => !areApart(frame, itemAt(frames, index)));
}

/** Something written beside what it names. */
export interface Label {
  width: number;
  height: number;
  /** @param at its middle */
  marks: (at: Point) => PaperMark[];
}

/** In millimetres. */
const SIZES = { cell: 10, led: 3.4, leadFrom: 2.6, lead: 0.2 };
/** Around a label. */
const CLEAR = { x: 0.4, y: 0.2 };

/** A plan being put on paper: what lies where. Millimetres, from where the plan has its origin. */
export class PlanArea extends BoundedPlacer {
  /** Lines of dimensions, no two of which may be one. */
  readonly dimensions = new DimensionLines(SIZES.cell);
  /** What lies under the rails. */
  readonly under: PaperMark[] = [];
  /** The rails, with what is on them. */
  readonly rails: PaperMark[] = [];
  /** What is written. */
  readonly over: PaperMark[] = [];

  /** @param sizes where labels are led otherwise than those of a plan */
  constructor(grid: TileGrid | null = null, limits: Frame | null = null, sizes: Partial<PlacerSizes> = {}) {
    super({ ...SIZES, ...sizes }, grid, limits);
  }

  /** Puts a label at the first place with room, with a line to what it names from farther off; false where there is none. */
  put({ width, height, marks }: Label, places: Iterable<Place>): boolean {
    const placed = this.place(width + CLEAR.x, height + CLEAR.y, places);
    if (!placed) return false;
    if (placed.lead) this.under.push(path(line(...placed.lead), { pen: 'hair' }));
    append(this.over, marks(placed));
    return true;
  }
}
