import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { sceneForWork } from '@lumitor/domain/dimming/dimming';
import { dimmed } from '@lumitor/domain/light/measured';
import type { Light, LightFigures, Scene } from '@lumitor/domain/light/scene';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Tables } from '../light/useTables.ts';
import { latest } from './derived.ts';
import { isSameLight, planScene } from './planScene.ts';
import { sceneShares } from './sceneShares.ts';

export interface SettledLight {
  /** Scene for work, if any (D69); null if the plan's light changed (D57). */
  figuresOf: (plan: Plan, catalogue: LineCatalogue) => LightFigures | null;
}

export function settledLight(
  { scene, tables }: { scene: Scene; tables: Tables['tables'] },
  lights: readonly Light[],
): SettledLight | null {
  const light = lights.find(({ map }) => map.surface.kind === 'plane');
  if (!light?.figures) return null;
  const figuresOf = latest((plan: Plan, catalogue: LineCatalogue) => {
    if (!isSameLight(scene, planScene(plan, catalogue, tables))) return null;
    const work = sceneForWork(plan.dimming)?.number ?? null;
    return dimmed(light, sceneShares(scene, plan.dimming, work) ?? []).figures;
  });
  return { figuresOf };
}
