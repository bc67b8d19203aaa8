import type { PartTable } from '../catalogue/partTable.ts';
import type { ProductLine } from '../catalogue/productLine.ts';

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

export function electricOf(table: Pick<PartTable, 'line' | keyof Electric>): Electric {
  const usual = USUAL_ELECTRIC[table.line];
  return {
    voltage: table.voltage ?? usual.voltage,
    conductor: table.conductor ?? usual.conductor,
    maxCurrent: table.maxCurrent ?? usual.maxCurrent,
    jointResistance: table.jointResistance ?? usual.jointResistance,
    minVoltage: table.minVoltage ?? usual.minVoltage,
  };
}

/** Of copper when it is warm, in Ω·mm²/m (D54). */
const RESISTIVITY = 0.0225;

/** Resistance of both conductors along a length in centimetres, in ohms (D54). */
export const resistanceOf = ({ conductor }: Electric, length: number): number =>
  (2 * RESISTIVITY * (length / 100)) / conductor;
