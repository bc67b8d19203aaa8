import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PART_TABLES } from '../../parts/defaultPartTable.ts';
import { countParts } from '../../parts/parts.ts';
import { applyEdit, type PlanEdit } from '../../plan/editPlan.ts';
import { currentPlan, newHistory, record, undo } from '../../plan/history.ts';
import { EMPTY_PLAN, type Plan } from '../../plan/plan.ts';
import { planAfter, planWishes, SOME_BODIES } from '../../testing/arbitraryEdit.ts';
import { edited, layoutOf } from '../../testing/sampleLayouts.ts';
import { findPlaced } from '../rail/geometry.ts';
import { geometryOf } from '../rail/layout.ts';
import { startsOf } from '../rail/railRuns.ts';
import { arrange } from './arrangement.ts';
import { withLuminairesLeaving } from './leaving.ts';
import { copyRails, pasteRails, type RailClip } from './railClip.ts';

const done = (plan: Plan, edit: PlanEdit): Plan => {
  const after = applyEdit(plan, edit);
  if (!after.plan) throw new Error(`${edit.kind} is refused: ${after.problem.code}`);
  return after.plan;
};
let count = 0;
const newId = () => `new${count++}`;
const paste = (plan: Plan, clip: RailClip, by = { x: 0, y: 5000 }) =>
  pasteRails(plan, SOME_BODIES, 'duplicateRails', clip, by, newId);
const counted = ({ layout, choices }: Plan) => ({
  choices,
  parts: countParts(geometryOf(layout), DEFAULT_PART_TABLES.standard),
});

const PLAN: Plan = {
  ...EMPTY_PLAN,
  layout: layoutOf([200], [300, 'right']),
  choices: { ...EMPTY_PLAN.choices, bindings: [{ id: 'b', quantity: 3 }] },
  placements: [
    { id: 'p', bindingId: 'b', stepId: 's1', at: 50, turn: 90, tilt: 30 },
    { id: 'q', bindingId: 'b', stepId: 's1', at: 150, turn: 270, tilt: 10 },
  ],
  wiring: {
    ...EMPTY_PLAN.wiring,
    feeds: [{ id: 'f', stepId: 's1', at: 300, cable: { length: 250, conductor: 1.5 } }],
    cuts: [{ stepId: 's1', at: 200 }],
  },
  dimming: {
    groups: [{ number: 2, name: 'Lada', luminaires: ['p'] }],
    scenes: [{ number: 0, name: 'Dzień', isForWork: false, hours: null, groups: {}, luminaires: { q: 40 } }],
  },
};

describe('copied rails (D42c)', () => {
  it('include luminaires with their aim, groups and shares, feeds with their cables, and cuts', () => {
    const { clip } = copyRails(PLAN, SOME_BODIES, ['s1']);
    const { edit, stepIds = [] } = paste(PLAN, clip as RailClip, { x: 0, y: 500 });
    const after = done(PLAN, edit as PlanEdit);
    const [copy = ''] = stepIds;
    const own = after.placements.filter(({ stepId }) => stepId === copy);
    expect(own).toMatchObject([
      { bindingId: 'b', at: 50, turn: 90, tilt: 30 },
      { bindingId: 'b', at: 150, turn: 270, tilt: 10 },
      { bindingId: 'b', turn: 0, tilt: 0 },
    ]);
    expect(after.choices.bindings).toEqual([{ id: 'b', quantity: 6 }]);
    expect(after.dimming.groups[0]?.luminaires).toEqual(['p', own[0]?.id]);
    expect(after.dimming.scenes[0]?.luminaires).toEqual({ q: 40, [own[1]?.id ?? '']: 40 });
    expect(after.wiring.feeds).toMatchObject([
      { id: 'f' },
      { stepId: copy, at: 300, cable: { length: 250, conductor: 1.5 } },
    ]);
    expect(after.wiring.cuts).toEqual([
      { stepId: 's1', at: 200 },
      { stepId: copy, at: 200 },
    ]);
    const from = findPlaced(geometryOf(PLAN.layout), 's1')?.axis;
    const to = findPlaced(geometryOf(after.layout), copy)?.axis;
    expect(to?.start).toEqual({ x: from?.start.x, y: (from?.start.y ?? 0) + 500 });
    expect(to?.heading).toBe(from?.heading);
    expect(geometryOf(after.layout).islands).toBe(2);
  });

  it('leave all other luminaires in place', () => {
    const { clip } = copyRails(PLAN, SOME_BODIES, ['s1']);
    const after = done(PLAN, paste(PLAN, clip as RailClip).edit as PlanEdit);
    const places = (plan: Plan) =>
      arrange(plan, SOME_BODIES).luminaires.map(
        ({ stepId, at, turn }) => `${stepId} ${at.toFixed(2)} ${turn}`,
      );
    expect(places(after)).toEqual(expect.arrayContaining(places(PLAN)));
  });

  it('can be pasted after the originals were removed, and into an empty drawing', () => {
    const { clip } = copyRails(PLAN, SOME_BODIES, ['s0', 's1']);
    const { edit } = paste(EMPTY_PLAN, clip as RailClip, { x: 40, y: 0 });
    const after = done(EMPTY_PLAN, edit as PlanEdit);
    expect(after.layout.steps[0]).toMatchObject({ kind: 'start', origin: { x: 0, y: 0 }, heading: 0 });
    expect(geometryOf(after.layout).totalLength).toBe(500);
    expect(after.choices.bindings).toEqual([{ id: 'b', quantity: 3 }]);
  });

  it('are refused if no straight rail can start the run; a T without its arms is left out', () => {
    const bent = { ...EMPTY_PLAN, layout: layoutOf([200], [100, 'bendRight'], [300]) };
    expect(copyRails(bent, SOME_BODIES, ['s1']).fault).toBe('noStartRail');
    const { clip } = copyRails(bent, SOME_BODIES, ['s1', 's2']);
    expect(clip?.steps.map(({ id, kind }) => [id, kind])).toEqual([
      ['s2', 'start'],
      ['s1', 'bent'],
    ]);
    const tee = { ...EMPTY_PLAN, layout: layoutOf([200], [100, 'T'], [300]) };
    expect(copyRails(tee, SOME_BODIES, ['s1', 's2']).fault).toBe('noStartRail');
    expect(copyRails(tee, SOME_BODIES, ['s1']).clip?.steps).toMatchObject([{ kind: 'start', hasT: false }]);
  });
});

