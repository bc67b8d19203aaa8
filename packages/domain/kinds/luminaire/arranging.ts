import type { ArrangeAct } from '../../plan/acts.ts';
import { type Chosen, MAX_QUANTITY } from '../../plan/choices.ts';
import { applyEdit } from '../../plan/editPlan.ts';
import type { LuminairePlacement } from '../../plan/placement.ts';
import type { Plan } from '../../plan/plan.ts';
import { type Arrangement, arrange, type DormantReason, type Luminaire } from './arrangement.ts';
import { becoming, type DesiredPlacement } from './becoming.ts';
import { type Bodies, bodyOf, overlaps } from './body.ts';
import { type ArrangeEdit, placementOf, withStaying } from './staying.ts';

export type ArrangeFault =
  | DormantReason
  | 'tooManyPieces'
  | 'doesNotFit'
  | 'tooClose'
  | 'tooFarApart'
  | 'nothingOpposite'
  | 'notParallel'
  | 'severalOnRail';

export type Arranging = { edit: ArrangeEdit; fault?: undefined } | { edit?: undefined; fault: ArrangeFault };

const countOf = (all: readonly { bindingId: string }[], bindingId: string): number =>
  all.filter((one) => one.bindingId === bindingId).length;

const quantityOf = (bindings: readonly Chosen[], bindingId: string): number =>
  bindings.find(({ id }) => id === bindingId)?.quantity ?? 0;

const placedIds = (luminaires: readonly Luminaire[]): string[] =>
  luminaires.flatMap(({ id, isPlaced }) => (isPlaced ? [id] : []));

function displaced({ dormant }: Arrangement, put: readonly LuminairePlacement[], bodies: Bodies): string[] {
  return dormant.flatMap(({ placement, reason }) => {
    const { length } = bodyOf(bodies, placement.bindingId);
    const gives = put.some(
      (one) =>
        one.id !== placement.id &&
        (reason === 'tooMany'
          ? one.bindingId === placement.bindingId
          : one.stepId === placement.stepId &&
            overlaps(one.at, bodyOf(bodies, one.bindingId).length, placement.at, length)),
    );
    return gives ? [placement.id] : [];
  });
}

function quantitiesAfter(
  put: readonly LuminairePlacement[],
  added: readonly DesiredPlacement[],
  fixed: readonly Luminaire[],
  leaving: readonly Luminaire[],
  bindings: readonly Chosen[],
): Chosen[] {
  const putIds = new Set(put.map(({ id }) => id));
  const staying = fixed.filter(({ id }) => !putIds.has(id));
  return [...new Set([...put, ...leaving].map(({ bindingId }) => bindingId))].flatMap((id) => {
    const before = quantityOf(bindings, id);
    const quantity = Math.max(
      before - countOf(leaving, id) + countOf(added, id),
      countOf(staying, id) + countOf(put, id),
    );
    return quantity === before ? [] : [{ id, quantity }];
  });
}

/**
 * Puts luminaires at positions and pins all others, in one edit. Entries without `luminaire` take an
 * automatic one or increase the quantity (D43).
 */
export function put(
  plan: Plan,
  bodies: Bodies,
  act: ArrangeAct,
  desired: readonly DesiredPlacement[],
  newId: () => string,
  leaving: readonly Luminaire[] = [],
): Arranging {
  const before = arrange(plan, bodies);
  const all = act === 'place' ? becoming(desired, before, plan) : desired;
  const placements = all.map(({ luminaire, ...one }) =>
    placementOf({ ...one, id: luminaire?.id ?? newId() }),
  );
  const gone = new Set(leaving.map(({ id }) => id));
  const fixed = before.luminaires.filter(({ id, isPlaced }) => isPlaced && !gone.has(id));
  const added = all.filter(({ luminaire }) => !luminaire);
  const quantities = quantitiesAfter(placements, added, fixed, leaving, plan.choices.bindings);
  if (quantities.some(({ quantity }) => quantity > MAX_QUANTITY)) return { fault: 'tooManyPieces' };
  const unplaced = [...placedIds(leaving), ...displaced(before, placements, bodies)];
  const edit: ArrangeEdit = { kind: 'arrange', act, put: placements, unplaced, quantities };
  return checked(plan, bodies, edit, fixed, leaving);
}

/** Refuses the edit if one of its placements, or one valid before, would become dormant. */
function checked(
  plan: Plan,
  bodies: Bodies,
  edit: ArrangeEdit,
  fixed: readonly Luminaire[],
  leaving: readonly Luminaire[],
): Arranging {
  const whole = withStaying(plan, bodies, edit, leaving);
  const after = applyEdit(plan, whole).plan ?? plan;
  const { dormant } = arrange(after, bodies);
  const desired = new Set([...whole.put, ...(whole.staying ?? []), ...fixed].map(({ id }) => id));
  const failed = dormant.find(({ placement }) => desired.has(placement.id));
  if (!failed) return { edit: whole };
  if (failed.reason !== 'tooMany') return { fault: failed.reason };
  // A woken dormant placement exceeds the quantity, so it is removed.
  const asleep = new Set(arrange(plan, bodies).dormant.map(({ placement }) => placement.id));
  const stillAsleep = new Set(dormant.map(({ placement }) => placement.id));
  const woken = after.placements.flatMap(({ id }) =>
    asleep.has(id) && !stillAsleep.has(id) && !desired.has(id) ? [id] : [],
  );
  if (woken.length === 0) return { fault: failed.reason };
  return checked(plan, bodies, { ...edit, unplaced: [...edit.unplaced, ...woken] }, fixed, leaving);
}

export function takeOut(plan: Plan, bodies: Bodies, luminaires: readonly Luminaire[]): ArrangeEdit {
  const quantities = [...new Set(luminaires.map(({ bindingId }) => bindingId))].map((id) => ({
    id,
    quantity: Math.max(0, quantityOf(plan.choices.bindings, id) - countOf(luminaires, id)),
  }));
  const edit = { kind: 'arrange' as const, act: 'remove' as const, put: [], quantities };
  return withStaying(plan, bodies, { ...edit, unplaced: placedIds(luminaires) }, luminaires);
}

export const giveBack = (luminaires: readonly Luminaire[]): ArrangeEdit => ({
  kind: 'arrange',
  act: 'giveBack',
  put: [],
  unplaced: placedIds(luminaires),
  quantities: [],
});

export const spreadAgain = ({ placements }: Plan): ArrangeEdit => ({
  kind: 'arrange',
  act: 'spreadAnew',
  put: [],
  quantities: [],
  unplaced: placements.map(({ id }) => id),
});
