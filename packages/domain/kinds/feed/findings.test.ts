import { describe, expect, it } from 'vitest';
import { checkPlan } from '../../check/checkPlan.ts';
import { examine } from '../../check/examine.ts';
import { fixesFor } from '../../check/fixes.ts';
import type { FindingKind, FixKind } from '../../check/kinds.ts';
import { applyEdit } from '../../plan/editPlan.ts';
import { EMPTY_PLAN, type Plan } from '../../plan/plan.ts';
import { newIds } from '../../testing/arbitraryPlan.ts';
import { sampleCatalogue, sampleChoices } from '../../testing/sampleCatalogue.ts';
import { layoutOf } from '../../testing/sampleLayouts.ts';
import { NO_WIRING, type Wiring } from '../../wiring/wiring.ts';
import type { Feed } from './feed.ts';

const terms = { currency: 'PLN', euroRate: 4, vatPercent: 23 } as const;
const planWith = (wiring: Partial<Wiring>, luminaires = 4): Plan => ({
  ...EMPTY_PLAN,
  layout: layoutOf([600], [600]),
  choices: { ...sampleChoices, bindings: [{ id: 'spot', quantity: luminaires }] },
  wiring: { ...NO_WIRING, ...wiring },
});

function fixed(plan: Plan, kind: FindingKind, by: FixKind) {
  const examined = examine(plan, { catalogue: sampleCatalogue, terms });
  const findings = checkPlan(examined);
  const finding = findings.find((one) => one.kind === kind);
  const fix = finding && fixesFor(examined, findings, finding, newIds()).find((one) => one.kind === by);
  return { finding, fix, after: fix && applyEdit(plan, fix.edit).plan?.wiring };
}

const feed = (at: number, cable?: Feed['cable'], id = 'typed'): Feed => ({
  id,
  stepId: 's0',
  at,
  ...(cable && { cable }),
});

describe('a feed at a cut', () => {
  it('is advice, and moves to the nearest position with its cable', () => {
    const cable = { length: 300, conductor: 1.5 };
    const cuts = [{ stepId: 's0', at: 400 }];
    const { finding, after } = fixed(
      planWith({ cuts, feeds: [feed(400, cable)] }),
      'feedAtCut',
      'moveFromCut',
    );
    expect(finding).toMatchObject({ weight: 'advice', figures: { count: 1 } });
    expect(after?.feeds).toEqual([feed(200, cable)]);
  });

  it('is no finding if the part has no other position', () => {
    const cuts = [200, 400].map((at) => ({ stepId: 's0', at }));
    expect(fixed(planWith({ cuts, feeds: [feed(400)] }), 'feedAtCut', 'moveFromCut').finding).toBeUndefined();
  });
});

describe('a cable', () => {
  it('too thick for the terminal is thinned to its limit, and no other changes', () => {
    const feeds = [
      feed(0, { length: 300, conductor: 10 }),
      feed(200, { length: 300, conductor: 1.5 }, 'other'),
    ];
    const { finding, after } = fixed(planWith({ feeds }), 'thickCable', 'thinnerCable');
    expect(finding?.figures).toMatchObject({ conductor: 10, terminal: 4 });
    expect(after?.feeds).toEqual([feed(0, { length: 300, conductor: 4 }), feeds[1]]);
  });

  it('too short for its supply gets the proposed length', () => {
    const supplies = [{ zone: { stepId: 's0', at: 100 }, x: 1_000, y: 0, z: 270 }];
    const feeds = [feed(0, { length: 500, conductor: 1.5 })];
    const { finding, after } = fixed(planWith({ feeds, supplies }), 'shortCable', 'proposedCable');
    expect(finding?.weight).toBe('advice');
    expect(after?.feeds[0]?.cable?.conductor).toBe(1.5);
    expect(after?.feeds[0]?.cable?.length).toBeGreaterThan(1_000);
  });

  it('too thin for the proposed length gets thicker conductors as well', () => {
    const supplies = [{ zone: { stepId: 's0', at: 100 }, x: 2_000, y: 0, z: 270 }];
    const feeds = [feed(0, { length: 50, conductor: 0.5 })];
    const plan = planWith({ feeds, supplies }, 10);
    const choices = { ...plan.choices, powerId: 'p100' };
    const powered = { ...plan, layout: layoutOf([600]), choices };
    const { finding, after } = fixed(powered, 'shortCable', 'proposedCable');
    expect(finding?.weight).toBe('advice');
    const cable = after?.feeds[0]?.cable;
    expect(cable?.length).toBeGreaterThan(2_000);
    expect(cable?.conductor).toBeGreaterThan(0.5);
    expect(cable?.conductor).toBeLessThanOrEqual(4);
  });

  it('is never proposed thicker than the limit of the terminal', () => {
    const feeds = [feed(0, { length: 15_000, conductor: 0.5 })];
    const examined = examine(planWith({ feeds }, 30), { catalogue: sampleCatalogue, terms });
    const findings = checkPlan(examined);
    const fixes = findings.flatMap((finding) => fixesFor(examined, findings, finding, newIds()));
    const conductors = fixes.flatMap(({ kind, figures }) =>
      kind === 'thickerCable' ? [Number(figures.conductor)] : [],
    );
    expect(conductors.length).toBeGreaterThan(0);
    expect(Math.max(...conductors)).toBeLessThanOrEqual(4);
  });
});