const someOf = ({ layout }: Plan, bits: number): string[] => {
  const ids = layout.steps.map(({ id }) => id);
  const some = ids.filter((_, index) => (bits >> (index % 30)) & 1);
  return some.length > 0 ? some : ids.slice(0, 1);
};
const plans = fc.tuple(planWishes, fc.nat(2 ** 30 - 1)).map(([wishes, bits]) => {
  const plan = planAfter(wishes);
  return { plan, ids: someOf(plan, bits) };
});

describe('any rails of any plan', () => {
  it('leave the bill unchanged when pasted and removed again, and one undo reverts a paste', () => {
    fc.assert(
      fc.property(plans, ({ plan, ids }) => {
        const { clip } = copyRails(plan, SOME_BODIES, ids);
        fc.pre(clip !== undefined && ids.length > 0);
        const { edit, stepIds = [] } = paste(plan, clip as RailClip);
        fc.pre(edit !== undefined);
        const pasted = record(newHistory(plan), edit as PlanEdit).history;
        const after = currentPlan(pasted);
        expect(currentPlan(undo(pasted))).toBe(plan);
        const articles = (of: Plan, on: ReadonlySet<string>) =>
          arrange(of, SOME_BODIES)
            .luminaires.filter(({ stepId }) => on.has(stepId))
            .map(({ bindingId, at, tilt }) => `${bindingId} ${at.toFixed(3)} ${tilt.toFixed(3)}`)
            .sort();
        expect(articles(after, new Set(stepIds)).length).toBe(articles(plan, new Set(ids)).length);
        const [stepId = '', ...others] = stepIds;
        const removal = withLuminairesLeaving(after, SOME_BODIES, {
          kind: 'remove' as const,
          stepId,
          others,
        });
        expect(counted(done(after, removal))).toEqual(counted(plan));
      }),
    );
  });

  it('return with everything else to their positions when moved there and back', () => {
    const ways = fc.record({
      x: fc.integer({ min: -500, max: 500 }),
      y: fc.integer({ min: -500, max: 500 }),
    });
    fc.assert(
      fc.property(plans, ways, ({ plan, ids }, by) => {
        const [stepId, ...others] = startsOf(plan.layout, ids);
        fc.pre(stepId !== undefined);
        const move = (x: number, y: number) =>
          ({ kind: 'moveIsland', stepId: stepId as string, others, by: { x, y } }) as const;
        const after = done(plan, move(by.x, by.y));
        expect(done(after, move(-by.x, -by.y))).toEqual(plan);
      }),
    );
  });
});

it('Several rails are removed at once, each with its descendants, and even all of them', () => {
  const layout = edited(layoutOf([200], [100], [100]), {
    kind: 'addIsland',
    id: 'i',
    origin: { x: 0, y: 300 },
    length: 200,
    hasT: false,
  });
  const some = edited(layout, { kind: 'remove', stepId: 's1', others: ['i'] });
  expect(some.steps.map(({ id }) => id)).toEqual(['s0']);
  const first = edited(layout, { kind: 'remove', stepId: 's2', others: ['s0'] });
  expect(first.steps).toMatchObject([{ id: 'i', origin: { x: 0, y: 0 } }]);
  expect(edited(layout, { kind: 'remove', stepId: 's0', others: ['i'] }).steps).toEqual([]);
});
