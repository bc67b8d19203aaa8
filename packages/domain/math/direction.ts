import type { Deg } from '../units.ts';
import { inDegrees, radians } from './angle.ts';

interface Point {
  x: number;
  y: number;
}

/** Unit vector on the plan, whose y grows to the south. */
export const directionOf = (heading: Deg): Point => ({
  x: Math.cos(radians(heading)),
  y: Math.sin(radians(heading)),
});

/** From −180 to 180. */
export const headingOf = ({ x, y }: Point): Deg => inDegrees(Math.atan2(y, x));

/** Converts from a figure's own axes (along its heading, and across to the right) to the plan. */
export function placedAt({ x, y }: Point, heading: Deg): (along: number, across: number) => Point {
  const { x: cos, y: sin } = directionOf(heading);
  return (along, across) => ({ x: x + along * cos - across * sin, y: y + along * sin + across * cos });
}
