import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutsAtJoints } from '../kinds/cut/cut.ts';
import type { RunPlace } from '../kinds/feed/feed.ts';
import { pointAt } from '../kinds/rail/axis.ts';
import { REMOVAL_RESTS } from '../kinds/rail/edit.ts';
import type { PlacedRail } from '../kinds/rail/geometry.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { geometryOf, type Layout } from '../kinds/rail/layout.ts';
import { innerPlaces } from '../kinds/rail/length.ts';
import { movedPoint, sheetMotion } from '../kinds/rail/sheetMotion.ts';
import { applyEdit, type PlanEdit } from '../plan/editPlan.ts';
import { EMPTY_PLAN, type Plan } from '../plan/plan.ts';
import { arbitraryLayout } from '../testing/arbitraryEdit.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { NO_WIRING, type Wiring } from './wiring.ts';

const planWith = (layout: Layout, wiring: Partial<Wiring>): Plan => ({
  ...EMPTY_PLAN,
  layout,
  wiring: { ...NO_WIRING, ...wiring },
});
const done = (plan: Plan, edit: PlanEdit): Plan => applyEdit(plan, edit).plan ?? plan;

function pointOf({ placed, indexOf }: ReturnType<typeof geometryOf>, { stepId, at }: RunPlace): Point {
  return pointAt((placed[indexOf.get(stepId) as number] as PlacedRail).axis, at);
}

describe('the wiring of a plan', () => {
  it('is removed with its rails, and stays in the room on the others', () => {
    fc.assert(
      fc.property(arbitraryLayout, fc.nat(), fc.constantFrom(...REMOVAL_RESTS), (layout, which, rest) => {
        const removed = layout.steps[which % Math.max(1, layout.steps.length)];
        if (!removed) return;
        const feeds = layout.steps.map(({ id, frameLength }, index) => ({
          id: `f${index}`,
          stepId: id,
          at: Math.round(frameLength / 3),
        }));
        const edit = { kind: 'remove', stepId: removed.id, rest } as const;
        const { plan: after } = applyEdit(planWith(layout, { feeds }), edit);
        if (!after) return;
        const left = new Set(after.layout.steps.map(({ id }) => id));
        expect(after.wiring.feeds.map(({ id }) => id)).toEqual(
          feeds.filter(({ stepId }) => left.has(stepId)).map(({ id }) => id),
        );
        if (rest !== 'stays') return;
        const motion = sheetMotion(layout, edit);
        const [was, is] = [geometryOf(layout), geometryOf(after.layout)];
        for (const feed of after.wiring.feeds) {
          const before = pointOf(was, feeds.find(({ id }) => id === feed.id) as RunPlace);
          const there = motion ? movedPoint(before, motion) : before;
          const here = pointOf(is, feed);
          expect(Math.hypot(here.x - there.x, here.y - there.y)).toBeLessThan(1);
        }
      }),
    );
  });

  it('leaves a cut at the same joint if the rail before is removed and later rails are turned', () => {
    const plan = planWith(layoutOf([200], [200], [200]), { cuts: [{ stepId: 's2', at: 0 }] });
    const { wiring, layout } = done(plan, { kind: 'remove', stepId: 's0', rest: 'stays' });
    expect(layout.steps.map(({ id }) => id)).toEqual(['s1', 's2']);
    expect(wiring.cuts).toEqual([{ stepId: 's2', at: 0 }]);
  });

  it('is mirrored with its island, and a cut moves to the nearest joint', () => {
    const plan = planWith(layoutOf([500]), {
      feeds: [{ id: 'f', stepId: 's0', at: 100 }],
      cuts: [{ stepId: 's0', at: 400 }],
    });
    expect(done(plan, { kind: 'mirrorIsland', stepId: 's0' }).wiring).toEqual({
      ...NO_WIRING,
      feeds: [{ id: 'f', stepId: 's0', at: 400 }],
      cuts: [{ stepId: 's0', at: 200 }],
    });
  });

  it('has as many zones in the mirror as before, at any length of a rail', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 2000 }), fc.nat(1023), (length, mask) => {
        const cuts = innerPlaces(length).flatMap((at, index) =>
          mask & (1 << index) ? [{ stepId: 's0', at }] : [],
        );
        const { wiring, layout } = done(planWith(layoutOf([length]), { cuts }), {
          kind: 'mirrorIsland',
          stepId: 's0',
        });
        expect(cutsAtJoints(geometryOf(layout), wiring.cuts)).toHaveLength(cuts.length);
      }),
    );
  });

  it('cuts a joint once, even if named twice', () => {
    const geometry = geometryOf(layoutOf([600]));
    const twice = [
      { stepId: 's0', at: 200 },
      { stepId: 's0', at: 200.0004 },
    ];
    expect(cutsAtJoints(geometry, twice)).toEqual([twice[0]]);
  });

  it('can still be stored if a rail became too short for a cut before mirroring', () => {
    const short = done(planWith(layoutOf([300]), { cuts: [{ stepId: 's0', at: 200 }] }), {
      kind: 'setLength',
      stepId: 's0',
      length: 100,
    });
    expect(done(short, { kind: 'mirrorIsland', stepId: 's0' }).wiring.cuts).toEqual([
      { stepId: 's0', at: 0 },
    ]);
  });
});
