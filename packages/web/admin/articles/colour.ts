import type { Fields } from '../data/changes.ts';

export const COLOURS = ['black', 'white', 'both'] as const;
export type Colour = (typeof COLOURS)[number];

/** Which rails an article goes with: neither flag, or both, is either colour (D21). */
export function colourOf({ isBlack, isWhite }: Fields): Colour {
  if (Boolean(isBlack) === Boolean(isWhite)) return 'both';
  return isBlack ? 'black' : 'white';
}
