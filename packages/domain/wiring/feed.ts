import { innerPlaces } from '../layout/railLengths.ts';
import type { Step } from '../layout/step.ts';

/** Places closer than this are one, in centimetres. */
export const SAME_PLACE = 0.001;

/** A place on a run: so many centimetres from the begin of a step (D42). */
export interface RunPlace {
  stepId: string;
  at: number;
}

/** An in-line live feed that was put by hand (D53). */
export interface Feed extends RunPlace {
  id: string;
}

/** A feed where it is; `id` is null of one that has its place by itself. */
export interface PlacedFeed extends RunPlace {
  id: string | null;
  island: number;
}

/** Where a feed can stand on a step: its begin, the joints inside it, its end. */
export const feedPlaces = ({ frameLength }: Pick<Step, 'frameLength'>): number[] => [
  0,
  ...innerPlaces(frameLength),
  frameLength,
];
