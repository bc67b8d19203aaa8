import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { type Arrangement, arrange } from '@lumitor/domain/luminaires/arrangement';
import { type Bodies, bodiesOf } from '@lumitor/domain/luminaires/body';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { configuratorStore, usePlan } from './configuratorStore.ts';
import { latest, shownCatalogue, useCatalogue } from './derived.ts';
import { usePainted } from './painted.ts';

const NOTHING: Bodies = new Map();
const bodiesIn = latest(
  (catalogue: LineCatalogue | null): Bodies => (catalogue ? bodiesOf(catalogue.bindings) : NOTHING),
);
const arranged = latest(
  (
    layout: Plan['layout'],
    placements: Plan['placements'],
    bindings: Plan['choices']['bindings'],
    bodies: Bodies,
  ) => arrange({ layout, placements, choices: { bindings } }, bodies),
);

/** Where the luminaires of a plan are; what the last two were asked for is remembered. */
export const arrangementOf = ({ layout, placements, choices }: Plan, bodies: Bodies): Arrangement =>
  arranged(layout, placements, choices.bindings, bodies);

export const useBodies = (): Bodies => bodiesIn(useCatalogue());

/** What the luminaires of the open line measure. */
export const bodiesNow = (): Bodies => bodiesIn(shownCatalogue());

/** Where the luminaires are now (D43, D44). */
export const arrangementNow = (): Arrangement =>
  arrangementOf(currentPlan(configuratorStore.getState().history), bodiesNow());

export const useArrangement = (): Arrangement => arrangementOf(usePlan(), useBodies());

/** As it was when the screen was last painted. */
export const usePaintedArrangement = (): Arrangement =>
  arrangementOf(
    usePainted(({ history }) => currentPlan(history)),
    useBodies(),
  );
