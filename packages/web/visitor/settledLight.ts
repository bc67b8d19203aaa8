import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import type { LightFigures } from '@lumitor/domain/light/scene';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { ShownLight } from '../light/shownLights.ts';
import { latest } from './derived.ts';
import type { Asked } from './lightStore.ts';
import { isSameLight, planScene } from './planScene.ts';

/** What the plane measured when light was computed in full. */
export interface SettledLight {
  figures: LightFigures;
  /** Whether a plan is still what they were computed from (D57). */
  isOf: (plan: Plan, catalogue: LineCatalogue) => boolean;
}

/** Null where the plane was not measured. */
export function settledLight(
  { scene, tables }: Pick<Asked, 'scene' | 'tables'>,
  lights: readonly Pick<ShownLight, 'map' | 'figures'>[],
): SettledLight | null {
  const figures = lights.find(({ map }) => map.surface.kind === 'plane')?.figures;
  if (!figures) return null;
  const isOf = latest((plan: Plan, catalogue: LineCatalogue) =>
    isSameLight(scene, planScene(plan, catalogue, tables)),
  );
  return { figures, isOf };
}
