import type { LightDetail, Scene, Surface } from '@lumitor/domain/light/scene';
import type { Colouring, ShownLight } from './shownLights.ts';

/** What is asked of the worker. */
export interface LightRequest {
  scene: Scene;
  surfaces: readonly Surface[];
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

export type LightAnswer = { id: number } & ({ light: ShownLight[] } | { error: string });
