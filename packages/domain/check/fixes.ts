import { applyEdit } from '../plan/editPlan.ts';
import type { Totals } from '../quote/quoteWith.ts';
import { type Cents, cents } from '../units.ts';
import { checkPlan, RULES } from './checkPlan.ts';
import { type Examined, examine } from './examine.ts';
import { type Finding, growAt, isAsHeavy } from './finding.ts';
import type { Candidate } from './rule.ts';

/** What helps with a finding, shown with what it changes in price (D57). */
export interface Fix extends Candidate {
  /** By how much the totals change; null where a total lacks what has no price (D22). */
  change: { net: Cents; gross: Cents } | null;
}

/** By how much the totals change; null where one of them lacks what has no price. */
function changeOf(before: Totals, now: Totals): Fix['change'] {
  if (before.isIncomplete || now.isIncomplete) return null;
  return { net: cents(now.net - before.net), gross: cents(now.gross - before.gross) };
}

/** Those that cost nothing come first, those of an unknown price last. */
const rank = ({ change }: Fix): number => (change === null ? 2 : change.net === 0 ? 0 : 1);

/**
 * What helps with a finding: each, taken, removes it, brings no other that is as heavy and makes none larger. One of a
 * kind, the free ones first, then as the ladder of D57 has them.
 * @param findings all of the plan, this one among them
 * @param newId gives what is put an id
 */
export function fixesFor(
  examined: Examined,
  findings: readonly Finding[],
  finding: Finding,
  newId: () => string,
): Fix[] {
  const known = new Set(findings.map(({ key }) => key));
  const fixes: Fix[] = [];
  for (const candidate of RULES.flatMap((rule) => rule.fixes(examined, finding, newId))) {
    if (fixes.some(({ kind }) => kind === candidate.kind)) continue;
    const { plan } = applyEdit(examined.plan, candidate.edit);
    if (!plan || plan === examined.plan) continue;
    const after = examine(plan, examined);
    const left = checkPlan(after);
    const isWorse =
      left.some(
        ({ key, weight }) => key === finding.key || (!known.has(key) && isAsHeavy(weight, finding.weight)),
      ) || growAt(finding.weight, findings, left);
    if (!isWorse) fixes.push({ ...candidate, change: changeOf(examined.quote.totals, after.quote.totals) });
  }
  return fixes.toSorted((a, b) => rank(a) - rank(b));
}
