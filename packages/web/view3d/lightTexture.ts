import type { LightMap } from '@lumitor/domain/light/scene';
import { DataTexture, DataUtils, HalfFloatType, LinearFilter, RedFormat } from 'three';
import { fineMap } from './fineMap.ts';

/** Brightness of the mean reflected light, of 1. */
const KEY = 0.42;
/** Brightness without light, as a share of the mean. */
const AMBIENT = 0.05;
/** Colour of light of about 3000 K relative to the eye's white in a room. */
const WARMTH = [1, 0.935, 0.83];

/**
 * Light map for faces whose texture coordinates are centimetres; repeat and offset map these to its cells.
 * @param share texture value of one lux
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

/**
 * Shader of the tone curve `1 − e^(−light)`, in which the mean becomes `KEY` and no light reaches white;
 * bright light loses its warmth. `lux` is the sample of the map.
 */
export const EXPOSED = `
  float shown = 1.0 - exp( exposure * float( ${Math.log(1 - KEY)} ) * ( lux + float( ${AMBIENT} ) ) );
  vec3 warmth = vec3( ${WARMTH.map((one) => `float( ${one} )`).join(', ')} );
  diffuseColor.rgb = shown * mix( warmth, vec3( 1.0 ), shown * shown );`;
