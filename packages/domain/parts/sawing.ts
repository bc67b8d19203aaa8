import type { PartTable } from '../catalogue/partTable.ts';

/** How straight rails are cut (D13). */
export interface Sawing {
  /** From what others leave as well; else each step from rails of its own. */
  usesOffcuts: boolean;
  /** What a cut takes where they do, in mm. */
  kerf: number;
}

/** Where the part rules do not say it. */
const USUAL_KERF = 3;

/** @param numbers of the product line's part rules, or of an order, which keeps them */
export const sawingOf = (
  { usesOffcuts = false }: { usesOffcuts?: boolean | undefined },
  { sawKerf = USUAL_KERF }: Pick<PartTable, 'sawKerf'>,
): Sawing => ({ usesOffcuts, kerf: sawKerf });

export const BY_STEP: Sawing = sawingOf({}, {});
