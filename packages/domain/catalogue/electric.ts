import type { Ampere, Volt } from '../units.ts';
import type { ProductLine } from './productLine.ts';

export interface Electric {
  voltage: Volt;
  /** mm². */
  conductor: number;
  maxCurrent: Ampere;
  /** mΩ of both conductors. */
  jointResistance: number;
  minVoltage: Volt;
  /** Thickest conductor in mm² (D54). */
  terminal: number;
}

export const USUAL_TERMINAL = 4;

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
