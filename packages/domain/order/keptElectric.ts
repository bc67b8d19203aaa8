import * as v from 'valibot';
import type { Binding } from '../catalogue/article.ts';
import type { PartTable } from '../catalogue/partTable.ts';
import { electricOf } from '../wiring/electric.ts';

/** What an order keeps of a luminaire on its DALI bus; absent: what is usual (D56). */
export const keptBusFields = {
  addresses: v.optional(v.number()),
  /** In mA. */
  busCurrent: v.optional(v.number()),
};

export const keptBusUse = ({ addresses, busCurrent }: Binding) => ({
  ...(addresses !== undefined && { addresses }),
  ...(busCurrent !== undefined && { busCurrent }),
});

/** What an order keeps of its product line, for its installation to be computed anew (D53). */
export const keptElectricSchema = v.object({
  voltage: v.number(),
  conductor: v.number(),
  maxCurrent: v.number(),
  jointResistance: v.number(),
  minVoltage: v.number(),
  /** Centimetres of rail that one feed serves (D16). */
  feedEvery: v.number(),
});
type KeptElectric = v.InferOutput<typeof keptElectricSchema>;

export const keptElectric = (table: PartTable): KeptElectric => ({
  ...electricOf(table),
  feedEvery: table.feedEvery,
});
