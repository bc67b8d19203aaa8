import { FAINT, type Tint } from '@lumitor/domain/floorPlan/tint';

/** On which ground a floor plan is painted: the drawing's own by day or night, or white paper. */
export type Ground = 'light' | 'dark' | 'paper';

const PLAIN = { light: '#45433e', dark: '#c9c6be', paper: '#222' } as const;
const GREY = { light: '#85827a', dark: '#807c74', paper: '#888' } as const;

/**
 * The colour of a pen of the file: what is black or white there is a soft ink of the ground, and any colour keeps its hue alone,
 * muted and as dark or light as is read on the ground, so that nothing stands out before the own plan (D73).
 */
export function inkOf(tint: Tint, ground: Ground): string {
  if (tint === FAINT) return GREY[ground];
  if (tint < 0) return PLAIN[ground];
  return ground === 'dark' ? `hsl(${tint} 22% 64%)` : `hsl(${tint} 24% 40%)`;
}
