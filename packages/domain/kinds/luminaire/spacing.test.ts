import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { storedPlanFields } from '../../plan/storedPlan.ts';
import { SOME_BODIES } from '../../testing/arbitraryEdit.ts';
import {
  arbitraryPlan,
  arranged,
  luminairesOf,
  luminairesOn,
  newIds,
  planOf,
  pushedOut,
  withPut,
} from '../../testing/arbitraryPlan.ts';
import { arrange } from './arrangement.ts';
import { align, distribute, spaceBy, spread } from './spacing.ts';

const at = (plan: Parameters<typeof luminairesOn>[0], stepId = 's0') =>
  luminairesOn(plan, stepId).map((luminaire) => luminaire.at);
const picks = fc.array(fc.nat(), { minLength: 1, maxLength: 8 });
const oneOf = <One>(all: readonly One[], pick: number) => all[pick % all.length] as One;

describe('distributing', () => {
  it('leaves equal gaps between the bodies of a rail, and half a gap at both ends', () => {
    const plan = withPut(
      planOf([[300]], {}),
      { bindingId: 'b', stepId: 's0', at: 20 },
      { bindingId: 'c', stepId: 's0', at: 100 },
      { bindingId: 'b', stepId: 's0', at: 280 },
    );
    const after = arranged(plan, distribute(plan, SOME_BODIES, luminairesOf(plan), newIds()));
    expect(at(after)).toEqual([32, 150, 268]);
  });

  it('keeps each in its stretch between others put by hand', () => {
    const plan = withPut(
      planOf([[400]], {}),
      { bindingId: 'b', stepId: 's0', at: 10 },
      { bindingId: 'c', stepId: 's0', at: 200 },
      { bindingId: 'b', stepId: 's0', at: 300 },
    );
    const chosen = luminairesOf(plan).filter(({ bindingId }) => bindingId === 'b');
    const after = arranged(plan, distribute(plan, SOME_BODIES, chosen, newIds()));
    expect(at(after)).toEqual([70, 200, 330]);
  });

  it('includes a body without length that touches another', () => {
    const plan = withPut(
      planOf([[400]], {}),
      { bindingId: 'c', stepId: 's0', at: 200 },
      { bindingId: 'a', stepId: 's0', at: 140 },
    );
    const chosen = luminairesOf(plan).filter(({ bindingId }) => bindingId === 'a');
    expect(at(arranged(plan, distribute(plan, SOME_BODIES, chosen, newIds())))).toEqual([70, 200]);
  });

  it('makes gaps equal within a millimetre on any rail, and displaces nothing', () => {
    fc.assert(
      fc.property(arbitraryPlan, fc.nat(), (plan, pick) => {
        const luminaires = luminairesOf(plan);
        if (luminaires.length === 0) return;
        const { stepId } = oneOf(luminaires, pick);
        const own = luminairesOn(plan, stepId);
        const { edit } = distribute(plan, SOME_BODIES, own, newIds());
        if (!edit) throw new Error('Its own pieces fit a rail');
        expect(pushedOut(plan, edit)).toEqual([]);
        const after = arranged(plan, { edit });
        expect(v.is(storedPlanFields.placements, after.placements)).toBe(true);
        const put = edit.put.map(({ id }) => id);
        const placed = luminairesOn(after, stepId).filter(({ id }) => put.includes(id));
        const length = plan.layout.steps.find(({ id }) => id === stepId)?.frameLength ?? 0;
        const ends = [0, ...placed.map((one) => one.at + one.reach)];
        const starts = [...placed.map((one) => one.at - one.reach), length];
        const gaps = starts.map((start, index) => start - (ends[index] as number));
        const [first = 0, ...others] = gaps;
        const last = others.pop() ?? 0;
        for (const gap of others) expect(Math.abs(gap - 2 * first)).toBeLessThan(0.1);
        expect(Math.abs(last - first)).toBeLessThan(0.1);
      }),
    );
  });
});

describe('spacing by a distance', () => {
  const plan = withPut(
    planOf([[300]], {}),
    { bindingId: 'b', stepId: 's0', at: 30 },
    { bindingId: 'b', stepId: 's0', at: 200 },
    { bindingId: 'b', stepId: 's0', at: 290 },
  );
  it('measures from middle to middle, and leaves the first of a rail in place', () => {
    const after = arranged(plan, spaceBy(plan, SOME_BODIES, luminairesOf(plan), 80, newIds()));
    expect(at(after)).toEqual([30, 110, 190]);
  });

  it('distinguishes a distance with overlaps from one beyond the rail', () => {
    expect(spaceBy(plan, SOME_BODIES, luminairesOf(plan), 11, newIds()).fault).toBe('tooClose');
    expect(spaceBy(plan, SOME_BODIES, luminairesOf(plan), 133, newIds()).fault).toBe('tooFarApart');
  });

  it('displaces nothing', () => {
    fc.assert(
      fc.property(arbitraryPlan, picks, fc.integer({ min: 1, max: 300 }), (some, picked, distance) => {
        const luminaires = luminairesOf(some);
        if (luminaires.length === 0) return;
        const chosen = [...new Set(picked.map((pick) => oneOf(luminaires, pick)))];
        const { edit } = spaceBy(some, SOME_BODIES, chosen, distance, newIds());
        if (edit) expect(pushedOut(some, edit)).toEqual([]);
      }),
    );
  });
});

