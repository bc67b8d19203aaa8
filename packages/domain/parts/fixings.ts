import { hasInnerT, type Rail } from '../kinds/rail/step.ts';
import { grouped } from '../math/groups.ts';
import { itemAt, sumOf, upTo } from '../math/lists.ts';
import type { Cm } from '../units.ts';
import { type FixingRule, fixingsOfRail, leastFixings } from './fixingCount.ts';
import { railsOf } from './railPieces.ts';

/** Mounting sets that shops usually buy per stock rail. */
const USUAL: FixingRule = { per100: 2, per200: 3 };
const MOST = 20;

/**
 * An order stores the number of sets, not the rule. The rule nearest to the usual one that gives this number
 * applies, else the family's spacing; null without one.
 */
export function fixingRuleOf(
  steps: readonly Rail[],
  bought: number,
  spacing: Cm | undefined,
): FixingRule | null {
  const alike = grouped(steps.flatMap(railsOf), ({ rail, pieces }) => `${rail} ${pieces}`);
  const setsBy = (rule: FixingRule) =>
    sumOf([...alike.values()].map((rails) => rails.length * fixingsOfRail(itemAt(rails, 0), rule)));
  const offOf = ({ per100, per200 }: FixingRule) =>
    Math.abs(per100 - USUAL.per100) + Math.abs(per200 - USUAL.per200);
  const found = upTo(MOST * MOST)
    .map((index) => ({ per100: 1 + (index % MOST), per200: 1 + Math.floor(index / MOST), spacing }))
    .filter((rule) => setsBy(rule) === bought);
  const bySpacing = spacing ? { per100: 0, per200: 0, spacing } : null;
  return found.toSorted((a, b) => offOf(a) - offOf(b))[0] ?? bySpacing;
}

const within = (from: Cm, to: Cm, count: number): Cm[] =>
  upTo(count).map((index) => from + ((index + 0.5) * (to - from)) / count);

/** Sets of each stock rail, evenly spaced from the rail's start (D75). */
export function fixingsOf(step: Rail, rule: FixingRule): Cm[] {
  const { spacing } = rule;
  let from = 0;
  return railsOf(step).flatMap((rail) => {
    const count = fixingsOfRail(rail, rule);
    const start = from;
    from += sumOf(rail.pieces);
    const middle = step.frameLength / 2;
    if (rail.pieces.length < 2 || !hasInnerT(step)) return within(start, from, count);
    const first = Math.min(
      Math.max(0, count - leastFixings(from - middle, spacing)),
      Math.max(
        leastFixings(middle - start, spacing),
        Math.round((count * (middle - start)) / (from - start)),
      ),
    );
    return [...within(start, middle, first), ...within(middle, from, count - first)];
  });
}
