import type { Direction } from './step.ts';

/** East, south, west, north; each a quarter turn to the right of the one before (y points down). */
export type Heading = 0 | 1 | 2 | 3;

/** A point of the layout, in centimetres; a point on screen is another type, and the two do not mix. */
export interface Point {
  x: number;
  y: number;
  /** Never set: keeps the two kinds of point apart. */
  readonly space?: 'layout';
}

const UNIT: readonly [Point, Point, Point, Point] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/** The stored words for a heading (D4). */
const FACING = ['horizontal-right', 'vertical-down', 'horizontal-left', 'vertical-up'] as const;
export type Facing = (typeof FACING)[number];

export const unitVector = (heading: Heading): Point => UNIT[heading];
export const facing = (heading: Heading): Facing => FACING[heading];
export const opposite = (heading: Heading): Heading => ((heading + 2) % 4) as Heading;
export const isPerpendicular = (a: Heading, b: Heading): boolean => (a + b) % 2 === 1;
export const isHorizontal = (heading: Heading): boolean => heading % 2 === 0;

export function turned(heading: Heading, direction: Direction): Heading {
  if (direction === 'straight') return heading;
  return ((heading + (direction === 'right' ? 1 : 3)) % 4) as Heading;
}