describe('setting the number of an article on a rail', () => {
  const countOn = (plan: Parameters<typeof luminairesOn>[0], stepId: string, bindingId: string) =>
    luminairesOn(plan, stepId).filter((luminaire) => luminaire.bindingId === bindingId).length;

  it('gives that number, and leaves other rails alone', () => {
    const plan = planOf([[300], [300]], { b: 6 });
    for (const count of [1, 3, 5]) {
      const after = arranged(
        plan,
        spread(plan, SOME_BODIES, { bindingId: 'b', stepId: 's0', count }, newIds()),
      );
      expect(countOn(after, 's0', 'b')).toBe(count);
      expect(at(after, 's1')).toEqual(at(plan, 's1'));
      expect(after.choices.bindings).toEqual([{ id: 'b', quantity: count + 3 }]);
    }
  });

  it('preserves their order along the rail, with the turn of each', () => {
    const plan = withPut(
      planOf([[300]], {}),
      { bindingId: 'b', stepId: 's0', at: 250, turn: 90 },
      { bindingId: 'b', stepId: 's0', at: 50, turn: 270 },
    );
    const after = arranged(
      plan,
      spread(plan, SOME_BODIES, { bindingId: 'b', stepId: 's0', count: 2 }, newIds()),
    );
    expect(luminairesOn(after, 's0').map(({ turn }) => turn)).toEqual([270, 90]);
  });

  it('is refused if they do not fit', () => {
    const plan = planOf([[300]], {});
    const desired = { bindingId: 'c', stepId: 's0', count: 3 };
    expect(spread(plan, SOME_BODIES, desired, newIds()).fault).toBe('doesNotFit');
  });

  it('gives that number on any plan with room for all, and displaces nothing', () => {
    fc.assert(
      fc.property(
        arbitraryPlan,
        fc.nat(),
        fc.constantFrom('a', 'b', 'c'),
        fc.integer({ min: 0, max: 9 }),
        (plan, pick, bindingId, count) => {
          const { steps } = plan.layout;
          const { dormant, noRoom } = arrange(plan, SOME_BODIES);
          if (steps.length === 0 || dormant.length > 0 || noRoom.size > 0) return;
          const stepId = oneOf(steps, pick).id;
          const { edit } = spread(plan, SOME_BODIES, { bindingId, stepId, count }, newIds());
          if (!edit) return;
          expect(pushedOut(plan, edit)).toEqual([]);
          expect(countOn(arranged(plan, { edit }), stepId, bindingId)).toBe(count);
        },
      ),
    );
  });
});

describe('aligning', () => {
  const plan = planOf([[200], [300, 'right'], [200, 'right']], {});
  const placed = withPut(
    plan,
    { bindingId: 'b', stepId: 's0', at: 60 },
    { bindingId: 'b', stepId: 's2', at: 30 },
  );

  it('brings others level with the first, also on rails of the opposite heading', () => {
    const after = arranged(placed, align(placed, SOME_BODIES, luminairesOf(placed), newIds()));
    const [first, second] = luminairesOf(after);
    expect(first?.at).toBe(60);
    expect(second?.x).toBeCloseTo(first?.x ?? Number.NaN);
  });

  it('keeps an automatic first luminaire in place', () => {
    const some = planOf([[200], [300, 'right'], [200, 'right']], { b: 3 });
    const [first, , third] = luminairesOf(some);
    if (!first || !third) throw new Error('Each rail has one');
    const after = arranged(some, align(some, SOME_BODIES, [first, third], newIds()));
    expect(at(after, 's0')).toEqual([first.at]);
    expect(at(after, 's2')).toEqual([200 - first.at]);
  });

  it('is refused across rails, twice on a rail, and beyond the end of a rail', () => {
    const across = withPut(placed, { bindingId: 'b', stepId: 's1', at: 30 });
    expect(align(across, SOME_BODIES, luminairesOf(across), newIds()).fault).toBe('notParallel');
    const twice = withPut(placed, { bindingId: 'b', stepId: 's2', at: 90 });
    expect(align(twice, SOME_BODIES, luminairesOf(twice), newIds()).fault).toBe('severalOnRail');
    const short = withPut(
      planOf([[200], [300, 'right'], [100, 'right']], {}),
      { bindingId: 'a', stepId: 's0', at: 10 },
      { bindingId: 'a', stepId: 's2', at: 50 },
    );
    expect(align(short, SOME_BODIES, luminairesOf(short), newIds()).fault).toBe('beyondEnd');
  });
});
