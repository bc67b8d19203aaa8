import { sceneForWork } from '@lumitor/domain/dimming/dimming';
import { dimmed } from '@lumitor/domain/light/measured';
import type { Light, LightFigures, Scene, Surface } from '@lumitor/domain/light/scene';
import type { Plan } from '@lumitor/domain/plan/plan';
import { useEffect, useMemo, useState } from 'react';
import { computeLight } from '../../light/computeLight.ts';
import { type Tables, useTables } from '../../light/useTables.ts';
import { useCatalogue } from '../../visitor/derived.ts';
import { isSameLight, sceneOfOther } from '../../visitor/planScene.ts';
import { sceneShares } from '../../visitor/sceneShares.ts';

/** Light of a plan in its scene for work (D69). */
export interface PlanLight {
  plane: LightFigures | null;
  /** Figures of the vertical areas, in the order of the plan. */
  areas: readonly (LightFigures | null)[];
}

interface Known {
  scene: Scene;
  /** Null if it could not be computed. */
  light: PlanLight | null;
}

const PLANE: readonly Surface[] = [{ kind: 'plane' }];

async function planLight(plan: Plan, scene: Scene, signal: AbortSignal): Promise<PlanLight> {
  const areas = plan.areas.map(({ id }): Surface => ({ kind: 'area', id }));
  const request = { scene, surfaces: PLANE, measured: areas, detail: 'full' as const };
  const { lights, measured } = await computeLight(request, signal);
  const shares = sceneShares(scene, plan.dimming, sceneForWork(plan.dimming)?.number ?? null) ?? [];
  const figuresOf = (light: Light | undefined) => (light ? dimmed(light, shares).figures : null);
  return { plane: figuresOf(lights[0]), areas: areas.map((_, index) => figuresOf(measured[index])) };
}

/** Photometric tables of all luminaires in some plans. */
function usePlanTables(plans: readonly Plan[]): Tables {
  const catalogue = useCatalogue();
  const chosen = new Set(plans.flatMap(({ choices }) => choices.bindings.map(({ id }) => id)));
  const paths = catalogue?.bindings.flatMap(({ id, photometry }) =>
    chosen.has(id) && photometry ? [photometry] : [],
  );
  return useTables([...new Set(paths)].sort());
}

/** @returns undefined while light is computed, null if it could not be */
function useFigures(plan: Plan, { tables, state }: Tables): PlanLight | null | undefined {
  const catalogue = useCatalogue();
  const [known, setKnown] = useState<Known | null>(null);
  const scene = useMemo(() => catalogue && sceneOfOther(plan, catalogue, tables), [plan, catalogue, tables]);
  const isKnown = known !== null && scene !== null && isSameLight(known.scene, scene);
  const isReady = state !== 'loading';
  useEffect(() => {
    if (!scene?.room || isKnown || !isReady) return;
    const cancelling = new AbortController();
    planLight(plan, scene, cancelling.signal).then(
      (light) => setKnown({ scene, light }),
      () => cancelling.signal.aborted || setKnown({ scene, light: null }),
    );
    return () => cancelling.abort();
  }, [plan, scene, isKnown, isReady]);
  return isKnown ? known.light : undefined;
}

/**
 * Light of two plans, one after the other; what is computed is never waited for.
 * @returns of each undefined while it is computed, null if it could not be
 */
export function useLightFigures(now: Plan, after: Plan) {
  const tables = usePlanTables([now, after]);
  return { now: useFigures(now, tables), after: useFigures(after, tables) };
}
