import { areCrossed, type Box } from './boxes.ts';

/** Beyond the rectangle that a shadow lies in, in centimetres: what only touches a shadow is looked at exactly. */
const BESIDE = 0.01;

/**
 * Marks points of a level surface that boxes hide from a light. Of each box only the points in the rectangle around its
 * shadow are looked at one by one.
 * @param hidden 1 for each hidden point, by its number; written anew
 * @param level height of the surface, below the light
 */
export function markShadows(
  hidden: Uint8Array,
  boxes: readonly Box[],
  { xs, ys }: { xs: Float64Array; ys: Float64Array },
  [x, y, z]: readonly [number, number, number],
  level: number,
): void {
  hidden.fill(0);
  for (const box of boxes) {
    const { ux, uy } = box;
    const [bottom, top] = [Math.max(level, box.z - box.c), box.z + box.c];
    if (top <= level || bottom >= z) continue;
    let west = Number.POSITIVE_INFINITY;
    let east = Number.NEGATIVE_INFINITY;
    let north = west;
    let south = east;
    // A box that reaches up to the light can hide all of the surface.
    if (top >= z) [west, east, north, south] = [east, west, south, north];
    else
      for (let corner = 0; corner < 8; corner++) {
        const onward = (z - level) / (z - (corner < 4 ? bottom : top));
        const a = corner % 2 === 0 ? box.a : -box.a;
        const b = corner % 4 < 2 ? box.b : -box.b;
        const atX = x + (box.x + a * ux - b * uy - x) * onward;
        const atY = y + (box.y + a * uy + b * ux - y) * onward;
        west = Math.min(west, atX - BESIDE);
        east = Math.max(east, atX + BESIDE);
        north = Math.min(north, atY - BESIDE);
        south = Math.max(south, atY + BESIDE);
      }
    const alone = [box];
    for (let n = 0; n < xs.length; n++) {
      const atX = xs[n] as number;
      if (atX < west || atX > east) continue;
      const atY = ys[n] as number;
      if (atY < north || atY > south) continue;
      if (areCrossed(alone, x, y, z, atX - x, atY - y, level - z)) hidden[n] = 1;
    }
  }
}
