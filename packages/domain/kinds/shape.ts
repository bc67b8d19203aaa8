import type { LabelFrame, Onto } from '../paths/frame.ts';
import type { PathOutline } from '../paths/path.ts';
import type { Cm } from '../units.ts';
import type { VerticalArea } from './area/area.ts';
import type { Room } from './room/room.ts';

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
  | 'obstacle'
  | 'above'
  | 'area';

/** Outlines of a kind on the plan, painted with one pen; lengths in cm. */
export interface Shape {
  pen: Pen;
  outlines: readonly PathOutline[];
}

/** Parts of a plan around its rails. */
export interface Surroundings {
  room: Room | null;
  areas: readonly VerticalArea[];
}

/** Sizes on the plan that follow from the scale of the picture. */
export interface ShapeSizes {
  /** Least thickness of walls, so that they stay visible. */
  wall?: Cm;
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
  shapes: (around: Surroundings, sizes: ShapeSizes) => Shape[];
  /** Frames that labels must not cover. */
  covers: (around: Surroundings, onto: Onto, sizes: CoverSizes) => LabelFrame[];
  /** Labels may cross it if nothing else is free. */
  isLine: boolean;
}
