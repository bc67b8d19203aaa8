import type { LightMap } from '@lumitor/domain/light/scene';
import { DataTexture, LinearFilter, SRGBColorSpace } from 'three';
import { fineMap, pixelsOf } from './toneMap.ts';

/** Light on a surface as a texture, for corners that have their places on it in centimetres. @param mean what the eye adapts to */
export function lightTexture(map: LightMap, reflectance: number, mean: number): DataTexture {
  const fine = fineMap(map);
  const texture = new DataTexture(pixelsOf(fine, reflectance, mean), fine.columns, fine.rows);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  const [width, height] = [map.columns * map.stepX, map.rows * map.stepY];
  texture.repeat.set(1 / width, 1 / height);
  texture.offset.set((map.stepX / 2 - map.x) / width, (map.stepY / 2 - map.y) / height);
  texture.needsUpdate = true;
  return texture;
}
