import type { Light, LightDetail, LightSurface, Scene } from '@lumitor/domain/light/scene';
import type { Cm } from '@lumitor/domain/units';
import type { Colouring, ShownLight } from './shownLights.ts';

export interface LightRequest {
  scene: Scene;
  surfaces: readonly LightSurface[];
  measured?: readonly LightSurface[];
  detail: LightDetail;
  /** Cell size of a map; absent: as on the plan. */
  step?: Cm;
  colouring?: Colouring;
}

/** Contains articles, which have tables, only if they have changed. */
export interface LightMessage extends Omit<LightRequest, 'scene'> {
  id: number;
  scene: Omit<Scene, 'articles'>;
  articles?: Scene['articles'];
}

/** Results in the order of the request; measured surfaces have maps without cells. */
export interface ComputedLight {
  lights: ShownLight[];
  measured: Light[];
}

/** A request, or the number of a cancelled one. */
export type LightOrder = LightMessage | { cancelled: number };

/** `progress`: completed share from 0 to 1, followed by an answer. */
export type LightAnswer = { id: number } & (
  | ComputedLight
  | { error: string }
  | { isCancelled: true }
  | { progress: number }
);
