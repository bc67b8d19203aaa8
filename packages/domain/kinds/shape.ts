import type { LabelFrame, Onto } from '../paths/frame.ts';
import type { PathOutline } from '../paths/path.ts';
import type { Cm } from '../units.ts';
import type { Surroundings } from './room/surroundings.ts';

/** Strokes and fills by name. Each painter (screen, print, paper, DXF) has a table of them. */
export type Pen =
  | 'wall'
  /** Faces of the walls, interrupted by openings. */
  | 'wallFace'
  | 'gap'
  | 'frame'
  | 'leaf'
  | 'swing'
  | 'cut'
  | 'outline'
  | 'above'
  | 'area';

/** Outlines of a kind on the plan, painted with one pen; lengths in cm. */
export interface PlanShape {
  pen: Pen;
  outlines: readonly PathOutline[];
}

/** Parts of a plan that are drawn around its rails. */
export type PlanAround = Pick<Surroundings, 'room' | 'areas'>;

/** Sizes on the plan that follow from the scale of the picture. */
export interface ShapeSizes {
  /** Least thickness of walls, so that they stay visible. */
  wall?: Cm;
  /** With the faces of the walls, which only CAD needs. */
  hasFaces?: boolean;
  /** Length of the strokes that hatch an area. */
  hatch: Cm;
}

/** Sizes in units of the picture. */
export interface CoverSizes {
  wall: number;
  line: number;
  hatch: number;
}

/** How one kind is drawn on a plan: the only place that knows its outlines. */
export interface DrawnKind {
  shapes: (around: PlanAround, sizes: ShapeSizes) => PlanShape[];
  /** Frames that labels must not cover. */
  covers: (around: PlanAround, onto: Onto, sizes: CoverSizes) => LabelFrame[];
  /** Labels may cross it if nothing else is free. */
  isLine: boolean;
}
