import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FixCandidate } from '../../check/rule.ts';
import { applyEdit, type PlanEdit } from '../../plan/editPlan.ts';
import type { Plan } from '../../plan/plan.ts';
import { SOME_BODIES } from '../../testing/arbitraryEdit.ts';
import { arbitraryPlan, newIds, planOf, withPut } from '../../testing/arbitraryPlan.ts';
import { arrange } from './arrangement.ts';
import { luminaireFixes } from './fixes.ts';
import { type LuminaireFinding, luminaireFindingsOf } from './luminaireFinding.ts';

const found = (plan: Plan) => luminaireFindingsOf(plan, arrange(plan, SOME_BODIES));
const fixesIn = (plan: Plan, finding = found(plan)[0]) =>
  finding ? luminaireFixes(plan, finding, SOME_BODIES, newIds()) : [];
const kinds = (plan: Plan) => fixesIn(plan).map(({ kind }) => kind);
const done = (plan: Plan, { edit }: FixCandidate): Plan => applyEdit(plan, edit).plan ?? plan;
const shortened = (plan: Plan, stepId: string, length: number): Plan =>
  applyEdit(plan, { kind: 'setLength', stepId, length }).plan ?? plan;
const nameOf = (finding: LuminaireFinding) =>
  finding.kind === 'dormant' ? `dormant ${finding.placement.id}` : `no room ${finding.bindingId}`;

describe('findings of luminaires', () => {
  it('are absent if all hang, or without a rail', () => {
    expect(found(planOf([[300]], { b: 3 }))).toEqual([]);
    expect(found(planOf([], { b: 3 }))).toEqual([]);
  });

  it('report invalid placements with their reason, and luminaires without room', () => {
    const one = withPut(planOf([[300]], {}), { bindingId: 'b', stepId: 's0', at: 290 });
    const more: PlanEdit = { kind: 'setQuantity', collection: 'bindings', id: 'c', quantity: 3 };
    const plan = applyEdit(one, more).plan ?? one;
    expect(found(shortened(plan, 's0', 200))).toEqual([
      { kind: 'dormant', reason: 'beyondEnd', placement: expect.objectContaining({ id: 'put 0' }) },
      { kind: 'noRoom', bindingId: 'c', count: 2 },
    ]);
  });
});

describe('fixes of an invalid placement', () => {
  const beyond = shortened(
    withPut(planOf([[300]], {}), { bindingId: 'b', stepId: 's0', at: 290 }),
    's0',
    200,
  );

  it('offer the nearest position, a longer rail, an automatic position, or removal', () => {
    expect(fixesIn(beyond)).toMatchObject([
      { kind: 'move', figures: { rail: 1, at: 194 } },
      { kind: 'lengthen', figures: { length: 296 } },
      { kind: 'giveBack' },
      { kind: 'takeOut' },
    ]);
  });

  it('offer another rail if its own is full', () => {
    const plan = withPut(planOf([[200], [200]], {}), { bindingId: 'c', stepId: 's1', at: 130 });
    const [move] = fixesIn(shortened(plan, 's1', 100));
    expect(move).toMatchObject({ kind: 'move', figures: { rail: 1, at: 140 } });
  });

  it('never lengthen a rail beyond the greatest length', () => {
    const plan = withPut(planOf([[100], [200, 'bendLeft']], {}), { bindingId: 'b', stepId: 's1', at: 150 });
    expect(kinds(shortened(plan, 's1', 100))).toEqual(['move', 'giveBack', 'takeOut']);
  });

  it('offer one more luminaire if the placement is one too many', () => {
    const plan = withPut(planOf([[300]], {}), { bindingId: 'b', stepId: 's0', at: 50 });
    const [first] = plan.placements;
    if (!first) throw new Error('The plan has no placement');
    const crowded = { ...plan, placements: [first, { ...first, id: 'second', at: 150 }] };
    const [more, ...others] = fixesIn(crowded);
    expect(more && done(crowded, more).choices.bindings).toEqual([{ id: 'b', quantity: 2 }]);
    expect(others.map(({ kind }) => kind)).toEqual(['giveBack']);
  });
});

describe('fixes of missing room', () => {
  it('offer a rail at the active end, or removal of the surplus', () => {
    const plan = planOf([[200]], { c: 4 });
    expect(fixesIn(plan)).toMatchObject([
      { kind: 'addRail', figures: { length: 400 } },
      { kind: 'takeOutSurplus', figures: { count: 3 } },
    ]);
  });

  it('offer no rail without an open end', () => {
    const plan = planOf([[200]], { c: 4 });
    expect(kinds({ ...plan, layout: { ...plan.layout, activeEnd: null } })).toEqual(['takeOutSurplus']);
  });
});

describe('a fix', () => {
  it('removes its finding and causes no other', () => {
    fc.assert(
      fc.property(arbitraryPlan, fc.nat(), (plan, pick) => {
        const findings = found(plan);
        const finding = findings[pick % Math.max(1, findings.length)];
        if (!finding) return;
        const before = findings.filter(({ kind }) => kind === 'dormant').map(nameOf);
        for (const fix of fixesIn(plan, finding)) {
          const after = found(done(plan, fix));
          expect(after.map(nameOf)).not.toContain(nameOf(finding));
          const dormant = after.filter(({ kind }) => kind === 'dormant').map(nameOf);
          expect(before).toEqual(expect.arrayContaining(dormant));
        }
      }),
    );
  });
});
