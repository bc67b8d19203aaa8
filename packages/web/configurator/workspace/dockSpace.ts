import type { Px } from '@lumitor/domain/units';
import type { CanvasArea } from '../../visitor/projection.ts';

export type DockSpace = 'all' | 'some' | 'least';

// Measured in Polish, German and English with a price of five digits.
const ALL_FROM: Px = 1330;
const SOME_FROM: Px = 850;
const TOTAL_WIDTH: Px = 132;
const COARSE_WIDTH: Px = 200;

export function dockSpace({ width, insets }: CanvasArea, hasTotal: boolean): DockSpace {
  const isCoarse = matchMedia('(pointer: coarse)').matches;
  const used = (hasTotal ? TOTAL_WIDTH : 0) + (isCoarse ? COARSE_WIDTH : 0);
  const free = width - insets.left - insets.right - used;
  return free >= ALL_FROM ? 'all' : free >= SOME_FROM ? 'some' : 'least';
}
