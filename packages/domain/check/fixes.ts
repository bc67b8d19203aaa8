import { applyEdit } from '../plan/editPlan.ts';
import type { QuoteTotals } from '../quote/quoteWith.ts';
import { type Cents, cents } from '../units.ts';
import { checkPlan, RULES } from './checkPlan.ts';
import { type Examined, examine } from './examine.ts';
import { type Finding, growAt, isAsHeavy } from './finding.ts';
import type { FixCandidate } from './rule.ts';

export interface Fix extends FixCandidate {
  /** Null: an article has no price (D22). */
  change: { net: Cents; gross: Cents } | null;
}

function changeOf(before: QuoteTotals, now: QuoteTotals): Fix['change'] {
  if (before.isIncomplete || now.isIncomplete) return null;
  return { net: cents(now.net - before.net), gross: cents(now.gross - before.gross) };
}

const rank = ({ change }: Fix): number => (change === null ? 2 : change.net === 0 ? 0 : 1);

/**
 * Applies each candidate and checks the plan again. A fix must remove its finding and worsen none of this
 * weight; one per kind, free ones first (D57).
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
