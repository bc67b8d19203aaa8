import { thresholdsFor } from '@lumitor/domain/light/thresholds';
import { useEffect, useMemo, useState } from 'react';
import { lightAsker } from '../../light/askForLight.ts';
import { computeLight } from '../../light/computeLight.ts';
import type { ShownLight } from '../../light/lightMessages.ts';
import { type Asked, lightStore, useLight } from '../../visitor/lightStore.ts';
import { usePaintedPlan } from '../../visitor/painted.ts';
import { settledLight } from '../../visitor/settledLight.ts';
import { useChosenTables, useScene, useTarget } from './useScene.ts';

/** What keeps light from being shown. */
type LightProblem = 'noPieces' | 'noTables' | 'noWorker' | 'failed';

/** Keeps the light up with the plan for as long as it is shown; it follows what was painted, never a frame itself. */
export function useFollowLight(): { problem: LightProblem | null; retry: () => void } {
  const plan = usePaintedPlan();
  const tables = useChosenTables(plan);
  const scene = useScene(plan, tables);
  const target = useTarget(plan);
  const { surface, hasFailed } = useLight((state) => state);
  const [asker] = useState(() =>
    lightAsker<Asked, readonly ShownLight[]>(
      ({ scene, surfaces, thresholds }, detail, signal) =>
        computeLight({ scene, surfaces, thresholds, detail }, signal),
      (lights, asked, detail) => {
        const settled = detail === 'full' ? settledLight(asked, lights) : null;
        lightStore.setState({
          answer: { asked, lights, detail },
          hasFailed: false,
          ...(settled && { settled }),
        });
      },
      () => lightStore.setState({ hasFailed: true }),
    ),
  );
  const asked = useMemo<Asked>(() => {
    const level = surface.kind === 'area' ? { kind: 'plane' as const } : surface;
    const isArea = surface.kind === 'area' && scene.areas.some(({ id }) => id === surface.id);
    return {
      ...{ scene, target, tables: tables.tables },
      surfaces: isArea ? [level, surface] : [level],
      thresholds: thresholdsFor(target?.lux ?? null),
    };
  }, [scene, surface, target, tables.tables]);

  const isEmpty = scene.luminaires.length === 0;
  const isReady = tables.state === 'ready';
  useEffect(() => {
    if (isEmpty) {
      asker.stop();
      lightStore.setState({ answer: null });
    } else if (isReady) asker.ask(asked);
  }, [asker, asked, isEmpty, isReady]);
  useEffect(
    () => () => {
      asker.stop();
      lightStore.setState({ answer: null, hasFailed: false });
    },
    [asker],
  );

  const retry = () => {
    lightStore.setState({ hasFailed: false });
    tables.retry();
    if (!isEmpty && isReady) asker.ask(asked);
  };
  const problem = (): LightProblem | null => {
    if (isEmpty) return 'noPieces';
    if (tables.state === 'failed') return 'noTables';
    if (typeof Worker === 'undefined') return 'noWorker';
    return hasFailed ? 'failed' : null;
  };
  return { problem: problem(), retry };
}
