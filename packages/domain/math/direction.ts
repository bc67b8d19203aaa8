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

export const headingOf = ({ x, y }: Point): Deg => inDegrees(Math.atan2(y, x));

/** Converts positions along and to the right of a heading to the plan. */
export function placedAt({ x, y }: Point, heading: Deg): (along: number, across: number) => Point {
  const { x: cos, y: sin } = directionOf(heading);
  return (along, across) => ({ x: x + along * cos - across * sin, y: y + along * sin + across * cos });
}
