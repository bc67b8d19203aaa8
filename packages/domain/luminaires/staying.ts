import { applyEdit, type PlanEdit } from '../plan/editPlan.ts';
import type { Placement } from '../plan/placement.ts';
import type { Plan } from '../plan/plan.ts';
import { arrange, type Piece } from './arrangement.ts';
import { type Bodies, EPSILON } from './body.ts';

export type ArrangeEdit = Extract<PlanEdit, { kind: 'arrange' }>;

/** A tenth of a thousandth of a centimetre: finer than bodies are compared, and no tail of binary fractions. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** A place as it is kept: a hair beyond an end of a rail is the end, which is a whole centimetre. */
const roundedPlace = (at: number): number =>
  Math.abs(at - Math.round(at)) <= EPSILON / 2 ? Math.round(at) : rounded(at);

export const placementOf = ({ id, bindingId, stepId, at, turn, tilt }: Placement): Placement => ({
  ...{ id, bindingId, stepId },
  ...{ at: roundedPlace(at), turn: rounded(turn) % 360, tilt: rounded(tilt) },
});

/**
 * The edit with all other automatic luminaires put where they are, so that it moves none of them (D43); but for as many
 * as stand for one that holds its place again after it.
 */
export function withStaying(
  plan: Plan,
  bodies: Bodies,
  edit: ArrangeEdit,
  leaving: readonly Piece[] = [],
): ArrangeEdit {
  const touched = new Set([...edit.put, ...leaving].map(({ id }) => id));
  let staying = arrange(plan, bodies).pieces.flatMap((piece) =>
    piece.isPlaced || touched.has(piece.id) ? [] : [placementOf(piece)],
  );
  for (;;) {
    const { staying: _, ...alone } = edit;
    const whole = staying.length > 0 ? { ...alone, staying } : alone;
    const after = applyEdit(plan, whole).plan ?? plan;
    const surplus = new Set(
      arrange(after, bodies).dormant.flatMap(({ placement, reason }) =>
        reason === 'tooMany' ? [placement.id] : [],
      ),
    );
    if (!staying.some(({ id }) => surplus.has(id))) return whole;
    staying = staying.filter(({ id }) => !surplus.has(id));
  }
}

/** Puts every automatic piece by hand where it is. */
export const pinAll = (plan: Plan, bodies: Bodies): ArrangeEdit => ({
  ...{ kind: 'arrange', act: 'pin', unplaced: [], quantities: [] },
  put: arrange(plan, bodies).pieces.flatMap((piece) => (piece.isPlaced ? [] : [placementOf(piece)])),
});
