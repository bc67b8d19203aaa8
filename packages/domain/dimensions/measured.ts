import type { Point } from '../kinds/rail/heading.ts';
import type { PlanShape } from '../kinds/shape.ts';
import { directionOf, headingOf } from '../math/direction.ts';
import { ahead } from '../math/points.ts';
import type { DrawingPoint } from '../paths/frame.ts';
import { line } from '../paths/path.ts';
import type { Deg } from '../units.ts';

export type DimensionPen = 'dimensionLine' | 'extension' | 'tick' | 'arrow' | 'origin';
export type DimensionShape = PlanShape<DimensionPen>;

/** Oblique strokes at the ends of a dimension line. */
export const ticksAt = (
  ends: readonly { point: Point; heading: Deg }[],
  half: number,
): (readonly [Point, Point])[] =>
  ends.map(({ point, heading }) => {
    const along = directionOf(heading - 45);
    return [ahead(point, along, -half), ahead(point, along, half)];
  });

/** Dimension line without extensions, for any picture. */
export function measuredShapes(from: DrawingPoint, to: DrawingPoint, halfTick: number): DimensionShape[] {
  const heading = headingOf({ x: to.x - from.x, y: to.y - from.y });
  const ends = [from, to].map(({ x, y }) => ({ point: { x, y }, heading }));
  return [
    { pen: 'dimensionLine', outlines: [line(from, to)] },
    { pen: 'tick', outlines: ticksAt(ends, halfTick).map((tick) => line(...tick)) },
  ];
}
