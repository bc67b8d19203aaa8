import type { Deg } from '@lumitor/domain/units';
import {
  AddEquation,
  BufferGeometry,
  CustomBlending,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  OneFactor,
  OneMinusSrcColorFactor,
  ShaderMaterial,
} from 'three';
import { beamLinesOf } from './beam.ts';
import type { Exposure } from './exposure.ts';
import type { SceneModel } from './sceneModel.ts';

/** Brightness of a beam at its start and its end, of 1; narrow beams are denser. */
const STARTS = 0.36;
const ENDS = 0.05;
const DENSE: Deg = 24;

/** Fades where the surface turns away from the camera, so that a beam looks like lit air. */
const VERTEX = `
attribute float glow;
varying float vGlow;
varying vec3 vNormal;
varying vec3 vEye;
void main() {
  vec4 at = modelViewMatrix * vec4(position, 1.0);
  vGlow = glow;
  vNormal = normalMatrix * normal;
  vEye = -at.xyz;
  gl_Position = projectionMatrix * at;
}`;
/** Scaled by the exposure; bright pixels gain less, so that overlapping beams do not burn out. */
const FRAGMENT = `
uniform float exposure;
varying float vGlow;
varying vec3 vNormal;
varying vec3 vEye;
void main() {
  float facing = abs(dot(normalize(vNormal), normalize(vEye)));
  vec3 glow = vec3(1.0, 0.86, 0.64) * vGlow * facing * facing;
  gl_FragColor = vec4(1.0 - pow(1.0 - glow, vec3(exposure)), 1.0);
}`;

export function buildBeams(model: SceneModel, exposure: Exposure): Group {
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { exposure },
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcColorFactor,
    side: DoubleSide,
    transparent: true,
    depthWrite: false,
  });
  const group = Object.assign(new Group(), { name: 'beams' });
  for (const luminaire of model.luminaires) {
    const mantle = beamLinesOf(luminaire, model);
    if (mantle.length === 0) continue;
    const dense = Math.min(1, DENSE / (luminaire.beam ?? DENSE));
    const geometry = new BufferGeometry();
    const points = mantle.flatMap(({ from, to }) => [from, to]);
    geometry.setAttribute('position', new Float32BufferAttribute(points.flat(), 3));
    const glow = points.map((_, index) => dense * (index % 2 === 0 ? STARTS : ENDS));
    geometry.setAttribute('glow', new Float32BufferAttribute(glow, 1));
    geometry.setIndex(
      mantle.slice(1).flatMap((_, index) => [0, 1, 2, 1, 3, 2].map((corner) => 2 * index + corner)),
    );
    geometry.computeVertexNormals();
    group.add(new Mesh(geometry, material));
  }
  return group;
}
