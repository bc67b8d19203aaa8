import { SHORT_RAIL } from '../layout/length.ts';
import type { Step } from '../layout/step.ts';
import { sumOf } from '../math/lists.ts';
import { type CutRail, railsOf } from './railPieces.ts';

/** What decides how often rails are fixed (D17, D75). */
export interface FixingRule {
  /** Mounting sets of a rail of 100 cm and of one of 200 cm, at the least. */
  per100: number;
  per200: number;
  /** From one fixing point to the next at the most, in cm; absent: as far as the sets say. */
  spacing?: number | undefined;
}

/** Lengths closer than this are one, in parts of the spacing. */
const SAME = 1e-9;

/** As often a piece is fixed at the least: half of the spacing is left to its ends. @param length in cm */
export const leastFixings = (length: number, spacing = Number.POSITIVE_INFINITY): number =>
  Math.max(1, Math.ceil(length / spacing - SAME));

/** Fixing points of a rail: its mounting sets, or more where its pieces would be farther from one than the family allows. */
export function fixingsOfRail({ rail, pieces }: CutRail, { per100, per200, spacing }: FixingRule): number {
  const least = spacing ? sumOf(pieces.map((piece) => leastFixings(piece, spacing))) : 0;
  return Math.max(rail === SHORT_RAIL ? per100 : per200, least);
}

export const countFixings = (steps: readonly Step[], rule: FixingRule): number =>
  sumOf(steps.flatMap(railsOf).map((rail) => fixingsOfRail(rail, rule)));
