import type { CanvasArea } from '../../visitor/projection.ts';

/** Space of the tools in one line with the next rail: for all of them, for the frequent ones, for the least. */
export type DockSpace = 'all' | 'some' | 'least';

// Widths of the dock in pixels, measured in Polish, German and English with a price of five digits.
const ALL_FROM = 1280;
const SOME_FROM = 850;
const TOTAL_WIDTH = 132;
/** Additional width of the buttons, which are larger for touch. */
const COARSE_WIDTH = 200;

/** Space of the tools in a dock that also shows the next rail. @param hasTotal the dock shows the total */
export function dockSpace({ width, insets }: CanvasArea, hasTotal: boolean): DockSpace {
  const isCoarse = matchMedia('(pointer: coarse)').matches;
  const used = (hasTotal ? TOTAL_WIDTH : 0) + (isCoarse ? COARSE_WIDTH : 0);
  const free = width - insets.left - insets.right - used;
  return free >= ALL_FROM ? 'all' : free >= SOME_FROM ? 'some' : 'least';
}
