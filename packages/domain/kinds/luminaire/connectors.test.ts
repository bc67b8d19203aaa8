import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countJoints } from '../../parts/joints.ts';
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
import { layoutOf, premade } from '../../testing/sampleLayouts.ts';
import { geometryOf, type Layout } from '../rail/layout.ts';
import { connectorsOf, moveAdjacent, onConnectors, USUAL_REACH } from './connectors.ts';

const placesOf = (layout: Layout) =>
  [...connectorsOf(geometryOf(layout), USUAL_REACH).values()].map((on) =>
    on.map(({ at }) => at).toSorted((a, b) => a - b),
  );

describe('the connectors on a run (D14)', () => {
  it('are inside the run where a rail of 200 follows another', () => {
    expect(placesOf(layoutOf([450]))).toEqual([[200, 400]]);
  });

  it('are at the joint with the parent step, on both runs, and where ends meet', () => {
    expect(placesOf(layoutOf([100], [150]))).toEqual([[100], [0]]);
    const rectangle = placesOf(premade('option1', 200, 150));
    expect(rectangle.every((on) => on[0] === 0 && on.length === 2)).toBe(true);
  });

  it('are at every arm of a T, and in the middle of a T start', () => {
    const arms = { stepId: 's1', end: 'left' } as const;
    expect(placesOf(layoutOf([100], [100, 'T'], [100, 'straight', arms]))).toEqual([[100], [0, 100], [0]]);
    expect(placesOf(layoutOf([400, 'T']))).toEqual([[200]]);
    expect(placesOf(layoutOf([500, 'T']))).toEqual([[200, 250, 400]]);
  });

  it('match the number of joints bought, or exceed it if a joint lies on several runs', () => {
    fc.assert(
      fc.property(arbitraryPlan, ({ layout }) => {
        const { straightConnectors, angleConnectors, tConnectors } = countJoints(geometryOf(layout));
        const places = placesOf(layout).flat().length;
        expect(places).toBeGreaterThanOrEqual(straightConnectors + angleConnectors + tConnectors);
      }),
    );
  });
});

describe('a luminaire on a connector (D43a)', () => {
  const plan = withPut(
    planOf([[300], [200]], {}),
    { bindingId: 'b', stepId: 's0', at: 201.9 },
    { bindingId: 'b', stepId: 's0', at: 100 },
    { bindingId: 'a', stepId: 's0', at: 298.5 },
    { bindingId: 'a', stepId: 's1', at: 2 },
  );
  const geometry = geometryOf(plan.layout);
  const found = (reach = USUAL_REACH) =>
    onConnectors(geometry, luminairesOf(plan), reach).map(({ at }) => at);

  it('has its mount nearer to a joint than half the connector, regardless of the end of its body', () => {
    expect(found()).toEqual([201.9, 298.5]);
    expect(found({ ...USUAL_REACH, straight: 1.8 })).toEqual([298.5]);
    expect(found({ straight: 10, angle: 2, t: 2 })).toEqual([201.9, 298.5, 2]);
  });

  it('moves to the nearest free position on its rail, and nothing else moves', () => {
    const [luminaire] = onConnectors(geometry, luminairesOf(plan), USUAL_REACH);
    if (!luminaire) throw new Error('One stands on a connector');
    const after = arranged(plan, moveAdjacent(plan, SOME_BODIES, [luminaire], USUAL_REACH, newIds()));
    expect(luminairesOn(after, 's0').map(({ at }) => at)).toEqual([100, 202, 298.5]);
  });

  it('stays if there is no free position nearby, with the reason', () => {
    const tight = planOf([[400]], { c: 1 });
    const long = { ...USUAL_REACH, straight: 195 };
    const luminaires = onConnectors(geometryOf(tight.layout), luminairesOf(tight), long);
    expect(luminaires).toHaveLength(1);
    expect(moveAdjacent(tight, SOME_BODIES, luminaires, long, newIds())).toEqual({ fault: 'doesNotFit' });
  });

  it('is off the connectors after the move, and displaces nothing, on any plan', () => {
    fc.assert(
      fc.property(arbitraryPlan, (some) => {
        const here = geometryOf(some.layout);
        for (const luminaire of onConnectors(here, luminairesOf(some), USUAL_REACH).slice(0, 3)) {
          const found = moveAdjacent(some, SOME_BODIES, [luminaire], USUAL_REACH, () => 'moved');
          if (!found.edit) continue;
          expect(pushedOut(some, found.edit)).toEqual([]);
          const left = onConnectors(here, luminairesOf(arranged(some, found)), USUAL_REACH);
          expect(left.map((one) => one.id)).not.toContain(luminaire.id);
        }
      }),
    );
  });
});
