import { useEffect } from 'react';
import { computeLight } from '../../light/computeLight.ts';
import { usePlan } from '../../visitor/configuratorStore.ts';
import { useCatalogue } from '../../visitor/derived.ts';
import { lightStore } from '../../visitor/lightStore.ts';
import { settledLight } from '../../visitor/settledLight.ts';
import { useChosenTables, useScene, useTarget } from './useScene.ts';

/** Computes the light of a room with a target once, so that the check judges it though nobody has looked at it. */
export default function JudgedLight() {
  const plan = usePlan();
  const catalogue = useCatalogue();
  const { tables, ...loading } = useChosenTables(plan);
  const scene = useScene(plan, { tables, ...loading });
  const hasTarget = useTarget(plan) !== null;
  const isReady = loading.state !== 'loading' && scene.luminaires.length > 0 && typeof Worker !== 'undefined';
  useEffect(() => {
    if (!hasTarget || !isReady || !catalogue) return;
    if (lightStore.getState().settled?.figuresOf(plan, catalogue)) return;
    const cancelling = new AbortController();
    const request = {
      scene,
      surfaces: [{ kind: 'plane' as const }],
      measured: [],
      detail: 'full' as const,
    };
    computeLight(request, cancelling.signal).then(
      ({ lights }) => {
        const settled = settledLight({ scene, tables }, lights);
        if (settled) lightStore.setState({ settled });
      },
      // Without light the check has no word on it, as before anybody looked at it.
      () => {},
    );
    return () => cancelling.abort();
  }, [plan, catalogue, scene, tables, hasTarget, isReady]);
  return null;
}
