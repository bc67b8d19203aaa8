import fc from 'fast-check';
import { arrange, type Piece } from '../luminaires/arrangement.ts';
import { type Arranging, put } from '../luminaires/arranging.ts';
import type { DesiredPlacement } from '../luminaires/becoming.ts';
import type { ArrangeEdit } from '../luminaires/staying.ts';
import { applyEdit } from '../plan/editPlan.ts';
import { EMPTY_PLAN, type Plan } from '../plan/plan.ts';
import { planAfter, planWishes, SOME_BODIES } from './arbitraryEdit.ts';
import { layoutOf, type Run } from './sampleLayouts.ts';

/** A plan that some edits make, with so many luminaires as people hang. */
export const arbitraryPlan: fc.Arbitrary<Plan> = planWishes.map((all) =>
  planAfter(all.filter((wish) => wish.kind !== 'setQuantity' || wish.quantity < 100)),
);

/** Plans whose rails carry much, with a supply and a system, as they come to be drawn as installations. */
export const loadedPlan: fc.Arbitrary<Plan> = fc
  .record({
    plan: arbitraryPlan,
    quantities: fc.tuple(fc.nat(60), fc.nat(30), fc.nat(12)),
    connectionId: fc.constantFrom('a', 'b'),
    systemId: fc.constantFrom('a', 'b', 'c'),
    powerId: fc.constantFrom('a', 'b', 'c'),
  })
  .map(({ plan, quantities, ...chosen }) => ({
    ...plan,
    choices: {
      ...plan.choices,
      ...chosen,
      bindings: quantities.flatMap((quantity, index) =>
        quantity > 0 ? [{ id: 'abc'[index] as string, quantity }] : [],
      ),
    },
  }));

/** Ids of placements, one after the other. */
export function newIds(): () => string {
  let count = 0;
  return () => `new ${count++}`;
}

/** Rails with luminaires of `SOME_BODIES` on them, automatic all. */
export const planOf = (runs: readonly Run[], quantities: Readonly<Record<string, number>>): Plan => ({
  ...EMPTY_PLAN,
  layout: layoutOf(...runs),
  choices: {
    ...EMPTY_PLAN.choices,
    bindings: Object.entries(quantities).map(([id, quantity]) => ({ id, quantity })),
  },
});

/** @throws where the edit was refused */
export function arranged(plan: Plan, { edit, fault }: Arranging): Plan {
  if (!edit) throw new Error(`It is refused: ${fault}`);
  return applyEdit(plan, edit).plan ?? plan;
}

/** A plan with luminaires put by hand. */
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

export const piecesOf = (plan: Plan): readonly Piece[] => arrange(plan, SOME_BODIES).pieces;

/** Of a rail, along it. */
export const piecesOn = (plan: Plan, stepId: string): Piece[] =>
  piecesOf(plan)
    .filter((piece) => piece.stepId === stepId)
    .toSorted((a, b) => a.at - b.at);

/** Placements that held before an edit, are not taken away by it, and do not hold after it; and those put that do not. */
export function pushedOut(plan: Plan, edit: ArrangeEdit): string[] {
  const held = piecesOf(plan).flatMap(({ id, isPlaced }) =>
    isPlaced && !edit.unplaced.includes(id) ? [id] : [],
  );
  const holding = new Set(piecesOf(arranged(plan, { edit })).map(({ id }) => id));
  return [...held, ...edit.put.map(({ id }) => id)].filter((id) => !holding.has(id));
}
