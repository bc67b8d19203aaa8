import type { Scale } from '@lumitor/domain/light/scale';
import type { Lux } from '@lumitor/domain/units';
import { Color, type IUniform, type MeshBasicMaterial } from 'three';
import type { Exposure } from './exposure.ts';
import { EXPOSED } from './lightTexture.ts';

export interface FalseColour {
  scale: Scale;
  target: Lux | null;
}

/** Texture value of one lux in false colour; half floats end at 65,000. */
export const LUX = 1 / 32;
/** Largest number of thresholds of a scale (`domain/light/scale`). */
const MOST = 16;

/** Shared by all surfaces; `bands` 0 shows realistic light. */
export interface FalseUniforms {
  bands: IUniform<number>;
  thresholds: IUniform<number[]>;
  colours: IUniform<Color[]>;
  target: IUniform<number>;
}

export const falseUniforms = (): FalseUniforms => ({
  bands: { value: 0 },
  thresholds: { value: Array(MOST).fill(0) },
  colours: { value: Array.from({ length: MOST + 1 }, () => new Color()) },
  target: { value: -1 },
});

/** Null: realistic light. */
export function putFalseColour(uniforms: FalseUniforms, shown: FalseColour | null): void {
  const { thresholds, colours } = shown?.scale ?? { thresholds: [], colours: null };
  uniforms.bands.value = colours ? thresholds.length : 0;
  uniforms.target.value = (shown?.target ?? -1) * LUX;
  for (const [at, lux] of thresholds.entries()) uniforms.thresholds.value[at] = lux * LUX;
  for (const [at, colour] of (colours ?? []).entries()) uniforms.colours.value[at]?.set(colour);
}

/** Bands, target line and hatching above the scale, as on the plan. */
const DECLARED = `
uniform float exposure;
uniform int bands;
uniform float thresholds[${MOST}];
uniform vec3 colours[${MOST + 1}];
uniform float target;
`;
const SHOWN = `
#ifdef USE_MAP
  float lux = texture2D( map, vMapUv ).r;
  float pixel = max( fwidth( lux ), 1e-6 );
  if ( bands > 0 ) {
    int band = 0;
    for ( int at = 0; at < ${MOST}; at ++ ) if ( at < bands && lux >= thresholds[ at ] ) band = at + 1;
    vec3 shown = colours[ band ];
    float stripe = mod( gl_FragCoord.x + gl_FragCoord.y, 10.0 );
    if ( band == bands && stripe < 1.5 ) shown = mix( shown, vec3( 0.01 ), 0.45 );
    float line = target < 0.0 ? 0.0 : 1.0 - smoothstep( 0.6, 1.4, abs( lux - target ) / pixel );
    diffuseColor.rgb = mix( shown, vec3( 0.01 ), line );
  } else {
    ${EXPOSED}
  }
#endif`;

/** Replaces the texture lookup of a material by the light of its map: exposed, or in bands. */
export function showLight(material: MeshBasicMaterial, exposure: Exposure, uniforms: FalseUniforms): void {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms, { exposure });
    shader.fragmentShader = `${DECLARED}${shader.fragmentShader.replace('#include <map_fragment>', SHOWN)}`;
  };
}
