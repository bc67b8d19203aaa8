import { sceneForWork } from '@lumitor/domain/dimming/dimming';
import { dimmed } from '@lumitor/domain/light/measured';
import type { Light, LightFigures, LightSurface, Scene } from '@lumitor/domain/light/scene';
import type { Plan } from '@lumitor/domain/plan/plan';
import { useMemo } from 'react';
import type { ComputedLight } from '../../light/lightMessages.ts';
import { type Tables, useTables } from '../../light/useTables.ts';
import { useCatalogue } from '../../visitor/derived.ts';
import { sceneOfOther } from '../../visitor/planScene.ts';
import { sceneShares } from '../../visitor/sceneShares.ts';
import { usePlanLight } from '../light/usePlanLight.ts';

export interface PlanLight {
  plane: LightFigures | null;
  areas: readonly (LightFigures | null)[];
}

const areasOf = ({ areas }: Plan): LightSurface[] => areas.map(({ id }) => ({ kind: 'area', id }));

function planLight(plan: Plan, scene: Scene, { lights, measured }: ComputedLight): PlanLight {
  const shares = sceneShares(scene, plan.dimming, sceneForWork(plan.dimming)?.number ?? null) ?? [];
  const figuresOf = (light: Light | undefined) => (light ? dimmed(light, shares).figures : null);
  return { plane: figuresOf(lights[0]), areas: plan.areas.map((_, index) => figuresOf(measured[index])) };
}

function usePlanTables(plans: readonly Plan[]): Tables {
  const catalogue = useCatalogue();
  const chosen = new Set(plans.flatMap(({ choices }) => choices.bindings.map(({ id }) => id)));
  const paths = catalogue?.bindings.flatMap(({ id, photometry }) =>
    chosen.has(id) && photometry ? [photometry] : [],
  );
  return useTables([...new Set(paths)].sort());
}

function useFigures(plan: Plan, tables: Tables): PlanLight | null | undefined {
  const catalogue = useCatalogue();
  const scene = useMemo(
    () => catalogue && sceneOfOther(plan, catalogue, tables.tables),
    [plan, catalogue, tables.tables],
  );
  return usePlanLight({
    scene: scene?.room ? scene : null,
    areas: areasOf(plan),
    tables,
    read: (computed, lit) => planLight(plan, lit, computed),
  });
}

/** Sequential. @returns undefined while computed, null on failure */
export function useLightFigures(now: Plan, after: Plan) {
  const tables = usePlanTables([now, after]);
  return { now: useFigures(now, tables), after: useFigures(after, tables) };
}
