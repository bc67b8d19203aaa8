import * as v from 'valibot';
import { type Finding, ofWeight } from '../check/finding.ts';
import { FINDING_KINDS } from '../check/kinds.ts';

/** What was wrong with an order when it was saved, and was confirmed by who saved it (D57). */
export const keptFindingSchema = v.object({
  kind: v.picklist(FINDING_KINDS),
  figures: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type KeptFinding = v.InferOutput<typeof keptFindingSchema>;

/** So many are kept: a tangle of rails has as many as rails. */
const MOST_KEPT = 50;

const kept = (findings: readonly Finding[], weight: 'confirm' | 'advice'): KeptFinding[] =>
  ofWeight(findings, weight)
    .slice(0, MOST_KEPT)
    .map(({ kind, figures }) => ({ kind, figures: { ...figures } }));

/** What had to be confirmed and what was advised; absent where nothing was. */
export function keptFindings(findings: readonly Finding[]): {
  confirmed?: KeptFinding[];
  advised?: KeptFinding[];
} {
  const [confirmed, advised] = [kept(findings, 'confirm'), kept(findings, 'advice')];
  return { ...(confirmed.length > 0 && { confirmed }), ...(advised.length > 0 && { advised }) };
}
