import type { Light, LightDetail, Scene, Surface } from '@lumitor/domain/light/scene';
import type { Colouring, ShownLight } from './shownLights.ts';

/** What is asked of the worker. */
export interface LightRequest {
  scene: Scene;
  surfaces: readonly Surface[];
  /** Of which the figures alone are wanted. */
  measured?: readonly Surface[];
  detail: LightDetail;
  /** From one cell of a map to the next, in centimetres; absent: as is drawn on the plan. */
  step?: number;
  /** Absent: no isobands are made. */
  colouring?: Colouring;
}

/** As it goes to the worker: articles, which hold tables, only where they are others than before. */
export interface LightMessage extends Omit<LightRequest, 'scene'> {
  id: number;
  scene: Omit<Scene, 'articles'>;
  articles?: Scene['articles'];
}

/** What was asked for, in its order; of what is only measured with maps of no cells. */
export interface ComputedLight {
  lights: ShownLight[];
  measured: Light[];
}

/** What the worker receives: a request, or the number of the one that it should give up. */
export type LightOrder = LightMessage | { cancelled: number };

/** `progress`: the share that is done, from 0 to 1; an answer follows. */
export type LightAnswer = { id: number } & (
  | ComputedLight
  | { error: string }
  | { isCancelled: true }
  | { progress: number }
);
