import type { Cm } from '../../units.ts';
import { innerPlaces } from '../rail/length.ts';
import type { Rail } from '../rail/step.ts';

/** Positions that need no drilling: start, inner joints and end (D53a). */
export const feedPlaces = ({ frameLength }: Pick<Rail, 'frameLength'>): Cm[] => [
  0,
  ...innerPlaces(frameLength),
  frameLength,
];
