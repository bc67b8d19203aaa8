import { ahead } from '../../math/points.ts';
import type { Cm } from '../../units.ts';
/** East, south, west, north; y points down. */
export type Heading = 0 | 1 | 2 | 3;

export const TURNS = ['left', 'right'] as const;
export type Turn = (typeof TURNS)[number];

export const DIRECTIONS = ['straight', ...TURNS] as const;
/** Relative to the heading of the parent's end (D3). */
export type Direction = (typeof DIRECTIONS)[number];

/** cm on the plan; not assignable to a point on screen. */
export interface Point {
  x: number;
  y: number;
  /** Never set; distinguishes the two kinds of point. */
  readonly space?: 'layout';
}

const UNIT: readonly [Point, Point, Point, Point] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/** D4. */
const FACING = ['horizontal-right', 'vertical-down', 'horizontal-left', 'vertical-up'] as const;
export type Facing = (typeof FACING)[number];

export const unitVector = (heading: Heading): Point => UNIT[heading];
export const facingOfHeading = (heading: Heading): Facing => FACING[heading];
export const opposite = (heading: Heading): Heading => turnedBy(heading, 2);
export const isPerpendicular = (a: Heading, b: Heading): boolean => (a + b) % 2 === 1;
export const isHorizontal = (heading: Heading): boolean => heading % 2 === 0;

export const turnedBy = (heading: Heading, quarters: number): Heading =>
  ((((heading + quarters) % 4) + 4) % 4) as Heading;

export function turnedHeading(heading: Heading, direction: Direction): Heading {
  if (direction === 'straight') return heading;
  return turnedBy(heading, direction === 'right' ? 1 : -1);
}

export const directionTo = (from: Heading, to: Heading): Direction | null =>
  DIRECTIONS.find((direction) => turnedHeading(from, direction) === to) ?? null;

export const mirrored = <Way extends string>(way: Way): Way =>
  (way === 'left' ? 'right' : way === 'right' ? 'left' : way) as Way;

export const alongHeading = (from: Point, heading: Heading, length: Cm): Point =>
  ahead(from, unitVector(heading), length);

export function turnedAbout({ x, y }: Point, quarters: number): Point {
  const heading = turnedBy(0, quarters);
  const [a, b] = [unitVector(heading), unitVector(turnedBy(heading, 1))];
  // `+ 0` avoids −0, which a stored plan cannot contain.
  return { x: a.x * x + b.x * y + 0, y: a.y * x + b.y * y + 0 };
}
