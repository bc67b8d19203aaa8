import type { LightTarget } from '@lumitor/domain/catalogue/lightTarget';
import type { Point } from '@lumitor/domain/layout/heading';
import type { Light, LightDetail, LightSurface, Scene } from '@lumitor/domain/light/scene';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import type { ShownLight } from '../light/shownLights.ts';
import type { Tables } from '../light/useTables.ts';
import type { SettledLight } from './settledLight.ts';

/** What light is asked of: the plane or the floor on the plan, and the area that is measured, if one is. */
export interface LightQuery {
  scene: Scene;
  /** Of which the scene was made. */
  tables: Tables['tables'];
  /** Of the use of the scene's room. */
  target: LightTarget | null;
  surfaces: readonly LightSurface[];
  /** Of which the figures alone count: walls, ceiling, faces; at rest. */
  measured: readonly LightSurface[];
}

export interface LightState {
  /** What is measured. */
  surface: LightSurface;
  /** The scene whose light is shown, by its number; null: all on (D69). */
  scene: number | null;
  /** The figures of the grid stand on the plan, with a point that keys move. */
  showsFigures: boolean;
  /** That point, in centimetres of the plan; null: nobody has moved it yet. */
  point: Point | null;
  /** The newest there is; null before the first, and where nothing shines. */
  answer: {
    query: LightQuery;
    lights: readonly ShownLight[];
    /** What was measured last around the plane, and of which scene: at rest alone, so that it may be of one before. */
    measured: { of: Scene; lights: readonly Light[] } | null;
    detail: LightDetail;
  } | null;
  /** The newest that was computed in full; it stays when light is no longer looked at (D57). */
  settled: SettledLight | null;
  /** Light could not be computed. */
  hasFailed: boolean;
}

/** Whether what is reflected was spread evenly for the time being: the figures are rough until those at rest come (D51). */
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

/** Light on the plan. */
export const lightStore = createStore<LightState>(initialLight);

export const useLight = <Selected>(select: (state: LightState) => Selected): Selected =>
  useStore(lightStore, select);
