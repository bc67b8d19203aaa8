import { type Geometry, internalDirection } from './geometry.ts';
import type { StoredStep } from './step.ts';

/** Ten micrometres: finer than any saw, and no tail of binary fractions. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000 || 0;

/** The steps of a layout with `position` and `directionInternalFrame`, as they are stored (D4). */
export function storedSteps(geometry: Geometry): StoredStep[] {
  return geometry.placed.map((placed) => ({
    ...placed.step,
    directionInternalFrame: internalDirection(placed),
    position: { x: rounded(placed.begin.x), y: rounded(placed.begin.y) },
  }));
}
