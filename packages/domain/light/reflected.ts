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

/** What points get from the patches they see, in lx. @param sent lm a square metre, patch by patch */
export function reflectedTo({ seen, rays }: Views, sent: Float64Array): Float64Array {
  const lux = new Float64Array(seen.length / rays);
  let at = 0;
  for (let index = 0; index < lux.length; index++) {
    let sum = 0;
    for (let ray = 0; ray < rays; ray++) sum += sent[seen[at++] as number] as number;
    lux[index] = sum / rays;
  }
  return lux;
}

const SMOOTHINGS = 3;

/**
 * Evens out what single rays leave in what is reflected, which changes gently: each cell becomes the mean of itself and
 * those around it. @param cells of a lattice with so many columns, in which the values are
 */
export function smoothed(lux: Float64Array, cells: Uint32Array, columns: number, rows: number): Float64Array {
  const at = new Int32Array(columns * rows).fill(-1);
  cells.forEach((cell, index) => {
    at[cell] = index;
  });
  let values = lux;
  for (let round = 0; round < SMOOTHINGS; round++) {
    const before = values;
    values = new Float64Array(before.length);
    for (let index = 0; index < cells.length; index++) {
      const cell = cells[index] as number;
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      let [sum, count] = [0, 0];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          const other = at[y * columns + x] as number;
          if (other < 0) continue;
          sum += before[other] as number;
          count++;
        }
      values[index] = sum / count;
    }
  }
  return values;
}
