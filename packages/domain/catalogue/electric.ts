import type { ProductLine } from './productLine.ts';

export interface Electric {
  /** Voltage of the supplies, in volts. */
  voltage: number;
  /** Cross-section of each conductor, in mm². */
  conductor: number;
  /** Greatest current of one feed, in amperes. */
  maxCurrent: number;
  /** Resistance of both conductors of a joint together, in mΩ. */
  jointResistance: number;
  /** Least voltage of luminaires, in volts. */
  minVoltage: number;
  /** Thickest conductor that a feed's terminal accepts, in mm² (D54). */
  terminal: number;
}

/** Default terminal of a feed, in mm² (D54). */
export const USUAL_TERMINAL = 4;

/** Default of a line without these part rules. */
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
