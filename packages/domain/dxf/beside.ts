import type { Point } from '../layout/heading.ts';

/** A point so many centimetres to the right of a way; `heading` in degrees clockwise from east. */
export function beside({ x, y }: Point, heading: number, aside: number): Point {
  const angle = (heading * Math.PI) / 180;
  return { x: x - Math.sin(angle) * aside, y: y + Math.cos(angle) * aside };
}

/** On which side of a run is the inside of the drawing: 1 right, −1 left. */
export type Inside = (stepId: string) => 1 | -1;

/** Along a way, turned so that it is read from below or from the right. */
export const readable = (heading: number): number => ((((heading + 90) % 180) + 180) % 180) - 90;
