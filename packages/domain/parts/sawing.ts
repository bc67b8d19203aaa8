import type { PartTable } from '../catalogue/partTable.ts';

/** Cutting of straight rails (D13). */
export interface Sawing {
  /** Whether layout rails share offcuts. */
  usesOffcuts: boolean;
  /** Loss per cut, in mm, with offcuts in use. */
  kerf: number;
}

const USUAL_KERF = 3;

/** @param numbers of the product line's part rules or of a stored order */
export const sawingOf = (
  { usesOffcuts = false }: { usesOffcuts?: boolean | undefined },
  { sawKerf = USUAL_KERF }: Pick<PartTable, 'sawKerf'>,
): Sawing => ({ usesOffcuts, kerf: sawKerf });

export const BY_STEP: Sawing = sawingOf({}, {});
