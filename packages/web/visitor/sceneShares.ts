import { type Dimming, sharesOf } from '@lumitor/domain/dimming/dimming';
import type { Scene } from '@lumitor/domain/light/scene';

/**
 * The share of each layer of what is lit, of 1, in a scene of the plan (D69); undefined: all on.
 * @param number of the scene; null: of none
 */
export function sceneShares(
  { luminaires }: Pick<Scene, 'luminaires'>,
  dimming: Dimming,
  number: number | null,
): number[] | undefined {
  const scene = dimming.scenes.find((one) => one.number === number);
  const ids = luminaires.map(({ id }) => id);
  const layers = luminaires.map(({ layer = 0 }) => layer);
  return scene && sharesOf(dimming, scene, ids, layers);
}
