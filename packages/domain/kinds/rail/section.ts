import type { Cm } from '../../units.ts';
export interface RailSection {
  width: Cm;
  height: Cm;
}

/** Typical cross-sections; the catalogue does not state them. */
export const railSection = (isMicro: boolean): RailSection =>
  isMicro ? { width: 1.8, height: 1.8 } : { width: 3.4, height: 3.2 };
