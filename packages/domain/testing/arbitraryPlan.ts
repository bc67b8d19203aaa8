import fc from 'fast-check';
import { cutsAtJoints, jointsOf } from '../kinds/cut/cut.ts';
import { CONDUCTORS } from '../kinds/feed/feed.ts';
import { arrange, type Luminaire } from '../kinds/luminaire/arrangement.ts';
import { type Arranging, put } from '../kinds/luminaire/arranging.ts';
import type { DesiredPlacement } from '../kinds/luminaire/becoming.ts';
import type { ArrangeEdit } from '../kinds/luminaire/staying.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { applyEdit } from '../plan/editPlan.ts';
import { EMPTY_PLAN, type Plan } from '../plan/plan.ts';
import { feedParts } from '../wiring/feedParts.ts';
import { planAfter, planWishes, SOME_BODIES } from './arbitraryEdit.ts';
import { layoutOf, type Run } from './sampleLayouts.ts';

export const arbitraryPlan: fc.Arbitrary<Plan> = planWishes.map((all) =>
  planAfter(all.filter((wish) => wish.kind !== 'setQuantity' || wish.quantity < 100)),
);

export const loadedPlan: fc.Arbitrary<Plan> = fc
  .record({
    plan: arbitraryPlan,
    quantities: fc.tuple(fc.nat(60), fc.nat(30), fc.nat(12)),
    connectionId: fc.constantFrom('a', 'b'),
    systemId: fc.constantFrom('a', 'b', 'c'),
    powerId: fc.constantFrom('a', 'b', 'c'),
  })
  .map(({ plan, quantities, ...chosen }) => {
    const bindings = quantities.flatMap((quantity, index) =>
      quantity > 0 ? [{ id: 'abc'[index] as string, quantity }] : [],
    );
    return {
      ...plan,
      choices: { ...plan.choices, ...chosen, bindings },
      placements: plan.placements.filter(({ bindingId }) => bindings.some(({ id }) => id === bindingId)),
    };
  });

const share = fc.double({ min: 0, max: 0.999, noNaN: true });
const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[Math.floor(at * items.length)];

export const wiredPlan: fc.Arbitrary<Plan> = fc
  .record({
    plan: loadedPlan,
    feeds: fc.array(
      fc.record({
        at: share,
        cable: fc.option(
          fc.record({
            length: fc.integer({ min: 1, max: 5_000 }),
            conductor: fc.constantFrom(...CONDUCTORS),
          }),
          { nil: undefined },
        ),
      }),
      { maxLength: 5 },
    ),
    cuts: fc.array(share, { maxLength: 4 }),
    supply: fc.option(fc.record({ at: share, x: fc.integer({ min: -500, max: 500 }) }), { nil: null }),
  })
  .map(({ plan, feeds, cuts, supply }) => {
    const geometry = geometryOf(plan.layout);
    const joints = jointsOf(geometry);
    const busy = cuts.flatMap((at) => pick(joints, at) ?? []);
    const candidates = feedParts(geometry, { feeds: [], cuts: busy }, Number.POSITIVE_INFINITY).flatMap(
      (part) => part.candidates,
    );
    const steps = plan.layout.steps;
    const zone = supply && pick(steps, supply.at);
    return {
      ...plan,
      wiring: {
        ...plan.wiring,
        cuts: cutsAtJoints(geometry, busy),
        feeds: feeds.flatMap(({ at, cable }, index) => {
          const place = pick(candidates, at);
          return place
            ? [{ id: `typed ${index}`, stepId: place.stepId, at: place.at, ...(cable && { cable }) }]
            : [];
        }),
        supplies:
          supply && zone
            ? [{ zone: { stepId: zone.id, at: zone.frameLength / 2 }, x: supply.x, y: 0, z: 250 }]
            : [],
      },
    };
  });

export function newIds(): () => string {
  let count = 0;
  return () => `new ${count++}`;
}

export const planOf = (runs: readonly Run[], quantities: Readonly<Record<string, number>>): Plan => ({
  ...EMPTY_PLAN,
  layout: layoutOf(...runs),
  choices: {
    ...EMPTY_PLAN.choices,
    bindings: Object.entries(quantities).map(([id, quantity]) => ({ id, quantity })),
  },
});

/** @throws if the edit was refused */
export function arranged(plan: Plan, { edit, fault }: Arranging): Plan {
  if (!edit) throw new Error(`The edit is refused: ${fault}`);
  return applyEdit(plan, edit).plan ?? plan;
}

export const withPut = (
  plan: Plan,
  ...places: (Pick<DesiredPlacement, 'bindingId' | 'stepId' | 'at'> & Partial<DesiredPlacement>)[]
): Plan =>
  places.reduce(
    (before, place) =>
      arranged(
        before,
        put(
          before,
          SOME_BODIES,
          'place',
          [{ turn: 0, tilt: 0, ...place }],
          () => `put ${before.placements.length}`,
        ),
      ),
    plan,
  );

export const luminairesOf = (plan: Plan): readonly Luminaire[] => arrange(plan, SOME_BODIES).luminaires;

export const luminairesOn = (plan: Plan, stepId: string): Luminaire[] =>
  luminairesOf(plan)
    .filter((luminaire) => luminaire.stepId === stepId)
    .toSorted((a, b) => a.at - b.at);

export function pushedOut(plan: Plan, edit: ArrangeEdit): string[] {
  const busy = luminairesOf(plan).flatMap(({ id, isPlaced }) =>
    isPlaced && !edit.unplaced.includes(id) ? [id] : [],
  );
  const occupied = new Set(luminairesOf(arranged(plan, { edit })).map(({ id }) => id));
  return [...busy, ...edit.put.map(({ id }) => id)].filter((id) => !occupied.has(id));
}
