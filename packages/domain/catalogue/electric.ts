import type { ProductLine } from './productLine.ts';

/** Electric data of a product line (D53). */
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

/** Of a line whose part rules do not say it. */
export const USUAL_ELECTRIC: Record<ProductLine, Electric> = {
  standard: { voltage: 48, conductor: 2.5, maxCurrent: 16, jointResistance: 2, minVoltage: 46 },
  micro: { voltage: 48, conductor: 1.24, maxCurrent: 6, jointResistance: 2, minVoltage: 46 },
};
