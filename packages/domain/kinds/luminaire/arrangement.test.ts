import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../../plan/editPlan.ts';
import type { LuminairePlacement } from '../../plan/placement.ts';
import { EMPTY_PLAN, type Plan } from '../../plan/plan.ts';
import { planSchema, storedPlan } from '../../plan/storedPlan.ts';
import { quoteFor } from '../../quote/quote.ts';
import { planAfter, planWishes, SOME_BODIES } from '../../testing/arbitraryEdit.ts';
import { sampleCatalogue } from '../../testing/sampleCatalogue.ts';
import { layoutOf } from '../../testing/sampleLayouts.ts';
import type { PlacedRail } from '../rail/geometry.ts';
import { geometryOf } from '../rail/layout.ts';
import { newRoom, rectangle } from '../room/room.ts';
import { arrange, type Luminaire } from './arrangement.ts';
import { put } from './arranging.ts';
import { MAX_AUTOMATIC } from './automatic.ts';
import type { DesiredPlacement } from './becoming.ts';
import { bodiesOf, bodyOf, EPSILON } from './body.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 200);

const arrangedAfter = (wishes: Parameters<typeof planAfter>[0]) => {
  const plan = planAfter(wishes);
  return { plan, ...arrange(plan, SOME_BODIES) };
};

const requestedOf = (luminaires: readonly Luminaire[]): DesiredPlacement[] =>
  luminaires.slice(0, 1).map((luminaire) => ({ ...luminaire, luminaire, turn: 90 }));

const onRail = (luminaires: readonly Luminaire[]): Luminaire[][] =>
  [...new Set(luminaires.map(({ stepId }) => stepId))].map((id) =>
    luminaires.filter(({ stepId }) => stepId === id).toSorted((a, b) => a.at - b.at),
  );

