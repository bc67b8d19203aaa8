import { type Geometry, internalDirection } from './geometry.ts';
import type { Point } from './heading.ts';
import type { Step } from './step.ts';

/** A step with what follows from the tree written beside it (D4). */
export type StoredStep = Step & { directionInternalFrame: string; position: Point };

/** Ten micrometres: finer than any saw, and no tail of binary fractions. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000 || 0;

/** The steps of a layout as the browser stores them. */
export function storedSteps(geometry: Geometry): StoredStep[] {
  return geometry.placed.map((placed) => ({
    ...placed.step,
    directionInternalFrame: internalDirection(placed),
    position: { x: rounded(placed.begin.x), y: rounded(placed.begin.y) },
  }));
}
