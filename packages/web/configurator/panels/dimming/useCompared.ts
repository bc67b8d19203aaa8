import { type Dimming, energyOf, type LightScene, sceneWatts } from '@lumitor/domain/dimming/dimming';
import { dimmed } from '@lumitor/domain/light/measured';
import type { Light, LightFigures, Scene } from '@lumitor/domain/light/scene';
import type { Watt } from '@lumitor/domain/units';
import { useMemo, useState } from 'react';
import { useArrangement } from '../../../visitor/arrangement.ts';
import { useCatalogue } from '../../../visitor/derived.ts';
import { useDimming } from '../../../visitor/dimming.ts';
import { useLight } from '../../../visitor/lightStore.ts';
import { sceneShares } from '../../../visitor/sceneShares.ts';

export interface SceneFigures {
  scene: LightScene | null;
  watts: Watt;
  /** Null until the light of the working plane is computed. */
  light: LightFigures | null;
  /** Yearly, kWh; null without hours. */
  energy: number | null;
}

interface Computed {
  light: Light;
  lit: Scene;
}

const isSame = (a: Computed | null, b: Computed | null): boolean =>
  a?.light.layers === b?.light.layers && a?.lit === b?.lit;

function useComputed(): Computed | null {
  const answer = useLight((state) => state.answer);
  const [stored, setCompared] = useState<Computed | null>(null);
  const light = answer?.lights.find(({ map }) => map.surface.kind === 'plane');
  const now = answer && light ? { light, lit: answer.query.scene } : null;
  const next = answer && answer.detail !== 'full' ? stored : now;
  if (!isSame(stored, next)) setCompared(next);
  return stored;
}

/** A slider changes one scene: figures of the others are reused. */
const known = new WeakMap<
  LightScene,
  { computed: Computed; groups: Dimming['groups']; figures: LightFigures | null }
>();

function figuresIn(computed: Computed, dimming: Dimming, scene: LightScene): LightFigures | null {
  const before = known.get(scene);
  if (before?.computed === computed && before.groups === dimming.groups) return before.figures;
  const shares = sceneShares(computed.lit, dimming, scene.number);
  const { figures } = dimmed(computed.light, shares ?? []);
  known.set(scene, { computed, groups: dimming.groups, figures });
  return figures;
}

/** All on and every scene, from one computation (D69). */
export function useCompared(): SceneFigures[] {
  const dimming = useDimming();
  const { luminaires: placed } = useArrangement();
  const catalogue = useCatalogue();
  const computed = useComputed();
  const luminaires = useMemo(() => {
    const powers = new Map(catalogue?.bindings.map(({ id, power }) => [id, power]));
    return placed.map(({ id, bindingId }) => ({ id, watts: powers.get(bindingId) ?? 0 }));
  }, [placed, catalogue]);
  const allOn = useMemo(() => computed && dimmed(computed.light, []).figures, [computed]);
  return [null, ...dimming.scenes].map((scene): SceneFigures => {
    const watts = sceneWatts(dimming, scene, luminaires);
    return {
      scene,
      watts,
      light: scene ? computed && figuresIn(computed, dimming, scene) : allOn,
      energy: scene && energyOf(watts, scene),
    };
  });
}
