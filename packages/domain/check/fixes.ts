import { geometryOf } from '../layout/layout.ts';
import { applyEdit } from '../plan/editPlan.ts';
import type { Totals } from '../quote/quoteWith.ts';
import { type Cents, cents } from '../units.ts';
import { heldCuts } from '../wiring/cut.ts';
import { cableFixes } from './cableFixes.ts';
import type { Candidate } from './candidate.ts';
import { checkPlan } from './checkPlan.ts';
import { gatewayFixes, misfitFixes, supplyFixes } from './choiceFixes.ts';
import { type Examined, examine } from './examine.ts';
import { feedFixes } from './feedFixes.ts';
import { type Finding, growAt, isAsHeavy } from './finding.ts';
import { layoutFixes } from './layoutFixes.ts';
import { pieceFixes } from './pieceFixes.ts';
import { besideFixes, insideFixes } from './placeFixes.ts';
import { zoneFixes } from './zoneFixes.ts';

/** What helps with a finding, shown with what it changes in price (D57). */
export interface Fix extends Candidate {
  /** By how much the totals change; null where a total lacks what has no price (D22). */
  change: { net: Cents; gross: Cents } | null;
}

/** What may help, the gentlest first; whether it does is tried. */
function candidatesFor(examined: Examined, finding: Finding, newId: () => string): Candidate[] {
  const { plan, bodies } = examined;
  switch (finding.kind) {
    case 'misfit':
      return misfitFixes(finding.misfit);
    case 'meeting':
    case 'crossing':
      return layoutFixes(examined, finding.problem);
    case 'dormant':
    case 'noRoom':
      return pieceFixes(plan, finding.piece, bodies, newId);
    case 'cannotWork':
    case 'unfed':
    case 'zoneUnfed':
    case 'feedCurrent':
    case 'voltage':
    case 'drop':
      return [...feedFixes(examined, finding, newId), ...cableFixes(examined, finding)];
    case 'thinCable':
      return cableFixes(examined, finding);
    case 'railOutside':
      return insideFixes(examined);
    case 'onConnector':
      return besideFixes(examined, newId);
    case 'overload':
    case 'heavyLoad':
      return [...zoneFixes(examined, newId), ...supplyFixes(examined)];
    case 'gatewayFull':
      return gatewayFixes(examined, finding);
    case 'idleWiring': {
      const { idle } = examined.installation;
      const wiring = {
        ...plan.wiring,
        feeds: plan.wiring.feeds.filter(({ id }) => !idle.feeds.includes(id)),
        cuts: heldCuts(geometryOf(plan.layout), plan.wiring.cuts),
      };
      return [{ kind: 'clearIdle', figures: {}, edit: { kind: 'wire', act: 'removeFeed', wiring } }];
    }
    default:
      return [];
  }
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
  for (const candidate of candidatesFor(examined, finding, newId)) {
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
