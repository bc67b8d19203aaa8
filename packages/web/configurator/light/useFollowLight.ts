import { surfacesAround } from '@lumitor/domain/light/around';
import { dimmed } from '@lumitor/domain/light/measured';
import type { Light, LightSurface, Scene } from '@lumitor/domain/light/scene';
import { currentPlan } from '@lumitor/domain/plan/history';
import { useEffect, useMemo, useRef, useState } from 'react';
import { computeLight } from '../../light/computeLight.ts';
import type { ComputedLight } from '../../light/lightMessages.ts';
import { lightAsker } from '../../light/lightRequests.ts';
import { type Colouring, shownLights } from '../../light/shownLights.ts';
import { deferredStore, usePlan } from '../../visitor/configuratorStore.ts';
import { type LightQuery, type LightState, lightStore, useLight } from '../../visitor/lightStore.ts';
import { mapScale, useMapScale } from '../../visitor/mapScale.ts';
import { sceneShares } from '../../visitor/sceneShares.ts';
import { settledLight } from '../../visitor/settledLight.ts';
import { followed, fullLightCancelled, fullLightGone } from './fullLightStore.ts';
import { useChosenTables, useScene, useTarget } from './useScene.ts';

type LightProblem = 'noPieces' | 'noWorker' | 'failed';

type Answer = NonNullable<LightState['answer']>;

/** Presentation of light: scale, levels and scene. A change of it needs no new computation. */
const lookNow = () => ({
  choice: mapScale(),
  dimming: currentPlan(deferredStore.getState().history).dimming,
  scene: lightStore.getState().scene,
});
type Look = ReturnType<typeof lookNow>;

const isSame = (a: Look, b: Look): boolean =>
  a.choice === b.choice && a.dimming === b.dimming && a.scene === b.scene;

const colouringOf = ({ target, scene }: LightQuery, { choice, ...look }: Look): Colouring => ({
  choice,
  target: target?.lux ?? null,
  shares: sceneShares(scene, look.dimming, look.scene),
});

const measuredIn = (of: Scene, lights: readonly Light[], { dimming, scene }: Look) => ({
  of,
  lights: lights.map((light) => dimmed(light, sceneShares(of, dimming, scene) ?? [])),
});

function shownAgain(answer: Answer): Answer {
  const look = lookNow();
  const { shares = [], ...colouring } = colouringOf(answer.query, look);
  const { measured } = answer;
  return {
    ...answer,
    lights: shownLights(answer.lights, { ...colouring, shares }),
    measured: measured && measuredIn(measured.of, measured.lights, look),
  };
}

function useLook(): void {
  const choice = useMapScale();
  const { dimming } = usePlan();
  const scene = useLight((state) => state.scene);
  const shown = useRef<Look>({ choice, dimming, scene });
  useEffect(() => {
    const look = { choice, dimming, scene };
    if (isSame(shown.current, look)) return;
    shown.current = look;
    lightStore.setState(({ answer }) => ({ answer: answer && shownAgain(answer) }));
  }, [choice, dimming, scene]);
}

const isPresentIn = ({ room, areas }: Scene, surface: LightSurface): boolean =>
  surface.kind === 'area'
    ? areas.some(({ id }) => id === surface.id)
    : surface.kind !== 'wall' || surface.wall < (room?.outline.length ?? 0);

export interface FollowedLight {
  problem: LightProblem | null;
  /** Scene whose tables failed to load: light is estimated (D49). */
  missing: Scene | null;
  retry: () => void;
  cancel: () => void;
}

/** Never delays a frame. */
export function useFollowLight(): FollowedLight {
  const plan = usePlan();
  const tables = useChosenTables(plan);
  const scene = useScene(plan, tables);
  const target = useTarget(plan);
  const { surface, hasFailed } = useLight((state) => state);
  const [asker] = useState(() =>
    lightAsker<LightQuery, ComputedLight & { look: Look }>(
      async (query, detail, signal) => {
        const { scene, surfaces } = query;
        const look = lookNow();
        const measured = detail === 'full' ? query.measured : [];
        const request = { scene, surfaces, measured, colouring: colouringOf(query, look), detail };
        if (detail !== 'full') return { look, ...(await computeLight(request, signal)) };
        const full = await followed(signal, (onProgress) => computeLight(request, signal, onProgress));
        return { look, ...full };
      },
      ({ look, lights, measured }, query, detail) => {
        const settled = detail === 'full' ? settledLight(query, lights) : null;
        const answer = {
          query,
          lights,
          detail,
          // Measured only at rest: until then the previous values are shown.
          measured:
            detail === 'full'
              ? measuredIn(query.scene, measured, look)
              : (lightStore.getState().answer?.measured ?? null),
        };
        lightStore.setState({
          // The presentation may have changed during the computation.
          answer: isSame(look, lookNow()) ? answer : shownAgain(answer),
          hasFailed: false,
          ...(settled && { settled }),
        });
      },
      () => lightStore.setState({ hasFailed: true }),
    ),
  );
  useLook();
  const query = useMemo<LightQuery>(() => {
    const isPresent = isPresentIn(scene, surface);
    const isUpright = surface.kind === 'area' || surface.kind === 'wall';
    const level = isUpright || !isPresent ? { kind: 'plane' as const } : surface;
    return {
      scene,
      target,
      tables: tables.tables,
      surfaces: isUpright && isPresent ? [level, surface] : [level],
      measured: scene.room ? surfacesAround(scene.room) : [],
    };
  }, [scene, surface, target, tables.tables]);

  const isEmpty = scene.luminaires.length === 0;
  const isReady = tables.state !== 'loading';
  useEffect(() => {
    fullLightGone();
    if (isEmpty) {
      asker.stop();
      lightStore.setState({ answer: null });
    } else if (isReady) asker.request(query);
  }, [asker, query, isEmpty, isReady]);
  useEffect(
    () => () => {
      asker.stop();
      fullLightGone();
      lightStore.setState({ answer: null, hasFailed: false });
    },
    [asker],
  );

  const retry = () => {
    lightStore.setState({ hasFailed: false });
    fullLightGone();
    tables.retry();
    if (!isEmpty && isReady) asker.request(query);
  };
  const cancel = () => {
    asker.cancel();
    fullLightCancelled();
  };
  const problem = (): LightProblem | null => {
    if (isEmpty) return 'noPieces';
    if (typeof Worker === 'undefined') return 'noWorker';
    return hasFailed ? 'failed' : null;
  };
  return { problem: problem(), missing: tables.state === 'failed' ? scene : null, retry, cancel };
}
