import { itemAt } from '../math/lists.ts';
import { BEFORE, type Enclosure, type Patch } from './enclosure.ts';
import { cosineRays, evenlySpread, turnedTo } from './rays.ts';
import type { LitRoom } from './scene.ts';
import { reflectanceOf } from './sides.ts';

/** Rays that tell what a patch sees. */
const RAYS = 512;
/** Rounds that bring what patches exchange in balance. */
const BALANCING = 12;
/** Brightness is settled where a round changes it by no more than this share. */
const SETTLED = 1e-5;
const MOST_ROUNDS = 500;

/** How much of the light that leaves one patch reaches another, row by row: each row sums to 1. */
export type Exchange = Float64Array;

/** Points of a patch within the walls that no obstacle covers; its middle where hardly any of it is. */
function startsOn({ corner, u, v, normal }: Patch, { isFree }: Enclosure, isWhole: boolean) {
  return (n: number): readonly [number, number, number] => {
    for (let attempt = 0; ; attempt++) {
      const [a, b] = attempt < 32 ? evenlySpread(n * 7 + attempt) : [0.5, 0.5];
      const x = corner[0] + u[0] * a + v[0] * b + normal[0] * BEFORE;
      const y = corner[1] + u[1] * a + v[1] * b + normal[1] * BEFORE;
      const z = corner[2] + u[2] * a + v[2] * b + normal[2] * BEFORE;
      if (!isWhole && attempt < 32 && !isFree(x, y, z)) continue;
      return [x, y, z];
    }
  };
}

/** What patches see of each other, walls and obstacles between them regarded: it follows from the room's shape alone (D51). */
export function exchangeOf(enclosure: Enclosure): Exchange {
  const { patches, hit, boxes } = enclosure;
  const count = patches.length;
  const seen = new Float64Array(count * count);
  const rays = cosineRays(RAYS);
  patches.forEach((patch, row) => {
    if (patch.area <= 0) return;
    const start = startsOn(patch, enclosure, patch.part === 'walls' && boxes.length === 0);
    const share = patch.area / RAYS;
    rays.forEach((ray, n) => {
      const [x, y, z] = start(n);
      const met = hit(x, y, z, ...turnedTo(patch.normal, ray));
      if (met >= 0 && itemAt(patches, met).area > 0)
        seen[row * count + met] = (seen[row * count + met] ?? 0) + share;
    });
  });
  // What one gives another it gets alike from it, and no light is lost: both hold but for the chance of rays.
  for (let row = 0; row < count; row++)
    for (let column = row; column < count; column++) {
      const even = ((seen[row * count + column] ?? 0) + (seen[column * count + row] ?? 0)) / 2;
      seen[row * count + column] = even;
      seen[column * count + row] = even;
    }
  const scale = new Float64Array(count);
  for (let round = 0; round < BALANCING; round++) {
    for (let row = 0; row < count; row++) {
      let sum = 0;
      for (let column = 0; column < count; column++) sum += seen[row * count + column] ?? 0;
      scale[row] = sum > 0 ? Math.sqrt(itemAt(patches, row).area / sum) : 0;
    }
    for (let row = 0; row < count; row++)
      for (let column = 0; column < count; column++)
        seen[row * count + column] =
          (seen[row * count + column] ?? 0) * (scale[row] ?? 0) * (scale[column] ?? 0);
  }
  for (let row = 0; row < count; row++) {
    const { area } = itemAt(patches, row);
    for (let column = 0; column < count; column++)
      seen[row * count + column] = area > 0 ? (seen[row * count + column] ?? 0) / area : 0;
  }
  return seen;
}

/**
 * What each patch sends back into the room, in lm a square metre, once light has gone back and forth (D51).
 * @param flux where light first lands, patch by patch, in lm
 */
export function radiosity(
  { patches }: Enclosure,
  exchange: Exchange,
  room: Pick<LitRoom, 'reflectance' | 'obstacles'>,
  flux: Float64Array,
): Float64Array {
  const count = patches.length;
  const sent = new Float64Array(count);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let [change, whole] = [0, 0];
    for (let row = 0; row < count; row++) {
      const patch = itemAt(patches, row);
      if (patch.area <= 0) continue;
      let met = (flux[row] ?? 0) / patch.area;
      const begin = row * count;
      for (let column = 0; column < count; column++)
        met += (exchange[begin + column] ?? 0) * (sent[column] ?? 0);
      const next = reflectanceOf(patch, room) * met;
      change += patch.area * Math.abs(next - (sent[row] ?? 0));
      whole += patch.area * next;
      sent[row] = next;
    }
    if (change <= SETTLED * whole) break;
  }
  return sent;
}
