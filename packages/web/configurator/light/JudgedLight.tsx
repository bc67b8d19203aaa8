import { useEffect, useMemo } from 'react';
import { usePlan } from '../../visitor/configuratorStore.ts';
import { useCatalogue } from '../../visitor/derived.ts';
import { lightStore, useLight } from '../../visitor/lightStore.ts';
import { settledLight } from '../../visitor/settledLight.ts';
import { usePlanLight } from './usePlanLight.ts';
import { useChosenTables, useScene, useTarget } from './useScene.ts';

/** Computed once, so that the check judges light never shown. */
export default function JudgedLight() {
  const plan = usePlan();
  const catalogue = useCatalogue();
  const chosen = useChosenTables(plan);
  const scene = useScene(plan, chosen);
  const hasTarget = useTarget(plan) !== null;
  const settled = useLight((state) => state.settled);
  const isSettled = useMemo(
    () => catalogue === null || Boolean(settled?.figuresOf(plan, catalogue)),
    [settled, plan, catalogue],
  );
  const isAwaited = hasTarget && !isSettled && scene.luminaires.length > 0;
  const light = usePlanLight({
    scene: isAwaited ? scene : null,
    tables: chosen,
    read: ({ lights }, lit) => settledLight({ scene: lit, tables: chosen.tables }, lights),
  });
  useEffect(() => {
    if (light) lightStore.setState({ settled: light });
  }, [light]);
  return null;
}
