import type { Point } from '../layout/heading.ts';
import { placedAt } from '../math/angle.ts';

/** A point so many centimetres to the right of a way; `heading` in degrees clockwise from east. */
export const beside = (at: Point, heading: number, aside: number): Point => placedAt(at, heading)(0, aside);

/** On which side of a run is the inside of the drawing: 1 right, −1 left. */
export type Inside = (stepId: string) => 1 | -1;

/** Along a way, turned so that it is read from below or from the right. */
export const readable = (heading: number): number => ((((heading + 90) % 180) + 180) % 180) - 90;
