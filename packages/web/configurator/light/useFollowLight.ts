import type { ScaleChoice } from '@lumitor/domain/light/scaleChoice';
import { useEffect, useMemo, useRef, useState } from 'react';
import { lightAsker } from '../../light/askForLight.ts';
import { computeLight } from '../../light/computeLight.ts';
import { type ShownLight, shownLights } from '../../light/shownLights.ts';
import { type Asked, lightStore, useLight } from '../../visitor/lightStore.ts';
import { mapScale, useMapScale } from '../../visitor/mapScale.ts';
import { usePaintedPlan } from '../../visitor/painted.ts';
import { settledLight } from '../../visitor/settledLight.ts';
import { useChosenTables, useScene, useTarget } from './useScene.ts';

/** What keeps light from being shown. */
type LightProblem = 'noPieces' | 'noTables' | 'noWorker' | 'failed';

interface Coloured {
  lights: readonly ShownLight[];
  /** By which they were coloured. */
  choice: ScaleChoice;
}

const colouredAnew = (lights: readonly ShownLight[], { target }: Asked): ShownLight[] =>
  shownLights(lights, { choice: mapScale(), target: target?.lux ?? null });

/** Another scale colours the light that there is: none is computed for it. */
function useColours(): void {
  const choice = useMapScale();
  const shown = useRef(choice);
  useEffect(() => {
    if (shown.current === choice) return;
    shown.current = choice;
    lightStore.setState(({ answer }) => ({
      answer: answer && { ...answer, lights: colouredAnew(answer.lights, answer.asked) },
    }));
  }, [choice]);
}

/** Keeps the light up with the plan for as long as it is shown; it follows what was painted, never a frame itself. */
export function useFollowLight(): { problem: LightProblem | null; retry: () => void } {
  const plan = usePaintedPlan();
  const tables = useChosenTables(plan);
  const scene = useScene(plan, tables);
  const target = useTarget(plan);
  const { surface, hasFailed } = useLight((state) => state);
  const [asker] = useState(() =>
    lightAsker<Asked, Coloured>(
      async ({ scene, surfaces, target }, detail, signal) => {
        const choice = mapScale();
        const colouring = { choice, target: target?.lux ?? null };
        return { choice, lights: await computeLight({ scene, surfaces, colouring, detail }, signal) };
      },
      ({ lights: computed, choice }, asked, detail) => {
        // The scale may have changed on the way.
        const lights = choice === mapScale() ? computed : colouredAnew(computed, asked);
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
  useColours();
  const asked = useMemo<Asked>(() => {
    const level = surface.kind === 'area' ? { kind: 'plane' as const } : surface;
    const isArea = surface.kind === 'area' && scene.areas.some(({ id }) => id === surface.id);
    return {
      ...{ scene, target, tables: tables.tables },
      surfaces: isArea ? [level, surface] : [level],
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
