import { innerPlaces } from '../../layout/length.ts';
import type { Rail } from '../../layout/step.ts';
import type { Cm } from '../../units.ts';

/** Positions that need no drilling: start, inner joints and end (D53a). */
export const feedPlaces = ({ frameLength }: Pick<Rail, 'frameLength'>): Cm[] => [
  0,
  ...innerPlaces(frameLength),
  frameLength,
];
