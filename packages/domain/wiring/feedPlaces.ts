import { innerPlaces } from '../layout/length.ts';
import type { Step } from '../layout/step.ts';

/** Feed positions on a rail that need no drilling: its start, inner joints and end (D53a). */
export const feedPlaces = ({ frameLength }: Pick<Step, 'frameLength'>): number[] => [
  0,
  ...innerPlaces(frameLength),
  frameLength,
];
