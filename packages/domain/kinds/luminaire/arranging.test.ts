import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { applyEdit, type PlanEdit } from '../../plan/editPlan.ts';
import type { LuminairePlacement } from '../../plan/placement.ts';
import { EMPTY_PLAN, type Plan } from '../../plan/plan.ts';
import { editSchema } from '../../plan/storedEdit.ts';
import { editOf, planWishes, SOME_BODIES } from '../../testing/arbitraryEdit.ts';
import { arbitraryPlan } from '../../testing/arbitraryPlan.ts';
import { layoutOf } from '../../testing/sampleLayouts.ts';
import { arrange, type Luminaire } from './arrangement.ts';
import { giveBack, put, spreadAgain, takeOut } from './arranging.ts';
import type { DesiredPlacement } from './becoming.ts';
import { duplicate, mirror } from './copying.ts';
import { leaving } from './leaving.ts';
import { spread } from './spacing.ts';
import { pinAll } from './staying.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 200);

const planOf = (quantity: number, placements: LuminairePlacement[] = []): Plan => ({
  ...EMPTY_PLAN,
  layout: layoutOf([400], [300]),
  choices: { ...EMPTY_PLAN.choices, bindings: quantity > 0 ? [{ id: 'b', quantity }] : [] },
  placements,
});
const placed = (id: string, at: number, own: Partial<LuminairePlacement> = {}): LuminairePlacement => ({
  id,
  bindingId: 'b',
  stepId: 's0',
  at,
  turn: 0,
  tilt: 0,
  ...own,
});
const at = (place: number, own: Partial<DesiredPlacement> = {}): DesiredPlacement => ({
  bindingId: 'b',
  stepId: 's0',
  at: place,
  turn: 0,
  tilt: 0,
  ...own,
});
const done = (plan: Plan, edit: PlanEdit | undefined): Plan => {
  const { plan: after } = edit ? applyEdit(plan, edit) : { plan: undefined };
  if (!after) throw new Error('refused');
  return after;
};
const quantityIn = ({ choices }: Plan) => choices.bindings[0]?.quantity ?? 0;

function putting(plan: Plan, desired: DesiredPlacement[]) {
  let count = 0;
  return put(plan, SOME_BODIES, 'place', desired, () => `n${count++}`);
}

describe('a luminaire put by hand (D43)', () => {
  it('replaces an automatic one, or adds one if there is none', () => {
    const first = done(planOf(1), putting(planOf(1), [at(100)]).edit);
    expect(quantityIn(first)).toBe(1);
    const { edit } = put(first, SOME_BODIES, 'place', [at(200)], () => 'm');
    expect(quantityIn(done(first, edit))).toBe(2);
    expect(quantityIn(done(planOf(0), putting(planOf(0), [at(100), at(200)]).edit))).toBe(2);
  });

  it('is refused on another, beyond the end, or if it displaces another', () => {
    const plan = planOf(3, [placed('p', 100), placed('q', 200)]);
    const [p] = arrange(plan, SOME_BODIES).luminaires;
    expect(putting(plan, [at(105)])).toEqual({ fault: 'overlaps' });
    expect(putting(plan, [at(398)])).toEqual({ fault: 'beyondEnd' });
    expect(putting(plan, [at(205, { luminaire: p as NonNullable<typeof p> })])).toEqual({
      fault: 'overlaps',
    });
  });

  it('removes the dormant one at its position, and no other', () => {
    const plan = planOf(4, [placed('p', 100), placed('q', 108), placed('gone', 50, { stepId: 's9' })]);
    const [p] = arrange(plan, SOME_BODIES).luminaires;
    const after = done(plan, putting(plan, [at(112, { luminaire: p as NonNullable<typeof p> })]).edit);
    expect(after.placements.map(({ id }) => id)).toEqual(['p', 'gone', 'b 0', 'b 1', 'b 2']);
  });

  it("several at once are one edit, and can move past each other's positions", () => {
    const plan = planOf(2, [placed('p', 100), placed('q', 112)]);
    const moved = arrange(plan, SOME_BODIES).luminaires.map((luminaire) =>
      at(luminaire.at + 12, { luminaire }),
    );
    const after = done(plan, putting(plan, moved).edit);
    expect(after.placements.map((one) => one.at)).toEqual([112, 124]);
  });
});

