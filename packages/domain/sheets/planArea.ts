import { BoundedPlacer } from '../drawing/boundedPlacer.ts';
import { type Frame, Taken } from '../drawing/frame.ts';
import { line } from '../drawing/path.ts';
import type { Place, PlacerSizes } from '../drawing/placer.ts';
import type { Point } from '../layout/heading.ts';
import { frameOfText } from './clearance.ts';
import { type PaperMark, type PaperText, path } from './marks.ts';

/** Something written beside what it names. */
export interface Label {
  width: number;
  height: number;
  /** @param at its middle */
  marks: (at: Point) => PaperMark[];
}

/** In millimetres. */
const SIZES = { cell: 10, led: 4.6, leadFrom: 2.6, lead: 0.2 };
/** Around a label. */
const CLEAR = { x: 0.4, y: 0.2 };

/** A plan being put on paper: what lies where. Millimetres, from where the plan has its origin. */
export class PlanArea extends BoundedPlacer {
  /** Lines of dimensions, no two of which may be one. */
  readonly dimensions = new Taken(SIZES.cell);
  /** What lies under the rails. */
  readonly under: PaperMark[] = [];
  /** The rails, with what is on them. */
  readonly rails: PaperMark[] = [];
  /** What is written. */
  readonly over: PaperMark[] = [];

  /**
   * @param borders that no text may cross
   * @param limits out of which none may stand
   * @param sizes where labels are led otherwise than those of a plan
   */
  constructor(borders: readonly Frame[] = [], limits: Frame | null = null, sizes: Partial<PlacerSizes> = {}) {
    super({ ...SIZES, ...sizes }, borders, limits);
  }

  /** Writes a text where it is to be; false where there is no room for it. */
  write(text: PaperText): boolean {
    const frame = frameOfText(text);
    if (!this.isFree(frame)) return false;
    this.take(frame);
    this.over.push(text);
    return true;
  }

  /** Puts a label at the first place with room, with a line to what it names from farther off; false where there is none. */
  put({ width, height, marks }: Label, places: Iterable<Place>): boolean {
    const placed = this.place(width + CLEAR.x, height + CLEAR.y, places);
    if (!placed) return false;
    if (placed.lead) this.under.push(path(line(...placed.lead), { pen: 'hair' }));
    this.over.push(...marks(placed));
    return true;
  }
}
