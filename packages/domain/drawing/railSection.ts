/** Of a rail seen from its end, in centimetres. */
export interface RailSection {
  width: number;
  height: number;
}

/** The catalogue does not say it: as rails of the two product lines mostly are. */
export const railSection = (isMicro: boolean): RailSection =>
  isMicro ? { width: 1.8, height: 1.8 } : { width: 3.4, height: 3.2 };
