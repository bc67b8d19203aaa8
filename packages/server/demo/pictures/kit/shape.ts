import type { Vec } from './vector.ts';
import type { View } from './view.ts';

/** Width of every drawn line, in pixels of the 960 px square. */
export const LINE = 2.2;

/** Something in the studio. Shapes are listed back to front: a later one covers an earlier one. */
export interface Shape {
  /** Points by which the picture is centred. */
  extent: readonly Vec[];
  /** Convex pieces whose shadows fall on the ground. */
  pieces: readonly (readonly Vec[])[];
  draw(view: View): string;
}
