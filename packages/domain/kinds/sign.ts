import { polygon } from '../paths/outlines.ts';
import type { PathOutline } from '../paths/path.ts';
import type { Cm } from '../units.ts';
import type { Point } from './rail/heading.ts';

/** Outlines of a sign by how they are painted. */
export interface DrawnSign {
  gaps: PathOutline[];
  solid: PathOutline[];
  bolts: PathOutline[];
  boxes: PathOutline[];
  lines: PathOutline[];
}

/** Point of the sign on the picture. @param x in units of the sign, from its middle */
export type OfSign = (x: number, y: number) => Point;

/** Sign of a kind of the installation: the only place that knows its outlines. */
export interface KindSign {
  /** Turns with the heading of its rail. */
  isTurned?: boolean;
  outlines: (p: OfSign, unit: number, half: Point) => Partial<DrawnSign>;
}

/** Block of the DXF in cm, x along the rail, and its layer. */
export interface SignBlock {
  layer: string;
  colour: number;
  half: Cm;
  outlines: readonly PathOutline[];
}

export const boxOf = (p: OfSign, { x, y }: Point): PathOutline =>
  polygon(p(-x, -y), p(x, -y), p(x, y), p(-x, y));
