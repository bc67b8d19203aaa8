import { upTo } from '../math/lists.ts';
import type { Lux } from '../units.ts';
import type { SurfaceFacing } from './direct.ts';
import type { Enclosure } from './enclosure.ts';
import type { Glow } from './glow.ts';
import type { InParts } from './inParts.ts';
import { cosineRays, sineRays, spreadOn, turnedToRay } from './rays.ts';
import type { LitRoom } from './scene.ts';
import { reflectanceOf, type SurfaceVector } from './sides.ts';

/**
 * Light reflected more than once, spread evenly as in an integrating sphere; fast enough while dragging
 * (D51). Glows bring the first reflection.
 */
export function evenlyReflected(
  { patches }: Enclosure,
  room: LitRoom,
  glows: readonly Glow[],
  layers: number,
): Lux[] {
  let [area, back] = [0, 0];
  for (const patch of patches) {
    area += patch.area;
    back += reflectanceOf(patch, room) * patch.area;
  }
  return upTo(layers).map((layer) => {
    const sent = glows.reduce((sum, { lumens }) => sum + (lumens[layer] ?? 0), 0);
    return (sent * back) / area / (area - back);
  });
}

/** Patches that each point sees, one per ray; they depend only on the room's shape, not on reflectances. */
export type ViewFactors = Uint16Array;

const RAYS = 512;

/** Shifts of each ray's hit, so that edges of patches do not show. */
const MOVES = upTo(RAYS).map(spreadOn);

const PART = 500;

/**
 * Directions are denser by the cosine (cylinders: the sine), so that the mean of the patches seen is the
 * illuminance.
 */
export function* viewsFrom(
  { xs, ys, zs, normal }: SurfaceFacing,
  { hit, aroundMet }: Enclosure,
): InParts<ViewFactors> {
  const directions = normal ? cosineRays(RAYS).map((ray) => turnedToRay(normal, ray)) : sineRays(RAYS);
  const seen = new Uint16Array(xs.length * RAYS);
  let at = 0;
  for (let index = 0; index < xs.length; index++) {
    if (index > 0 && index % PART === 0) yield index / xs.length;
    for (let ray = 0; ray < RAYS; ray++) {
      const [dx, dy, dz] = directions[ray] as SurfaceVector;
      const [a, b] = MOVES[ray] as readonly [number, number];
      const patch = hit(xs[index] ?? 0, ys[index] ?? 0, zs[index] ?? 0, dx, dy, dz);
      seen[at++] = patch < 0 ? 0 : aroundMet(patch, a, b);
    }
  }
  return seen;
}

export function reflectedTo(seen: ViewFactors, sent: Float64Array): Float64Array {
  const lux = new Float64Array(seen.length / RAYS);
  let at = 0;
  for (let index = 0; index < lux.length; index++) {
    let sum = 0;
    for (let ray = 0; ray < RAYS; ray++) sum += sent[seen[at++] ?? 0] ?? 0;
    lux[index] = sum / RAYS;
  }
  return lux;
}
