import { type Dimming, sharesOf } from '@lumitor/domain/dimming/dimming';
import type { Scene } from '@lumitor/domain/light/scene';

/** 0…1 by layer (D69); undefined: all on. @param number null: no scene */
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
