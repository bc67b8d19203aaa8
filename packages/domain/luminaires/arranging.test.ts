import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdit, type PlanEdit } from '../plan/editPlan.ts';
import type { Placement } from '../plan/placement.ts';
import { EMPTY_PLAN, type Plan } from '../plan/plan.ts';
import { editOf, planWishes, SOME_BODIES } from '../testing/arbitraryEdit.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { arrange } from './arrangement.ts';
import { leaving, put, takeAway, type Wanted } from './arranging.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 200);

const planOf = (quantity: number, placements: Placement[] = []): Plan => ({
  ...EMPTY_PLAN,
  layout: layoutOf([400], [300]),
  choices: { ...EMPTY_PLAN.choices, bindings: quantity > 0 ? [{ id: 'b', quantity }] : [] },
  placements,
});
const placed = (id: string, at: number, own: Partial<Placement> = {}): Placement => ({
  ...{ id, bindingId: 'b', stepId: 's0', at, turn: 0, tilt: 0 },
  ...own,
});
const at = (place: number, own: Partial<Wanted> = {}): Wanted => ({
  ...{ bindingId: 'b', stepId: 's0', at: place, turn: 0, tilt: 0 },
  ...own,
});
const done = (plan: Plan, edit: PlanEdit | undefined): Plan => {
  const { plan: after } = edit ? applyEdit(plan, edit) : { plan: undefined };
  if (!after) throw new Error('refused');
  return after;
};
const quantityIn = ({ choices }: Plan) => choices.bindings[0]?.quantity ?? 0;

/** Puts pieces with the ids n0, n1 and so on. */
function putting(plan: Plan, wanted: Wanted[]) {
  let count = 0;
  return put(plan, SOME_BODIES, 'place', wanted, () => `n${count++}`);
}

describe('a luminaire put by hand (D43)', () => {
  it('takes the place of an automatic one, and adds one where there is none', () => {
    const first = done(planOf(1), putting(planOf(1), [at(100)]).edit);
    expect(quantityIn(first)).toBe(1);
    const { edit } = put(first, SOME_BODIES, 'place', [at(200)], () => 'm');
    expect(quantityIn(done(first, edit))).toBe(2);
    expect(quantityIn(done(planOf(0), putting(planOf(0), [at(100), at(200)]).edit))).toBe(2);
  });

  it('is refused on another, beyond the end and where it pushes another out', () => {
    const plan = planOf(3, [placed('p', 100), placed('q', 200)]);
    const [p] = arrange(plan, SOME_BODIES).pieces;
    expect(putting(plan, [at(105)])).toEqual({ fault: 'overlaps' });
    expect(putting(plan, [at(398)])).toEqual({ fault: 'beyondEnd' });
    expect(putting(plan, [at(205, { piece: p as NonNullable<typeof p> })])).toEqual({ fault: 'overlaps' });
  });

  it('removes the dormant one on whose place it is put, and no other', () => {
    const plan = planOf(4, [placed('p', 100), placed('q', 108), placed('gone', 50, { stepId: 's9' })]);
    const [p] = arrange(plan, SOME_BODIES).pieces;
    const after = done(plan, putting(plan, [at(112, { piece: p as NonNullable<typeof p> })]).edit);
    expect(after.placements.map(({ id }) => id)).toEqual(['p', 'gone']);
  });

  it('several at once are one edit, moved together past where one alone could not go', () => {
    const plan = planOf(2, [placed('p', 100), placed('q', 112)]);
    const moved = arrange(plan, SOME_BODIES).pieces.map((piece) => at(piece.at + 12, { piece }));
    const after = done(plan, putting(plan, moved).edit);
    expect(after.placements.map((one) => one.at)).toEqual([112, 124]);
  });
});

describe('a luminaire taken away', () => {
  const plan = planOf(3, [placed('p', 100), placed('q', 200)]);
  const { pieces } = arrange(plan, SOME_BODIES);

  it('from the drawing leaves the bill too', () => {
    const after = done(plan, takeAway(plan, 'remove', pieces.slice(1)));
    expect(quantityIn(after)).toBe(1);
    expect(after.placements.map(({ id }) => id)).toEqual(['p']);
    expect(quantityIn(done(plan, takeAway(plan, 'remove', pieces)))).toBe(0);
  });

  it('back to automatic stays on the bill', () => {
    const after = done(plan, takeAway(plan, 'giveBack', pieces));
    expect(quantityIn(after)).toBe(3);
    expect(after.placements).toEqual([]);
  });
});

describe('fewer of an article', () => {
  const plan = planOf(4, [placed('p', 100), placed('q', 200), placed('r', 300)]);

  it('are automatic ones first, then those that were put last', () => {
    expect(leaving(plan, SOME_BODIES, 'b', 3)).toEqual([]);
    expect(leaving(plan, SOME_BODIES, 'b', 2)).toEqual(['r']);
    expect(leaving(plan, SOME_BODIES, 'b', 0)).toEqual(['p', 'q', 'r']);
  });
});

describe('whatever is done to luminaires', () => {
  it('keeps in its place what was put and holds, unless it was meant', () => {
    fc.assert(
      fc.property(planWishes, (wishes) => {
        let plan = EMPTY_PLAN;
        for (const [index, wish] of wishes.entries()) {
          const edit = editOf(wish, plan, `s${index}`);
          const after = applyEdit(plan, edit).plan ?? plan;
          if (edit.kind === 'arrange') {
            const meant = new Set([...edit.put.map(({ id }) => id), ...edit.unplaced]);
            const now = new Map(arrange(after, SOME_BODIES).pieces.map((piece) => [piece.id, piece]));
            const lost = arrange(plan, SOME_BODIES).pieces.filter(({ id, isPlaced, stepId, at: place }) => {
              const piece = now.get(id);
              return isPlaced && !meant.has(id) && (piece?.stepId !== stepId || piece.at !== place);
            });
            expect([...lost, ...edit.put.filter(({ id }) => !now.has(id))]).toEqual([]);
          }
          plan = after;
        }
      }),
      { numRuns },
    );
  });
});
