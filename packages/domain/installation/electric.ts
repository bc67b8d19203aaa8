/** Electric data of a product line (D53), kept with its part rules. */
export interface Electric {
  /** Of the supplies, in volts. */
  voltage: number;
  /** Cross-section of each conductor, in mm². */
  conductor: number;
  /** Of one feed, in amperes. */
  maxCurrent: number;
  /** Of both conductors of a joint together, in mΩ. */
  jointResistance: number;
  /** That luminaires need, in volts. */
  minVoltage: number;
}

/** Of copper when it is warm, in Ω·mm²/m (D54). */
const RESISTIVITY = 0.0225;

/** Resistance of both conductors along a length in centimetres, in ohms (D54). */
export const resistanceOf = ({ conductor }: Electric, length: number): number =>
  (2 * RESISTIVITY * (length / 100)) / conductor;
