import type { Point } from '../layout/heading.ts';
import { itemAt } from '../math/lists.ts';
import { areCrossed, type Box } from './boxes.ts';
import { crossesWall, type Facing } from './direct.ts';
import { BEFORE, type Enclosure } from './enclosure.ts';
import type { Landing } from './landing.ts';
import type { LitRoom } from './scene.ts';
import { reflectanceOf, type Side, type Vector } from './sides.ts';

/** Into about so many glows light is parted that lands evenly on all surfaces; where it lands in little room they are smaller. */
const EVENLY = 1000;
/** Nearer than so many times its diagonal a glow is parted in four, so many times at most. */
const NEAR = 2;
const PARTINGS = 4;
/** In centimetres: a surface does not light itself, nor what lies so close to it. */
const BESIDE = 0.1;
const SQUARE_METRE = 10_000;

/** A rectangle of a surface with the light that first landed on it and goes on from there (D51). */
export interface Glow {
  /** A corner, and what leads along its two sides, in centimetres. */
  corner: Vector;
  u: Vector;
  v: Vector;
  normal: Vector;
  /** From where it shines as seen from afar, and the square of its diagonal. */
  middle: Vector;
  square: number;
  /** What it sends on of the light of each layer, in lm (D69). */
  lumens: Float64Array;
}

const moved = (from: Vector, u: Vector, a: number, v: Vector, b: number): Vector => [
  from[0] + u[0] * a + v[0] * b,
  from[1] + u[1] * a + v[1] * b,
  from[2] + u[2] * a + v[2] * b,
];
const times = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by];

/** What goes on from where light has landed, parted the more finely the less room it lands in. */
export function glowsOf(landing: Landing, { sides }: Enclosure, room: LitRoom): Glow[] {
  const { along, up, lumens, layer, layers } = landing;
  const glows: Glow[] = [];
  const sent = sides.map(() => 0);
  const rays = sides.map((): number[] => []);
  lumens.forEach((one, ray) => {
    if (one === 0) return;
    const side = landing.sides[ray] ?? 0;
    sent[side] = (sent[side] ?? 0) + one * reflectanceOf(itemAt(sides, side), room);
    itemAt(rays, side).push(ray);
  });
  const all = sent.reduce((sum, one) => sum + one, 0);
  const area = sides.reduce((sum, { width, height }) => sum + width * height, 0);
  const most = (2 * area * all) / EVENLY ** 2;

  function part(side: Side, order: number[], a: number, b: number, width: number, height: number): void {
    let [sum, sumA, sumB] = [0, 0, 0];
    for (const ray of order) {
      const one = lumens[ray] ?? 0;
      sum += one;
      sumA += one * (along[ray] ?? 0);
      sumB += one * (up[ray] ?? 0);
    }
    if (sum === 0) return;
    const reflectance = reflectanceOf(side, room);
    const square = width * width + height * height;
    if (sum * reflectance * square <= most) {
      const goesOn = new Float64Array(layers);
      for (const ray of order) {
        const from = layer[ray] ?? 0;
        goesOn[from] = (goesOn[from] ?? 0) + reflectance * (lumens[ray] ?? 0);
      }
      const from = moved(side.corner, side.normal, BEFORE, side.normal, 0);
      glows.push({
        corner: moved(from, side.along, a, side.up, b),
        u: times(side.along, width),
        v: times(side.up, height),
        normal: side.normal,
        middle: moved(from, side.along, sumA / sum, side.up, sumB / sum),
        square,
        lumens: goesOn,
      });
      return;
    }
    const isWide = width > height;
    const at = isWide ? along : up;
    const cut = isWide ? a + width / 2 : b + height / 2;
    const [below, above]: [number[], number[]] = [[], []];
    for (const ray of order) ((at[ray] ?? 0) < cut ? below : above).push(ray);
    const [w, h] = isWide ? [width / 2, height] : [width, height / 2];
    part(side, below, a, b, w, h);
    part(side, above, isWide ? cut : a, isWide ? b : cut, w, h);
  }

  sides.forEach((side, index) => {
    if ((sent[index] ?? 0) > 0) part(side, itemAt(rays, index), 0, 0, side.width, side.height);
  });
  return glows;
}

/**
 * Adds to the `lux` of each layer what points get of it from a glow.
 * @param walls that light has to pass; null where none can be in its way @param boxes that can be
 */
export function addGlow(
  lux: readonly Float64Array[],
  glow: Glow,
  points: Facing,
  walls: readonly Point[] | null,
  boxes: readonly Box[],
): void {
  const { xs, ys, zs, normal } = points;
  const [nx, ny, nz] = normal ?? [0, 0, 0];
  const [gx, gy, gz] = glow.normal;
  // Two surfaces that face the same way don't see each other.
  if (nx * gx + ny * gy + nz * gz > 1 - 1e-9) return;

  /** For each lumen that a part of the glow sends on. */
  function from(
    part: Omit<Glow, 'normal' | 'lumens'>,
    x: number,
    y: number,
    z: number,
    left: number,
  ): number {
    const { middle, square } = part;
    const [dx, dy, dz] = [x - middle[0], y - middle[1], z - middle[2]];
    const away = dx * dx + dy * dy + dz * dz;
    if (left > 0 && away < NEAR * NEAR * square) {
      const [u, v] = [times(part.u, 0.5), times(part.v, 0.5)];
      let sum = 0;
      for (let quarter = 0; quarter < 4; quarter++) {
        const corner = moved(part.corner, u, quarter % 2, v, quarter >> 1);
        const its = { corner, u, v, middle: moved(corner, u, 0.5, v, 0.5), square: square / 4 };
        sum += from(its, x, y, z, left - 1) / 4;
      }
      return sum;
    }
    const before = dx * gx + dy * gy + dz * gz;
    const facing = normal ? -(dx * nx + dy * ny + dz * nz) : Math.hypot(dx, dy) / Math.PI;
    if (before <= BESIDE || facing <= 0) return 0;
    if (walls && crossesWall(walls, { x: middle[0], y: middle[1] }, { x, y })) return 0;
    if (areCrossed(boxes, middle[0], middle[1], middle[2], dx, dy, dz)) return 0;
    // What is parted no more is as a disc of its size: never brighter than the surface itself.
    return (before * facing) / (away * (Math.PI * away + (left > 0 ? 0 : square / 2)));
  }

  for (let index = 0; index < xs.length; index++) {
    const each = SQUARE_METRE * from(glow, xs[index] ?? 0, ys[index] ?? 0, zs[index] ?? 0, PARTINGS);
    if (each === 0) continue;
    for (let layer = 0; layer < lux.length; layer++) {
      const one = itemAt(lux, layer);
      one[index] = (one[index] ?? 0) + each * (glow.lumens[layer] ?? 0);
    }
  }
}
