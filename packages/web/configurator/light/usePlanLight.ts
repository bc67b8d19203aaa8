import type { LightSurface, Scene } from '@lumitor/domain/light/scene';
import { useEffect, useState } from 'react';
import { computeLight } from '../../light/computeLight.ts';
import type { ComputedLight } from '../../light/lightMessages.ts';
import type { Tables } from '../../light/useTables.ts';
import { isSameLight } from '../../visitor/planScene.ts';

const PLANE: readonly LightSurface[] = [{ kind: 'plane' }];
const NO_AREAS: readonly LightSurface[] = [];

interface Answer<Light> {
  scene: Scene;
  light: Light | null;
}

interface PlanLightRequest<Light> {
  scene: Scene | null;
  areas?: readonly LightSurface[];
  tables: Pick<Tables, 'state'>;
  read: (computed: ComputedLight, scene: Scene) => Light;
}

/** @returns undefined while computed, null on failure */
export function usePlanLight<Light>(request: PlanLightRequest<Light>): Light | null | undefined {
  const { scene, areas = NO_AREAS, tables, read } = request;
  const [answer, setAnswer] = useState<Answer<Light> | null>(null);
  const isKnown = answer !== null && scene !== null && isSameLight(answer.scene, scene);
  const isReady = tables.state !== 'loading' && typeof Worker !== 'undefined';
  // biome-ignore lint/correctness/useExhaustiveDependencies: areas and reader belong to the scene
  useEffect(() => {
    if (!scene || isKnown || !isReady) return;
    const cancelling = new AbortController();
    computeLight({ scene, surfaces: PLANE, measured: areas, detail: 'full' }, cancelling.signal).then(
      (computed) => setAnswer({ scene, light: read(computed, scene) }),
      () => cancelling.signal.aborted || setAnswer({ scene, light: null }),
    );
    return () => cancelling.abort();
  }, [scene, isKnown, isReady]);
  return isKnown ? answer.light : undefined;
}
