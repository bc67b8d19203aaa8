import { SHORT_RAIL } from '../layout/length.ts';
import type { Step } from '../layout/step.ts';
import { sumOf } from '../math/lists.ts';
import { type CutRail, railsOf } from './railPieces.ts';

/** Rule for the number of fixing points (D17, D75). */
export interface FixingRule {
  /** Least number of mounting sets per rail of 100 cm and of 200 cm. */
  per100: number;
  per200: number;
  /** Greatest distance of fixing points, in cm; absent: derived from the sets. */
  spacing?: number | undefined;
}

/** Tolerance of lengths, as a share of the spacing. */
const SAME = 1e-9;

/**
 * Least number of fixing points of a piece: its ends are within half a spacing.
 * @param length in cm
 */
export const leastFixings = (length: number, spacing = Number.POSITIVE_INFINITY): number =>
  Math.max(1, Math.ceil(length / spacing - SAME));

/** Number of fixing points of a rail: its mounting sets, or more if the family's spacing requires more. */
export function fixingsOfRail({ rail, pieces }: CutRail, { per100, per200, spacing }: FixingRule): number {
  const least = spacing ? sumOf(pieces.map((piece) => leastFixings(piece, spacing))) : 0;
  return Math.max(rail === SHORT_RAIL ? per100 : per200, least);
}

export const countFixings = (steps: readonly Step[], rule: FixingRule): number =>
  sumOf(steps.flatMap(railsOf).map((rail) => fixingsOfRail(rail, rule)));