describe('a removed luminaire', () => {
  const plan = planOf(3, [placed('p', 100), placed('q', 200)]);
  const { luminaires } = arrange(plan, SOME_BODIES);

  it('leaves the drawing and the bill', () => {
    const after = done(plan, takeOut(plan, SOME_BODIES, luminaires.slice(1)));
    expect(quantityIn(after)).toBe(1);
    expect(after.placements.map(({ id }) => id)).toEqual(['p']);
    expect(quantityIn(done(plan, takeOut(plan, SOME_BODIES, luminaires)))).toBe(0);
  });

  it('stays on the bill when made automatic again', () => {
    const after = done(plan, giveBack(luminaires));
    expect(quantityIn(after)).toBe(3);
    expect(after.placements).toEqual([]);
  });
});

describe('editing one luminaire (D43)', () => {
  const plan = planOf(7);
  const { luminaires } = arrange(plan, SOME_BODIES);
  const third = luminaires[2] as Luminaire;
  const others = (after: Plan, without: readonly string[] = [third.id]) =>
    arrange(after, SOME_BODIES).luminaires.flatMap(({ id, stepId, at: place }) =>
      without.includes(id) ? [] : [[id, stepId, Number(place.toFixed(3))]],
    );

  it('pins all others in place when moving, turning or aiming', () => {
    for (const desired of [
      at(third.at + 5, { luminaire: third }),
      { ...third, turn: 90, tilt: 30, luminaire: third },
    ]) {
      const { edit } = put(plan, SOME_BODIES, 'move', [desired], () => 'n');
      const after = done(plan, edit);
      expect(others(after)).toEqual(others(plan));
      expect(after.placements.map(({ id }) => id).toSorted()).toEqual(
        luminaires.map(({ id }) => id).toSorted(),
      );
      expect(edit?.put.map(({ id }) => id)).toEqual([third.id]);
    }
  });

  it('pins the others when removing, adding or placing from the list', () => {
    const out = done(plan, takeOut(plan, SOME_BODIES, [third]));
    expect(others(out)).toEqual(others(plan));
    expect(quantityIn(out)).toBe(6);
    const doubled = done(plan, duplicate(plan, SOME_BODIES, [third], () => 'copy').edit);
    expect(others(doubled, ['copy'])).toEqual(others(plan, []));
    expect(quantityIn(doubled)).toBe(8);
    const brought = done(plan, put(plan, SOME_BODIES, 'place', [at(third.at + 8)], () => 'n').edit);
    expect(others(brought)).toEqual(others(plan));
    expect(quantityIn(brought)).toBe(7);
  });

  it('is refused at the position of another, automatic or not', () => {
    const adjacent = luminaires[3] as Luminaire;
    const onto = { ...adjacent, luminaire: third, at: adjacent.at + 2 };
    expect(put(plan, SOME_BODIES, 'move', [onto], () => 'n')).toEqual({ fault: 'overlaps' });
  });

  it('wakes a displaced placement, which replaces its automatic substitute', () => {
    const crowded = planOf(2, [placed('p', 100), placed('q', 108)]);
    const [p] = arrange(crowded, SOME_BODIES).luminaires;
    const after = done(crowded, putting(crowded, [at(80, { luminaire: p as Luminaire })]).edit);
    expect(arrange(after, SOME_BODIES).luminaires.map(({ id, at: place }) => [id, place])).toEqual([
      ['p', 80],
      ['q', 108],
    ]);
  });

  it('is one edit including the pins, and one undo reverts it', () => {
    const { edit } = put(plan, SOME_BODIES, 'move', [at(third.at + 5, { luminaire: third })], () => 'n');
    expect(edit?.staying).toHaveLength(6);
    expect(v.is(editSchema, edit)).toBe(true);
  });

  it('never moves another luminaire, on any plan', () => {
    fc.assert(
      fc.property(arbitraryPlan, fc.nat(), fc.nat(5), (some, pick, act) => {
        const all = arrange(some, SOME_BODIES).luminaires;
        const luminaire = all[pick % Math.max(1, all.length)];
        if (!luminaire) return;
        const acts = [
          () =>
            put(some, SOME_BODIES, 'move', [{ ...luminaire, at: luminaire.at - 7, luminaire }], () => 'n')
              .edit,
          () =>
            put(some, SOME_BODIES, 'aim', [{ ...luminaire, turn: 50, tilt: 5, luminaire }], () => 'n').edit,
          () => put(some, SOME_BODIES, 'place', [{ ...luminaire, at: luminaire.at + 9 }], () => 'n').edit,
          () => duplicate(some, SOME_BODIES, [luminaire], () => 'n').edit,
          () => mirror(some, SOME_BODIES, [luminaire], () => 'n').edit,
          () =>
            spread(some, SOME_BODIES, { ...luminaire, count: 2 }, () => `n${some.placements.length}`).edit,
        ];
        const edit = acts[act]?.();
        if (!edit) return;
        const asleep = arrange(some, SOME_BODIES).dormant.length;
        const after = new Map(arrange(done(some, edit), SOME_BODIES).luminaires.map((one) => [one.id, one]));
        const meant = new Set([...edit.put.map(({ id }) => id), ...edit.unplaced]);
        const moved = all.filter(({ id, stepId, at: place, bindingId }) => {
          const now = after.get(id);
          const isMeant = meant.has(id) || (act === 5 && bindingId === luminaire.bindingId);
          return !isMeant && (now?.stepId !== stepId || Math.abs(now.at - place) > 0.001);
        });
        expect(moved.length).toBeLessThanOrEqual(asleep);
      }),
      { numRuns },
    );
  });
});

