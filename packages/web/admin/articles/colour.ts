import type { ChangedFields } from '../data/changes.ts';

export const COLOURS = ['black', 'white', 'both'] as const;
export type Colour = (typeof COLOURS)[number];

/** Neither or both flags mean either colour (D21). */
export function colourOf({ isBlack, isWhite }: ChangedFields): Colour {
  if (Boolean(isBlack) === Boolean(isWhite)) return 'both';
  return isBlack ? 'black' : 'white';
}
