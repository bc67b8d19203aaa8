import type { Point } from '@lumitor/domain/layout/heading';
import type { LightDetail, Scene, Surface } from '@lumitor/domain/light/scene';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import type { ShownLight } from '../../light/lightMessages.ts';

/** What light is asked of: the plane or the floor on the plan, and the area that is measured, if one is. */
export interface Asked {
  scene: Scene;
  surfaces: readonly Surface[];
  /** lx, rising. */
  thresholds: readonly number[];
}

export interface LightState {
  /** What is measured. */
  surface: Surface;
  /** The figures of the grid stand on the plan, with a point that keys move. */
  showsFigures: boolean;
  /** That point, in centimetres of the plan; null: nobody has moved it yet. */
  point: Point | null;
  /** The newest there is; null before the first, and where nothing shines. */
  answer: { asked: Asked; lights: readonly ShownLight[]; detail: LightDetail } | null;
  /** Light could not be computed. */
  hasFailed: boolean;
}

const initialLight = (): LightState => ({
  surface: { kind: 'plane' },
  showsFigures: false,
  point: null,
  answer: null,
  hasFailed: false,
});

/** Light on the plan, as long as it is shown. */
export const lightStore = createStore<LightState>(initialLight);

export const useLight = <Selected>(select: (state: LightState) => Selected): Selected =>
  useStore(lightStore, select);
