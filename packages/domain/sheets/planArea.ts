import { DimensionLines } from '../dimensions/index.ts';
import { BoundedPlacer, type TileGrid } from '../drawing/boundedPlacer.ts';
import type { LabelPosition, PlacerSizes } from '../drawing/placer.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { placedAt } from '../math/direction.ts';
import { append, greatestOf, itemAt, leastOf } from '../math/lists.ts';
import { areFramesDisjoint, type LabelFrame } from '../paths/frame.ts';
import { line } from '../paths/path.ts';
import type { Mm } from '../units.ts';
import { DROP, type PaperMark, type PaperPath, type PaperText, path } from './marks.ts';
import { textWidth } from './textWidth.ts';

const ASCENT = 0.76;
const DESCENT = 0.22;
export const RAISED = DROP - (ASCENT - DESCENT) / 2;
export const LINE = 1.18;

export function frameOfText({ text, x, y, size, align = 'start', angle = 0 }: PaperText): LabelFrame {
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

const REACH: Mm = 25;

function frameOfPath({ outlines, scale = 1 }: PaperPath): LabelFrame {
  const corners = outlines.flatMap((outline) => outline.corners);
  const [xs, ys] = [corners.map(({ x }) => x * scale), corners.map(({ y }) => y * scale)];
  return {
    left: leastOf(xs) - REACH,
    right: greatestOf(xs) + REACH,
    top: leastOf(ys) - REACH,
    bottom: greatestOf(ys) + REACH,
  };
}

export function marksByFrame(marks: readonly PaperMark[]): (frame: LabelFrame) => PaperMark[] {
  const frames = marks.map((mark) => (mark.kind === 'text' ? frameOfText(mark) : frameOfPath(mark)));
  return (frame) => marks.filter((_, index) => !areFramesDisjoint(frame, itemAt(frames, index)));
}

export interface PaperLabel {
  width: Mm;
  height: Mm;
  marks: (at: Point) => PaperMark[];
}

const SIZES = { cell: 10, led: 3.4, leadFrom: 2.6, lead: 0.2 };
const CLEAR = { x: 0.4, y: 0.2 };

export class PlanArea extends BoundedPlacer {
  readonly dimensions = new DimensionLines(SIZES.cell);
  readonly under: PaperMark[] = [];
  readonly rails: PaperMark[] = [];
  readonly over: PaperMark[] = [];

  constructor(
    grid: TileGrid | null = null,
    limits: LabelFrame | null = null,
    sizes: Partial<PlacerSizes> = {},
  ) {
    super({ ...SIZES, ...sizes }, grid, limits);
  }

  put({ width, height, marks }: PaperLabel, places: Iterable<LabelPosition>): boolean {
    const placed = this.place(width + CLEAR.x, height + CLEAR.y, places);
    if (!placed) return false;
    if (placed.lead) this.under.push(path(line(...placed.lead), { pen: 'hair' }));
    append(this.over, marks(placed));
    return true;
  }
}
