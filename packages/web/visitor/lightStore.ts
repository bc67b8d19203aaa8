import type { LightTarget } from '@lumitor/domain/catalogue/lightTarget';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import type { Light, LightDetail, LightSurface, Scene } from '@lumitor/domain/light/scene';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import type { ShownLight } from '../light/shownLights.ts';
import type { Tables } from '../light/useTables.ts';
import type { SettledLight } from './settledLight.ts';

/** Plane or floor of the plan, and the measured area if there is one. */
export interface LightQuery {
  scene: Scene;
  tables: Tables['tables'];
  target: LightTarget | null;
  surfaces: readonly LightSurface[];
  /** Figures only, at rest. */
  measured: readonly LightSurface[];
}

export interface LightState {
  surface: LightSurface;
  scene: number | null;
  showsFigures: boolean;
  point: Point | null;
  answer: {
    query: LightQuery;
    lights: readonly ShownLight[];
    /** Measurement at rest, possibly of an earlier scene. */
    measured: { of: Scene; lights: readonly Light[] } | null;
    detail: LightDetail;
  } | null;
  /** Newest full result; retained for the check when light is no longer shown (D57). */
  settled: SettledLight | null;
  hasFailed: boolean;
}

/** Quick results spread reflections evenly: figures are rough (D51). */
export const isRough = ({ query, detail }: NonNullable<LightState['answer']>): boolean =>
  detail === 'quick' && Object.values(query.scene.room?.reflectance ?? {}).some((share) => share > 0);

const initialLight = (): LightState => ({
  surface: { kind: 'plane' },
  scene: null,
  showsFigures: false,
  point: null,
  answer: null,
  settled: null,
  hasFailed: false,
});

export const lightStore = createStore<LightState>(initialLight);

export const useLight = <Selected>(select: (state: LightState) => Selected): Selected =>
  useStore(lightStore, select);
