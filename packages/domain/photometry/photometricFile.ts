import { itemAt } from '../math/lists.ts';
import type { PhotometricTable } from './photometricTable.ts';
import type { StatedFlux } from './statedFlux.ts';

/** What a photometric file tells (D48). */
export interface PhotometricFile {
  format: 'ldt' | 'ies';
  /** Of the luminaire, as the file calls it; may be empty. */
  name: string;
  table: PhotometricTable;
  /** Measured as the luminaire is, without reference to the flux of its lamps. */
  isAbsolute: boolean;
  /** Null where it states no flux. */
  stated: StatedFlux | null;
}

/** What is the same for every format: one plane tells all, planes rise, and 360 is 0. */
export function tableOf({ c, candela, ...read }: PhotometricTable): PhotometricTable {
  if (c.length === 1) return { ...read, symmetry: 'rotational', c: [0], candela };
  if (c[0] === 0 && c.at(-1) === 360)
    return tableOf({ ...read, c: c.slice(0, -1), candela: candela.slice(0, -1) });
  const falls = itemAt(c, 0) > itemAt(c, 1);
  return falls ? { ...read, c: c.toReversed(), candela: candela.toReversed() } : { ...read, c, candela };
}
