import { SHORT_RAIL } from '../kinds/rail/length.ts';
import type { Rail } from '../kinds/rail/step.ts';
import { sumOf } from '../math/lists.ts';
import type { Cm } from '../units.ts';
import { type CutRail, railsOf } from './railPieces.ts';

/** D17, D75. */
export interface FixingRule {
  per100: number;
  per200: number;
  /** Greatest distance of fixing points; absent: derived from the sets. */
  spacing?: Cm | undefined;
}

const SAME = 1e-9;

/** Each fixing point serves half a spacing on both sides. */
export const leastFixings = (length: Cm, spacing: Cm = Number.POSITIVE_INFINITY): number =>
  Math.max(1, Math.ceil(length / spacing - SAME));

export function fixingsOfRail({ rail, pieces }: CutRail, { per100, per200, spacing }: FixingRule): number {
  const least = spacing ? sumOf(pieces.map((piece) => leastFixings(piece, spacing))) : 0;
  return Math.max(rail === SHORT_RAIL ? per100 : per200, least);
}

export const countFixings = (steps: readonly Rail[], rule: FixingRule): number =>
  sumOf(steps.flatMap(railsOf).map((rail) => fixingsOfRail(rail, rule)));
