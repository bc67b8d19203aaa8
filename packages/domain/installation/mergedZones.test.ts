import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { geometryOf } from '../kinds/rail/layout.ts';
import { applyEdit, type PlanEdit } from '../plan/editPlan.ts';
import { EMPTY_PLAN, type Plan } from '../plan/plan.ts';
import { editSchema, storedEdit } from '../plan/storedEdit.ts';
import { arbitraryPlan, loadedPlan } from '../testing/arbitraryPlan.ts';
import { arbitraryWires, wiredBy } from '../testing/drawnDxf.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { NO_WIRING, type Wiring } from '../wiring/wiring.ts';
import { countZones } from '../wiring/zones.ts';
import { mergedBy, withSeparateZones } from './mergedZones.ts';
import { toggleCut } from './wireEdits.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 60);

const planWith = (layout: Plan['layout'], cuts: Wiring['cuts']): Plan => ({
  ...EMPTY_PLAN,
  layout,
  wiring: { ...NO_WIRING, cuts },
});
const inThree = planWith(layoutOf([400], [300], [200]), [
  { stepId: 's1', at: 0 },
  { stepId: 's2', at: 0 },
]);
const merged = (plan: Plan, edit: PlanEdit) => mergedBy(plan, edit, false);

it('zones merge if a cut is closed, its joint is removed, or an island starts to share a supply', () => {
  const wired = { geometry: geometryOf(inThree.layout), wiring: inThree.wiring, feedEvery: 800 };
  expect(merged(inThree, toggleCut(wired, { stepId: 's2', at: 0 }))).toEqual([1, 2]);
  expect(merged(inThree, toggleCut(wired, { stepId: 's0', at: 200 }))).toBeNull();
  const twoCuts = planWith(layoutOf([400], [300], [200]), [{ stepId: 's1', at: 0 }]);
  for (const rest of ['closesUp', 'stays'] as const)
    expect(merged(twoCuts, { kind: 'remove', stepId: 's1', rest })).toEqual([0, 1]);
  expect(merged(twoCuts, { kind: 'remove', stepId: 's1' })).toBeNull();
});

it('zones merge if a rail becomes too short for its cut, unless a zone ends there', () => {
  const cut = [{ stepId: 's0', at: 400 }];
  const shortened = { kind: 'setLength', stepId: 's0', length: 300 } as const;
  expect(merged(planWith(layoutOf([600], [200]), cut), shortened)).toEqual([0, 1]);
  expect(merged(planWith(layoutOf([600]), cut), shortened)).toBeNull();
});

it('merged zones exist before the edit, and fewer zones remain after', () => {
  fc.assert(
    fc.property(arbitraryPlan, fc.nat(), fc.constantFrom('closesUp', 'stays'), (plan, which, rest) => {
      const step = plan.layout.steps[which % Math.max(1, plan.layout.steps.length)];
      if (!step) return;
      const edit = { kind: 'remove', stepId: step.id, rest } as const;
      const pair = merged(plan, edit);
      const count = countZones(geometryOf(plan.layout), plan.wiring, false);
      if (pair) {
        expect(pair[0]).toBeLessThan(pair[1]);
        expect(pair[1]).toBeLessThan(count);
        expect(applyEdit(plan, edit).plan).toBeDefined();
      }
      const start = plan.layout.steps.find(({ kind }) => kind === 'start');
      if (start && plan.layout.steps.length === 1)
        expect(merged(plan, { kind: 'mirrorIsland', stepId: start.id })).toBeNull();
    }),
    { numRuns },
  );
});

it('zones that would merge stay separate by a cut where they meet, in one edit', () => {
  const separate = (plan: Plan, edit: PlanEdit) => withSeparateZones(plan, edit, false)?.parting;
  const twoCuts = planWith(layoutOf([400], [300], [200]), [{ stepId: 's1', at: 0 }]);
  expect(separate(twoCuts, { kind: 'remove', stepId: 's1', rest: 'closesUp' })).toEqual({
    cuts: [{ stepId: 's2', at: 0 }],
    ownZones: [],
  });
  expect(separate(twoCuts, { kind: 'remove', stepId: 's1', rest: 'stays' })?.cuts).toEqual([]);
  const inRun = planWith(layoutOf([600], [200]), [{ stepId: 's0', at: 400 }]);
  expect(separate(inRun, { kind: 'setLength', stepId: 's0', length: 300 })?.cuts).toEqual([
    { stepId: 's1', at: 0 },
  ]);
});

it('closing the cut itself cannot keep zones separate', () => {
  const wired = { geometry: geometryOf(inThree.layout), wiring: inThree.wiring, feedEvery: 800 };
  expect(withSeparateZones(inThree, toggleCut(wired, { stepId: 's2', at: 0 }), false)).toBeNull();
});

it('an edit that keeps zones separate gives the same rails, merges nothing, and can be stored', () => {
  fc.assert(
    fc.property(
      loadedPlan,
      arbitraryWires,
      fc.nat(),
      fc.constantFrom('closesUp', 'stays'),
      fc.boolean(),
      (drawn, wished, which, rest, isolatesJoins) => {
        const plan = wiredBy(drawn, wished);
        const step = plan.layout.steps[which % Math.max(1, plan.layout.steps.length)];
        if (!step) return;
        const edits: PlanEdit[] = [
          { kind: 'remove', stepId: step.id, rest },
          { kind: 'setLength', stepId: step.id, length: 100 },
          { kind: 'removeLast' },
        ];
        for (const edit of edits.filter((one) => mergedBy(plan, one, isolatesJoins))) {
          const parted = withSeparateZones(plan, edit, isolatesJoins);
          if (!parted) throw new Error('No cut separates the zones');
          expect(mergedBy(plan, parted, isolatesJoins)).toBeNull();
          expect(applyEdit(plan, parted).plan?.layout).toEqual(applyEdit(plan, edit).plan?.layout);
          expect(v.parse(editSchema, storedEdit(parted))).toEqual(parted);
        }
      },
    ),
    { numRuns },
  );
});