describe('all luminaires', () => {
  it('are pinned in place and redistributed, without changing their number', () => {
    const plan = planOf(5);
    const places = (one: Plan) =>
      arrange(one, SOME_BODIES).luminaires.map(({ id, at: place }) => [id, place.toFixed(3)]);
    const pinned = done(plan, pinAll(plan, SOME_BODIES));
    expect(arrange(pinned, SOME_BODIES).luminaires.every(({ isPlaced }) => isPlaced)).toBe(true);
    expect(places(pinned)).toEqual(places(plan));
    expect(quantityIn(pinned)).toBe(5);
    const moved = done(pinned, { ...pinAll(plan, SOME_BODIES), put: [placed('b 0', 7)] });
    expect(places(done(moved, spreadAgain(moved)))).toEqual(places(plan));
  });
});

describe('reducing the quantity of an article', () => {
  const plan = planOf(4, [placed('p', 100), placed('q', 200), placed('r', 300)]);

  it('removes automatic luminaires first, then those put last', () => {
    expect(leaving(plan, SOME_BODIES, 'b', 3)).toEqual([]);
    expect(leaving(plan, SOME_BODIES, 'b', 2)).toEqual(['r']);
    expect(leaving(plan, SOME_BODIES, 'b', 0)).toEqual(['p', 'q', 'r']);
  });
});

describe('any edit of luminaires', () => {
  it('preserves the position of every holding placement that is not its subject', () => {
    fc.assert(
      fc.property(planWishes, (wishes) => {
        let plan = EMPTY_PLAN;
        for (const [index, wish] of wishes.entries()) {
          const edit = editOf(wish, plan, `s${index}`);
          const after = applyEdit(plan, edit).plan ?? plan;
          if (edit.kind === 'arrange') {
            const meant = new Set([...edit.put.map(({ id }) => id), ...edit.unplaced]);
            const now = new Map(
              arrange(after, SOME_BODIES).luminaires.map((luminaire) => [luminaire.id, luminaire]),
            );
            const lost = arrange(plan, SOME_BODIES).luminaires.filter(
              ({ id, isPlaced, stepId, at: place }) => {
                const luminaire = now.get(id);
                return isPlaced && !meant.has(id) && (luminaire?.stepId !== stepId || luminaire.at !== place);
              },
            );
            expect([...lost, ...edit.put.filter(({ id }) => !now.has(id))]).toEqual([]);
          }
          plan = after;
        }
      }),
      { numRuns },
    );
  });
});
