import type { PartTable } from '../catalogue/partTable.ts';
import type { Mm } from '../units.ts';

/** D13. */
export interface Sawing {
  usesOffcuts: boolean;
  kerf: Mm;
}

const USUAL_KERF: Mm = 3;

export const sawingOf = (
  { usesOffcuts = false }: { usesOffcuts?: boolean | undefined },
  { sawKerf = USUAL_KERF }: Pick<PartTable, 'sawKerf'>,
): Sawing => ({ usesOffcuts, kerf: sawKerf });

export const BY_STEP: Sawing = sawingOf({}, {});
