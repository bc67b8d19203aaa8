import { applyEdit, type PlanEdit } from '../../plan/editPlan.ts';
import type { LuminairePlacement } from '../../plan/placement.ts';
import type { Plan } from '../../plan/plan.ts';
import type { Cm } from '../../units.ts';
import { arrange, type Luminaire } from './arrangement.ts';
import { type Bodies, EPSILON } from './body.ts';

export type ArrangeEdit = Extract<PlanEdit, { kind: 'arrange' }>;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Ends are whole centimetres. */
const roundedPlace = (at: Cm): Cm =>
  Math.abs(at - Math.round(at)) <= EPSILON / 2 ? Math.round(at) : rounded(at);

export const placementOf = ({
  id,
  bindingId,
  stepId,
  at,
  turn,
  tilt,
}: LuminairePlacement): LuminairePlacement => ({
  id,
  bindingId,
  stepId,
  at: roundedPlace(at),
  turn: rounded(turn) % 360,
  tilt: rounded(tilt),
});

/** Pins all other automatic luminaires (D43), except substitutes of placements that hold again. */
export function withStaying(
  plan: Plan,
  bodies: Bodies,
  edit: ArrangeEdit,
  leaving: readonly Luminaire[] = [],
): ArrangeEdit {
  const touched = new Set([...edit.put, ...leaving].map(({ id }) => id));
  let staying = arrange(plan, bodies).luminaires.flatMap((luminaire) =>
    luminaire.isPlaced || touched.has(luminaire.id) ? [] : [placementOf(luminaire)],
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

export const pinAll = (plan: Plan, bodies: Bodies): ArrangeEdit => ({
  kind: 'arrange',
  act: 'pin',
  unplaced: [],
  quantities: [],
  put: arrange(plan, bodies).luminaires.flatMap((luminaire) =>
    luminaire.isPlaced ? [] : [placementOf(luminaire)],
  ),
});
