import type { Ampere, Volt } from '../units.ts';
import type { ProductLine } from './productLine.ts';

export interface Electric {
  voltage: Volt;
  /** Cross-section in mm². */
  conductor: number;
  /** Limit of one feed. */
  maxCurrent: Ampere;
  /** Both conductors of a joint, in mΩ. */
  jointResistance: number;
  /** Limit of the luminaires. */
  minVoltage: Volt;
  /** Thickest conductor that a feed accepts, in mm² (D54). */
  terminal: number;
}

export const USUAL_TERMINAL = 4;

/** Defaults of each line. */
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
