import { inDegrees, radians } from './angle.ts';

interface Point {
  x: number;
  y: number;
}

/** Unit vector. @param heading in degrees, clockwise from east as on the plan, whose y grows to the south */
export const directionOf = (heading: number): Point => ({
  x: Math.cos(radians(heading)),
  y: Math.sin(radians(heading)),
});

/** Degrees, from −180 to 180. */
export const headingOf = ({ x, y }: Point): number => inDegrees(Math.atan2(y, x));

/**
 * Converts from a figure's own axes to the plan, for a figure at a point with a heading. The axes run along
 * the heading and across it to the right.
 */
export function placedAt({ x, y }: Point, heading: number): (along: number, across: number) => Point {
  const { x: cos, y: sin } = directionOf(heading);
  return (along, across) => ({ x: x + along * cos - across * sin, y: y + along * sin + across * cos });
}
