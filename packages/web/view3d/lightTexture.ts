import type { LightMap } from '@lumitor/domain/light/scene';
import { DataTexture, DataUtils, HalfFloatType, LinearFilter, RedFormat } from 'three';
import { fineMap } from './fineMap.ts';

/** The mean of what the room gives back is shown so bright, of 1. */
const KEY = 0.42;
/** Of the mean, what is seen where no light comes to. */
const AMBIENT = 0.05;
/** The colour of light of about 3000 K beside what the eye takes for white in a room. */
const WARMTH = [1, 0.935, 0.83];

/**
 * The light on a surface as a texture, for corners that have their places on it in centimetres.
 * @param share what a lux is in it
 */
export function lightTexture(map: LightMap, share: number): DataTexture {
  const { lux, columns, rows } = fineMap(map);
  const given = Uint16Array.from(lux, (value) => DataUtils.toHalfFloat(Math.min(60_000, value * share)));
  const texture = new DataTexture(given, columns, rows, RedFormat, HalfFloatType);
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  const [width, height] = [map.columns * map.stepX, map.rows * map.stepY];
  texture.repeat.set(1 / width, 1 / height);
  texture.offset.set((map.stepX / 2 - map.x) / width, (map.stepY / 2 - map.y) / height);
  texture.needsUpdate = true;
  return texture;
}

/** In place of what three makes of a texture, whose `lux` it is: never too bright for the screen, and the brighter, the whiter. */
export const EXPOSED = `
  float shown = 1.0 - exp( exposure * float( ${Math.log(1 - KEY)} ) * ( lux + float( ${AMBIENT} ) ) );
  vec3 warmth = vec3( ${WARMTH.map((one) => `float( ${one} )`).join(', ')} );
  diffuseColor.rgb = shown * mix( warmth, vec3( 1.0 ), shown * shown );`;
