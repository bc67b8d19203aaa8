/** Cross-section of a rail, in centimetres. */
export interface RailSection {
  width: number;
  height: number;
}

/** Typical cross-sections of both product lines; the catalogue does not state them. */
export const railSection = (isMicro: boolean): RailSection =>
  isMicro ? { width: 1.8, height: 1.8 } : { width: 3.4, height: 3.2 };
