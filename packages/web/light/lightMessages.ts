import type { Isoband } from '@lumitor/domain/light/isolines';
import type { Light, LightDetail, Scene, Surface } from '@lumitor/domain/light/scene';

/** What is asked of the worker. */
export interface LightRequest {
  scene: Scene;
  surfaces: readonly Surface[];
  detail: LightDetail;
  /** From one cell of a map to the next, in centimetres; absent: as is drawn on the plan. */
  step?: number;
  /** Isobands of the maps from so many lx on, rising; absent: none. */
  thresholds?: readonly number[];
}

/** Light on one surface, with the isobands that were asked for. */
export interface ShownLight extends Light {
  bands: readonly Isoband[];
}

/** As it goes to the worker: articles, which hold tables, only where they are others than before. */
export interface LightMessage extends Omit<LightRequest, 'scene'> {
  id: number;
  scene: Omit<Scene, 'articles'>;
  articles?: Scene['articles'];
}

export type LightAnswer = { id: number } & ({ light: ShownLight[] } | { error: string });
