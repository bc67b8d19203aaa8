import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOME_BODIES } from '../../testing/arbitraryEdit.ts';
import { arbitraryPlan, luminairesOf, luminairesOn, planOf, withPut } from '../../testing/arbitraryPlan.ts';
import { geometryOf } from '../rail/layout.ts';
import { bodyOf, overlaps } from './body.ts';
import { gapsOf, placeIn, slotsOf, snapPlaces } from './sliding.ts';

const article = fc.constantFrom('a', 'b', 'c');

describe('the slots of a body on a rail', () => {
  it('lie between those put by hand, half its length away from them', () => {
    const plan = withPut(planOf([[300]], {}), { bindingId: 'c', stepId: 's0', at: 150 });
    const [rail] = geometryOf(plan.layout).placed;
    if (!rail) throw new Error('There is a rail');
    expect(slotsOf(rail, luminairesOf(plan), bodyOf(SOME_BODIES, 'b'), SOME_BODIES)).toEqual([
      { from: 6, to: 84 },
      { from: 216, to: 294 },
    ]);
    expect(slotsOf(rail, luminairesOf(plan), bodyOf(SOME_BODIES, 'c'), SOME_BODIES)).toEqual([]);
  });

  it('are missing on a bend that the body does not fit', () => {
    const [, bend] = geometryOf(planOf([[100], [200, 'bendLeft']], {}).layout).placed;
    if (!bend) throw new Error('There is a bend');
    expect(slotsOf(bend, [], bodyOf(SOME_BODIES, 'c'), SOME_BODIES)).toEqual([]);
    expect(slotsOf(bend, [], bodyOf(SOME_BODIES, 'b'), SOME_BODIES)).toHaveLength(1);
  });

  it('admit the body without overlap at any position in them', () => {
    fc.assert(
      fc.property(arbitraryPlan, fc.nat(), article, fc.nat(1000), (plan, pick, bindingId, along) => {
        const { placed } = geometryOf(plan.layout);
        const rail = placed[pick % Math.max(1, placed.length)];
        if (!rail) return;
        const body = bodyOf(SOME_BODIES, bindingId);
        const others = luminairesOf(plan).filter((one) => one.isPlaced && one.stepId === rail.step.id);
        const at = placeIn(slotsOf(rail, others, body, SOME_BODIES), (along / 1000) * rail.axis.length);
        if (at === null) return;
        expect(at - body.length / 2).toBeGreaterThan(-0.002);
        expect(at + body.length / 2).toBeLessThan(rail.axis.length + 0.002);
        for (const other of others)
          expect(overlaps(at, body.length - 0.002, other.at, 2 * other.reach)).toBe(false);
      }),
    );
  });
});

describe('the position nearest to a requested one', () => {
  const slots = [
    { from: 10, to: 40 },
    { from: 60, to: 90 },
  ];
  it('is the requested one if in a slot, else the nearest edge of a slot', () => {
    expect([5, 20, 48, 55, 200].map((at) => placeIn(slots, at))).toEqual([10, 20, 40, 60, 90]);
  });
  it('is missing without slots', () => expect(placeIn([], 5)).toBeNull());
});

describe('the gaps next to a luminaire', () => {
  it('reach to the neighbours and to the ends of the rail', () => {
    const plan = withPut(
      planOf([[300]], {}),
      { bindingId: 'b', stepId: 's0', at: 50 },
      { bindingId: 'c', stepId: 's0', at: 150 },
    );
    const [small, long] = luminairesOn(plan, 's0');
    if (!small || !long) throw new Error('There are two');
    expect(gapsOf(small, luminairesOf(plan), 300)).toEqual({ before: 44, after: 34 });
    expect(gapsOf(long, luminairesOf(plan), 300)).toEqual({ before: 34, after: 90 });
  });
});

describe('snapping positions', () => {
  it('are ends and middle of a bare rail', () => {
    expect(new Set(snapPlaces(300, [], 10))).toEqual(new Set([10, 150, 290]));
  });

  it('make gaps to the neighbours equal, or as wide as the gap beyond them', () => {
    const plan = withPut(
      planOf([[300]], {}),
      { bindingId: 'a', stepId: 's0', at: 120 },
      { bindingId: 'a', stepId: 's0', at: 160 },
    );
    const places = snapPlaces(300, luminairesOf(plan), 0);
    expect(places).toEqual(expect.arrayContaining([60, 140, 230, 80, 200]));
  });
});
