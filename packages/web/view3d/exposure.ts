import type { Px } from '@lumitor/domain/units';
import { type Camera, type Scene, Vector4, type WebGLRenderer } from 'three';

/** Exposure factor; 1 suits the room's surfaces alone. */
export interface Exposure {
  value: number;
}

/** Target brightness of the mean, and limit of the brightest twentieth; of 1, linear. */
const KEY = 0.48;
const WHITE = 0.8;
const BRIGHTEST = 0.95;
const LEAST = 0.15;
const MOST = 1.6;

const METERED: Record<'width' | 'height', Px> = { width: 64, height: 40 };
/** Metering rounds: detail in overexposed parts appears only after exposure is reduced. */
const ROUNDS = 3;

const linear = (encoded: number): number =>
  encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;

/** Light before exposure: inverse of the tone curve `1 − e^(−light)` in `buildRoom`. */
const lightOf = (shown: number): number => -Math.log(1 - Math.min(0.998, shown));

/**
 * Exposure for the next picture: pixels are converted back to light. Their mean becomes `KEY`, unless the
 * brightest twentieth would exceed `WHITE`.
 * @param pixels RGBA; black ones are empty
 * @param exposure of this picture
 */
export function exposureFor(pixels: Uint8Array, exposure: number): number {
  const lights: number[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    const brightest = Math.max(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number);
    if (brightest > 0) lights.push(lightOf(linear(brightest / 255)));
  }
  if (lights.length === 0) return 1;
  const mean = lights.reduce((sum, light) => sum + light, 0) / lights.length;
  const bright = lights.toSorted((a, b) => a - b)[Math.floor(BRIGHTEST * (lights.length - 1))] as number;
  const suits = exposure * Math.min(lightOf(KEY) / mean, lightOf(WHITE) / bright);
  return Math.min(MOST, Math.max(LEAST, suits));
}

/** Part of the screen, as shares of its width and height from the upper left corner. */
export interface ExposureShare {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Small picture of a part of the screen, without the background. */
function metered(renderer: WebGLRenderer, scene: Scene, camera: Camera, seen: ExposureShare): Uint8Array {
  const gl = renderer.getContext();
  renderer.render(scene, camera);
  const [x, y, width, height] = [seen.left, 1 - seen.top - seen.height, seen.width, seen.height].map(
    (share, index) => Math.floor(share * (index % 2 === 0 ? METERED.width : METERED.height)),
  ) as [number, number, number, number];
  const pixels = new Uint8Array(4 * Math.max(1, width) * Math.max(1, height));
  gl.readPixels(x, y, Math.max(1, width), Math.max(1, height), gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  return pixels;
}

/** Exposes for the visible picture with beams, independently of earlier pictures. */
export function expose(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: Camera,
  exposure: Exposure,
  seen: ExposureShare,
): void {
  const { background } = scene;
  const [viewport, ratio] = [renderer.getViewport(new Vector4()), renderer.getPixelRatio()];
  const small = new Vector4(0, 0, METERED.width / ratio, METERED.height / ratio);
  renderer.setScissorTest(true);
  renderer.setScissor(small);
  renderer.setViewport(small);
  scene.background = null;
  exposure.value = 1;
  for (let round = 0; round < ROUNDS; round++)
    exposure.value = exposureFor(metered(renderer, scene, camera, seen), exposure.value);
  scene.background = background;
  renderer.setScissorTest(false);
  renderer.setViewport(viewport);
}
