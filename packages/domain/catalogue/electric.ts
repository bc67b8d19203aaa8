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
  /** The thickest conductor that the terminal of a feed takes, in mm² (D54). */
  terminal: number;
}

/** mm² that the terminal of a feed takes where nobody says it (D54). */
export const USUAL_TERMINAL = 4;

/** Of a line whose part rules do not say it. */
export const USUAL_ELECTRIC: Record<ProductLine, Electric> = {
  standard: {
    voltage: 48,
    conductor: 2.5,
    maxCurrent: 16,
    jointResistance: 2,
    minVoltage: 46,
    terminal: USUAL_TERMINAL,
  },
  micro: {
    voltage: 48,
    conductor: 1.24,
    maxCurrent: 6,
    jointResistance: 2,
    minVoltage: 46,
    terminal: USUAL_TERMINAL,
  },
};
