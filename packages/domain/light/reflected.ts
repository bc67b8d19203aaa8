import type { Facing } from './direct.ts';
import type { Enclosure } from './enclosure.ts';
import { cosineRays, turnedTo } from './rays.ts';
import type { LitRoom } from './scene.ts';

/**
 * What is reflected, spread evenly over the room, in lx: known at once, while something is dragged (D51).
 * @param flux where light first lands, patch by patch, in lm
 */
export function evenlyReflected(
  { patches }: Enclosure,
  { reflectance }: Pick<LitRoom, 'reflectance'>,
  flux: Float64Array,
): number {
  let [back, area, absorbed] = [0, 0, 0];
  patches.forEach((patch, index) => {
    const share = reflectance[patch.part];
    back += share * (flux[index] as number);
    area += patch.area;
    absorbed += (1 - share) * patch.area;
  });
  return area > 0 ? back / absorbed : 0;
}

/** The patches that each point sees, as many times as light comes from them; it follows from the room's shape alone. */
export interface Views {
  seen: Uint16Array;
  rays: number;
}

export function viewsFrom({ xs, ys, zs, normal }: Facing, { hit }: Enclosure, rays: number): Views {
  const directions = cosineRays(rays).map((ray) => turnedTo(normal, ray));
  const seen = new Uint16Array(xs.length * rays);
  let at = 0;
  for (let index = 0; index < xs.length; index++)
    for (const [dx, dy, dz] of directions)
      seen[at++] = Math.max(
        0,
        hit(xs[index] as number, ys[index] as number, zs[index] as number, dx, dy, dz),
      );
  return { seen, rays };
}

/** Adds to `lux` what points get from the patches they see. @param sent lm a square metre, patch by patch */
export function addReflected(lux: Float64Array, { seen, rays }: Views, sent: Float64Array): void {
  let at = 0;
  for (let index = 0; index < lux.length; index++) {
    let sum = 0;
    for (let ray = 0; ray < rays; ray++) sum += sent[seen[at++] as number] as number;
    lux[index] = (lux[index] as number) + sum / rays;
  }
}
