import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutsAtJoints } from '../kinds/cut/cut.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { innerPlaces } from '../kinds/rail/length.ts';
import { applyEdit } from '../plan/editPlan.ts';
import type { Plan } from '../plan/plan.ts';
import type { QuoteTotals } from '../quote/quoteWith.ts';
import { abcCatalogue } from '../testing/abcCatalogue.ts';
import { arbitraryPlan, loadedPlan, newIds, planOf, wiredPlan } from '../testing/arbitraryPlan.ts';
import { circuitPartAt } from '../wiring/zones.ts';
import { checkPlan } from './checkPlan.ts';
import { type Examined, examine } from './examine.ts';
import { type Finding, growAt, isAsHeavy } from './finding.ts';
import { fixesFor } from './fixes.ts';
import type { FixKind } from './kinds.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 60);
const TERMS = { currency: 'PLN', euroRate: 4, vatPercent: 23 } as const;
const measure = { catalogue: abcCatalogue, terms: TERMS };

const OF_INSTALLATION: readonly FixKind[] = [
  ...(['freeFeeds', 'middle', 'moreFeeds', 'thickerCable', 'thinnerCable', 'proposedCable'] as const),
  ...([
    'moveFromCut',
    'split',
    'splitForGateways',
    'cutBus',
    'cutBusForGateways',
    'uncut',
    'evenOut',
  ] as const),
];

const typedCable = { length: 1, conductor: 0.5 };
const rail = planOf([[100]], { b: 3 });
const CROWDED: Plan = {
  ...rail,
  choices: { ...rail.choices, connectionId: 'a', systemId: 'a', powerId: 'a' },
  wiring: {
    ...rail.wiring,
    feeds: [{}, { cable: typedCable }, { cable: typedCable }].map((one, index) => ({
      id: `typed ${index}`,
      stepId: 's0',
      at: 0,
      ...one,
    })),
    supplies: [{ zone: { stepId: 's0', at: 50 }, x: 0, y: 0, z: 250 }],
  },
};

function typedElsewhere({ plan }: Examined, finding: Finding, after: Plan) {
  const geometry = geometryOf(plan.layout);
  const partOf = circuitPartAt(geometry, cutsAtJoints(geometry, plan.wiring.cuts));
  const touched = new Set(
    geometry.placed
      .filter(({ step }) => finding.kind === 'cannotWork' || finding.steps.includes(step.id))
      .flatMap(({ step: { id, frameLength } }) =>
        [...innerPlaces(frameLength), frameLength].map((at) => ({ stepId: id, at })),
      )
      .map(partOf),
  );
  const isElsewhere = ({ stepId, at }: { stepId: string; at: number }) =>
    geometry.indexOf.has(stepId) && !touched.has(partOf({ stepId, at }));
  const { feeds, ...wiring } = after.wiring;
  return {
    feeds: feeds.filter(isElsewhere),
    placements: after.placements.filter(isElsewhere),
    supplies: wiring.supplies,
    gateways: wiring.gateways,
    dimming: after.dimming,
    room: after.room,
  };
}

describe('the fixes of any plan', () => {
  it('remove their finding, add or enlarge none of its weight, and change the price as stated', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryPlan, loadedPlan, wiredPlan), (plan) => {
        const examined = examine(plan, measure);
        const findings = checkPlan(examined);
        const keys = findings.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        for (const finding of findings)
          for (const fix of fixesFor(examined, findings, finding, newIds())) {
            const after = examine(applyEdit(plan, fix.edit).plan as Plan, measure);
            const left = checkPlan(after);
            expect(left.map(({ key }) => key)).not.toContain(finding.key);
            expect(
              left.filter(({ key, weight }) => !keys.includes(key) && isAsHeavy(weight, finding.weight)),
            ).toEqual([]);
            expect(growAt(finding.weight, findings, left)).toBe(false);
            const totals = [examined, after].map(({ quote }) => quote.totals);
            const [before, now] = totals as [QuoteTotals, QuoteTotals];
            if (totals.some(({ isIncomplete }) => isIncomplete)) expect(fix.change).toBeNull();
            else expect(fix.change).toEqual({ net: now.net - before.net, gross: now.gross - before.gross });
          }
      }),
      { numRuns },
    );
  });

  it('change no entered data outside their finding', () => {
    let count = 0;
    fc.assert(
      fc.property(wiredPlan, (plan) => {
        const examined = examine(plan, measure);
        const findings = checkPlan(examined);
        for (const finding of findings)
          for (const fix of fixesFor(examined, findings, finding, newIds())) {
            if (!OF_INSTALLATION.includes(fix.kind)) continue;
            count += 1;
            const after = applyEdit(plan, fix.edit).plan as Plan;
            const [typed, stored] = [plan, after].map((one) => typedElsewhere(examined, finding, one));
            const feeds =
              fix.kind === 'moreFeeds' ? expect.arrayContaining(typed?.feeds ?? []) : typed?.feeds;
            expect(stored).toEqual({ ...typed, feeds });
            const added = ['split', 'splitForGateways', 'cutBus', 'cutBusForGateways'].includes(fix.kind);
            if (fix.kind !== 'uncut')
              expect(after.wiring.cuts.slice(0, plan.wiring.cuts.length)).toEqual(plan.wiring.cuts);
            if (!added && fix.kind !== 'uncut')
              expect(after.wiring.cuts).toHaveLength(plan.wiring.cuts.length);
          }
      }),
      { numRuns },
    );
    expect(count).toBeGreaterThan(numRuns / 4);
  });

  it('solve no voltage finding by making a cable unknown', () => {
    fc.assert(
      fc.property(wiredPlan, (plan) => {
        const examined = examine(plan, measure);
        const findings = checkPlan(examined);
        for (const finding of findings) {
          if (!['voltage', 'drop', 'feedCurrent', 'cannotWork'].includes(finding.kind)) continue;
          for (const fix of fixesFor(examined, findings, finding, newIds())) {
            const after = applyEdit(plan, fix.edit).plan as Plan;
            const known = (of: Plan) =>
              of.wiring.feeds.filter(({ cable }) => (cable?.length ?? 0) > 0).length;
            expect(known(after)).toBeGreaterThanOrEqual(known(plan));
          }
        }
      }),
      { numRuns, examples: [[CROWDED]] },
    );
  });
});
