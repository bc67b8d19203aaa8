import { innerPlaces } from '../layout/length.ts';
import type { Step } from '../layout/step.ts';

/** Where a feed takes no drilling of a rail: at its begin, at the joints inside it, at its end (D53a). */
export const feedPlaces = ({ frameLength }: Pick<Step, 'frameLength'>): number[] => [
  0,
  ...innerPlaces(frameLength),
  frameLength,
];
