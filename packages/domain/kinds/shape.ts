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
  | 'area'
  | 'rail'
  | 'seam'
  | 'node'
  | 'cap'
  /** Body of a luminaire; the other two have their own colour. */
  | 'body'
  | 'blackBody'
  | 'whiteBody'
  | 'lens'
  | 'aim'
  | 'throw'
  | 'dimensionLine'
  | 'extension'
  | 'tick'
  | 'arrow'
  | 'origin';

/** Outlines on the plan, painted with one pen; lengths in cm, of symbols in units of the picture. */
export interface PlanShape<Own extends Pen = Pen> {
  pen: Own;
  outlines: readonly PathOutline[];
}

/** One shape for each pen, in the order of the pens. */
export function mergedShapes(shapes: readonly PlanShape[], pens: readonly Pen[]): PlanShape[] {
  const byPen = new Map(pens.map((pen): [Pen, PathOutline[]] => [pen, []]));
  for (const { pen, outlines } of shapes) for (const outline of outlines) byPen.get(pen)?.push(outline);
  return [...byPen]
    .map(([pen, outlines]) => ({ pen, outlines }))
    .filter(({ outlines }) => outlines.length > 0);
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
