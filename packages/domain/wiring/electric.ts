import { type Electric, USUAL_ELECTRIC } from '../catalogue/electric.ts';
import type { PartTable } from '../catalogue/partTable.ts';
import type { Cm } from '../units.ts';

export function electricOf(table: Pick<PartTable, 'line' | keyof Electric>): Electric {
  const usual = USUAL_ELECTRIC[table.line];
  return {
    voltage: table.voltage ?? usual.voltage,
    conductor: table.conductor ?? usual.conductor,
    maxCurrent: table.maxCurrent ?? usual.maxCurrent,
    jointResistance: table.jointResistance ?? usual.jointResistance,
    minVoltage: table.minVoltage ?? usual.minVoltage,
    terminal: table.terminal ?? usual.terminal,
  };
}

/** Warm copper, in Ω·mm²/m (D54). */
const RESISTIVITY = 0.0225;

/** Current flows out and back, so that both conductors count (D54). */
export const resistanceOf = (conductor: number, length: Cm): number =>
  (2 * RESISTIVITY * (length / 100)) / conductor;