const plan = (own: Partial<Plan> & { bindings?: Plan['choices']['bindings'] }): Plan => ({
  ...EMPTY_PLAN,
  layout: layoutOf([400]),
  ...own,
  choices: { ...EMPTY_PLAN.choices, bindings: own.bindings ?? [{ id: 'b', quantity: 4 }] },
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

describe('luminaires after any sequence of edits', () => {
  it('stay on their rails, and no two put by hand overlap', () => {
    fc.assert(
      fc.property(planWishes, (wishes) => {
        const { plan: after, luminaires } = arrangedAfter(wishes);
        const { placed: rails, indexOf } = geometryOf(after.layout);
        const misplaced = onRail(luminaires).flatMap((along) => {
          const { axis } = rails[indexOf.get(along[0]?.stepId ?? '') as number] as PlacedRail;
          return along.filter(({ at, reach, bindingId }, index) => {
            const next = along[index + 1];
            return (
              at - reach < -2 * EPSILON ||
              at + reach > axis.length + 2 * EPSILON ||
              (axis.kind === 'arc' && !bodyOf(SOME_BODIES, bindingId).fitsBent) ||
              (next && at + reach > next.at - next.reach + 3 * EPSILON)
            );
          });
        });
        expect(misplaced).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('match their quantities, on the rails or without room, and never more by hand', () => {
    fc.assert(
      fc.property(planWishes, (wishes) => {
        const { plan: after, luminaires, noRoom } = arrangedAfter(wishes);
        const { bindings } = after.choices;
        const automatic = bindings.reduce((sum, { quantity }) => sum + quantity, 0) - luminaires.length;
        if (automatic > MAX_AUTOMATIC) return;
        for (const { id, quantity } of bindings) {
          const own = luminaires.filter(({ bindingId }) => bindingId === id);
          expect(own.length + (noRoom.get(id) ?? 0)).toBe(quantity);
          expect(own.filter(({ isPlaced }) => isPlaced).length).toBeLessThanOrEqual(quantity);
        }
        expect(luminaires.every(({ bindingId }) => bindings.some(({ id }) => id === bindingId))).toBe(true);
      }),
      { numRuns },
    );
  });

  it('cost the same in any position', () => {
    const terms = { currency: 'PLN', euroRate: 4, vatPercent: 23 } as const;
    fc.assert(
      fc.property(planWishes, (wishes) => {
        const { plan: after, luminaires } = arrangedAfter(wishes);
        const moved = put(after, SOME_BODIES, 'place', requestedOf(luminaires), () => 'n');
        const elsewhere = (moved.edit && applyEdit(after, moved.edit).plan) ?? after;
        const totalOf = ({ layout, choices }: Plan) =>
          quoteFor({ ...EMPTY_PLAN, layout, choices }, sampleCatalogue, terms).totals;
        expect(totalOf(elsewhere)).toEqual(totalOf(after));
      }),
      { numRuns },
    );
  });

  it('have a number each, along the rails', () => {
    fc.assert(
      fc.property(planWishes, (wishes) => {
        const { plan: after, luminaires } = arrangedAfter(wishes);
        const order = new Map(after.layout.steps.map(({ id }, index) => [id, index]));
        const along = luminaires.toSorted((a, b) => a.number - b.number);
        expect(along.map(({ number }) => number)).toEqual(along.map((_, index) => index + 1));
        const places = along.map(({ stepId, at }) => (order.get(stepId) ?? 0) * 10_000 + at);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('a placement (D43)', () => {
  const reasonOf = (placements: LuminairePlacement[], own: Parameters<typeof plan>[0] = {}) =>
    arrange(plan({ placements, ...own }), SOME_BODIES).dormant.map(({ placement, reason }) => [
      placement.id,
      reason,
    ]);

  it('is dormant without its rail, beyond its end, on an unfitting bend, on another, or beyond the quantity', () => {
    const bent = layoutOf([200], [200, 'bendRight']);
    expect(reasonOf([placed('p', 10, { stepId: 'gone' })])).toEqual([['p', 'noStep']]);
    expect(reasonOf([placed('p', 5.9)])).toEqual([['p', 'beyondEnd']]);
    expect(reasonOf([placed('p', 394.1)])).toEqual([['p', 'beyondEnd']]);
    const long = { bindingId: 'c', stepId: 's1' };
    expect(
      reasonOf([placed('p', 100, long)], { layout: bent, bindings: [{ id: 'c', quantity: 1 }] }),
    ).toEqual([['p', 'notOnBend']]);
    expect(reasonOf([placed('p', 100), placed('q', 111.9)])).toEqual([['q', 'overlaps']]);
    expect(reasonOf([placed('p', 100), placed('q', 200)], { bindings: [{ id: 'b', quantity: 1 }] })).toEqual([
      ['q', 'tooMany'],
    ]);
  });

  it('holds if it touches the end or another luminaire', () => {
    expect(reasonOf([placed('p', 6), placed('q', 18), placed('r', 394)])).toEqual([]);
  });

  it('is removed with its step, and restored with it', () => {
    const before = plan({ layout: layoutOf([200], [200]), placements: [placed('p', 50, { stepId: 's1' })] });
    const { plan: after } = applyEdit(before, { kind: 'remove', stepId: 's1' });
    expect(after?.placements).toEqual([]);
    expect(after && arrange(after, SOME_BODIES).luminaires).toHaveLength(4);
    expect(before.placements).toHaveLength(1);
  });

  it('stays on a shortened rail, even beyond its end, when the run is mirrored', () => {
    const before = plan({ layout: layoutOf([101]), placements: [placed('p', 101, { bindingId: 'a' })] });
    const edits = [
      { kind: 'setLength', stepId: 's0', length: 100 },
      { kind: 'mirrorIsland', stepId: 's0' },
    ] as const;
    const after = edits.reduce((from, edit) => applyEdit(from, edit).plan ?? from, before);
    expect(after.placements).toMatchObject([{ id: 'p', at: 0 }]);
    expect(v.is(planSchema, JSON.parse(JSON.stringify(storedPlan(after))))).toBe(true);
  });

  it('takes over the replacing article, and is removed with its own article', () => {
    const before = plan({ placements: [placed('p', 50)] });
    const swapped = (by: string | null) =>
      applyEdit(before, { kind: 'swap', swaps: [{ collection: 'bindings', id: 'b', by }] }).plan?.placements;
    expect(swapped('a')).toMatchObject([{ id: 'p', bindingId: 'a' }]);
    expect(swapped(null)).toEqual([]);
    expect(applyEdit(before, { kind: 'clearQuantities' }).plan?.placements).toEqual([]);
  });
});

describe('bodies', () => {
  it('have no length, fit bends and do not tilt by default', () => {
    const bodies = bodiesOf([{ id: 'x' }]);
    expect(bodyOf(bodies, 'x')).toEqual({ length: 0, fitsBent: true, tiltMax: 0 });
  });
});

describe('an automatic luminaire that throws its light to a side (D45)', () => {
  const bodies = bodiesOf([{ id: 'b', tiltMax: 0, throwsTo: 90 }, { id: 'a' }]);
  const room = newRoom(rectangle(800, 400, { x: 0, y: 140 }));
  const turns = (own: Parameters<typeof plan>[0]) =>
    arrange(plan(own), bodies).luminaires.map(({ turn }) => turn);

  it('turns its light to the nearest wall within reach', () => {
    expect(turns({ room })).toEqual([180, 180, 180, 180]);
    const onCorner = layoutOf([400], [300, 'right']);
    const luminaires = arrange(
      plan({ room, layout: onCorner, bindings: [{ id: 'b', quantity: 14 }] }),
      bodies,
    ).luminaires;
    for (const { turn, heading } of luminaires.slice(0, 4)) expect((heading + turn + 90) % 360).toBe(270);
  });

  it('has the default turn if no wall is within reach, and without a room', () => {
    expect(turns({ room: newRoom(rectangle(2000, 2000, { x: 0, y: 0 })) })).toEqual([0, 0, 0, 0]);
    expect(turns({})).toEqual([0, 0, 0, 0]);
    expect(turns({ room, bindings: [{ id: 'a', quantity: 2 }] })).toEqual([0, 0]);
  });

  it('retains its turn when another is moved, and a manual turn once put by hand', () => {
    const some = plan({ room });
    const [first] = arrange(some, bodies).luminaires as [Luminaire];
    const { edit } = put(some, bodies, 'aim', [{ ...first, turn: 30, luminaire: first }], () => 'n');
    const after = (edit && applyEdit(some, edit).plan) ?? some;
    expect(arrange(after, bodies).luminaires.map(({ id, turn }) => [id, turn])).toEqual([
      ['b 0', 30],
      ['b 1', 180],
      ['b 2', 180],
      ['b 3', 180],
    ]);
  });
});
