import type { Point } from '../kinds/rail/heading.ts';
import { itemAt } from '../math/lists.ts';
import type { Cm, Lumen } from '../units.ts';
import { areCrossed, type ShadowBox } from './boxes.ts';
import { crossesWall, type SurfaceFacing } from './direct.ts';
import { BEFORE, type Enclosure } from './enclosure.ts';
import type { Landing } from './landing.ts';
import type { LitRoom } from './scene.ts';
import { reflectanceOf, type SurfaceSide, type SurfaceVector } from './sides.ts';
import { Sight } from './sight.ts';

/** Number of glows if light landed evenly; concentrated light gets smaller ones. */
const EVENLY = 1000;
/** Distance, in diagonals, below which a glow is divided into four. */
const NEAR = 2;
const PARTINGS = 6;
/** Halves for close points are divided until flux times squared diagonal is smaller by this factor. */
const SMALLER = 4;
/** A glow with fewer rays has no halves. */
const FEW = 8;
/**
 * Squared slope of even light by chance, times the rays. Random rays would have 12; these are spread more
 * evenly.
 */
const CHANCE = 3;
/** No surface lights itself. */
const TOO_CLOSE: Cm = 0.1;
const SQUARE_METRE = 10_000;

/** Rectangle of a surface that reflects the direct light landed on it (D51, 0050). */
export interface Glow {
  corner: SurfaceVector;
  u: SurfaceVector;
  v: SurfaceVector;
  normal: SurfaceVector;
  /** Centroid of the light; it shines from here for distant points. */
  middle: SurfaceVector;
  /** Square of the diagonal. */
  square: number;
  /** Increase of light along each side, as a share of the mean. */
  slopeU: number;
  slopeV: number;
  /** Reflected flux of each layer (D69). */
  lumens: ArrayLike<Lumen>;
  /** Smaller glows for close points; absent if it is not divided. */
  halves?: readonly Glow[];
}

const moved = (
  from: SurfaceVector,
  u: SurfaceVector,
  a: number,
  v: SurfaceVector,
  b: number,
): SurfaceVector => [
  from[0] + u[0] * a + v[0] * b,
  from[1] + u[1] * a + v[1] * b,
  from[2] + u[2] * a + v[2] * b,
];
const times = ([x, y, z]: SurfaceVector, by: number): SurfaceVector => [x * by, y * by, z * by];

/**
 * Slope of light along a side by its centroid (offset = slope / 12), less the part that chance explains.
 * Slopes beyond ±2 would make light negative.
 */
function slopeOf(middle: Cm, start: Cm, length: Cm, rays: number): number {
  const slope = 12 * ((middle - start) / length - 0.5);
  const byChance = CHANCE / (rays * slope * slope);
  return byChance < 1 ? Math.max(-2, Math.min(2, slope * (1 - byChance))) : 0;
}

/**
 * Divides the landed light of each side into glows. A rectangle is halved along its longer side until flux
 * times squared diagonal is at most that of one among EVENLY equal glows. So bright spots have small glows,
 * dim areas large ones.
 */
export function glowsOf(landing: Landing, { sides }: Enclosure, room: LitRoom): Glow[] {
  const { along, up, lumens, layer, layers } = landing;
  const sent = sides.map(() => 0);
  const counts = new Uint32Array(sides.length + 1);
  for (let ray = 0; ray < lumens.length; ray++) {
    const one = lumens[ray] ?? 0;
    if (one === 0) continue;
    const side = landing.sides[ray] ?? 0;
    sent[side] = (sent[side] ?? 0) + one * reflectanceOf(itemAt(sides, side), room);
    counts[side + 1] = (counts[side + 1] ?? 0) + 1;
  }
  for (let side = 0; side < sides.length; side++)
    counts[side + 1] = (counts[side + 1] ?? 0) + (counts[side] ?? 0);
  // Counting sort of the rays by side; `parted` then sorts them within a side, as quicksort does.
  const rays = new Uint32Array(counts[sides.length] ?? 0);
  const filled = counts.slice();
  for (let ray = 0; ray < lumens.length; ray++) {
    if (lumens[ray] === 0) continue;
    const side = landing.sides[ray] ?? 0;
    const at = filled[side] ?? 0;
    rays[at] = ray;
    filled[side] = at + 1;
  }
  const all = sent.reduce((sum, one) => sum + one, 0);
  const area = sides.reduce((sum, { width, height }) => sum + width * height, 0);
  const most = (2 * area * all) / EVENLY ** 2;

  /** Moves rays before a cut to the front and returns the start of the others. */
  function parted(start: number, end: number, at: Float64Array, cut: number): number {
    let front = start;
    for (let index = start; index < end; index++) {
      const ray = rays[index] as number;
      if ((at[ray] as number) >= cut) continue;
      rays[index] = rays[front] as number;
      rays[front++] = ray;
    }
    return front;
  }

  function part(
    found: Glow[],
    side: SurfaceSide,
    start: number,
    end: number,
    a: number,
    b: number,
    width: number,
    height: number,
  ): void {
    let sum = 0;
    let sumA = 0;
    let sumB = 0;
    for (let index = start; index < end; index++) {
      const ray = rays[index] as number;
      const one = lumens[ray] as number;
      sum += one;
      sumA += one * (along[ray] as number);
      sumB += one * (up[ray] as number);
    }
    if (sum === 0) return;
    const reflectance = reflectanceOf(side, room);
    const square = width * width + height * height;
    const spread = sum * reflectance * square;
    const isWhole = spread * SMALLER <= most || (spread <= most && end - start < FEW);
    const isParted = spread > most;
    const halves: Glow[] = isParted ? found : [];
    if (!isWhole) {
      const isWide = width > height;
      const cut = isWide ? a + width / 2 : b + height / 2;
      const from = parted(start, end, isWide ? along : up, cut);
      const [w, h] = isWide ? [width / 2, height] : [width, height / 2];
      part(halves, side, start, from, a, b, w, h);
      part(halves, side, from, end, isWide ? cut : a, isWide ? b : cut, w, h);
      if (isParted) return;
    }
    const goesOn = new Array<number>(layers).fill(0);
    for (let index = start; index < end; index++) {
      const ray = rays[index] as number;
      const from = layer[ray] as number;
      goesOn[from] = (goesOn[from] as number) + reflectance * (lumens[ray] as number);
    }
    const from = moved(side.corner, side.normal, BEFORE, side.normal, 0);
    const glow: Glow = {
      corner: moved(from, side.along, a, side.up, b),
      u: times(side.along, width),
      v: times(side.up, height),
      normal: side.normal,
      middle: moved(from, side.along, sumA / sum, side.up, sumB / sum),
      square,
      slopeU: slopeOf(sumA / sum, a, width, end - start),
      slopeV: slopeOf(sumB / sum, b, height, end - start),
      lumens: goesOn,
    };
    found.push(isWhole ? glow : { ...glow, halves });
  }

  const found: Glow[] = [];
  sides.forEach((side, index) => {
    if ((sent[index] ?? 0) > 0)
      part(found, side, counts[index] ?? 0, counts[index + 1] ?? 0, 0, 0, side.width, side.height);
  });
  return found;
}

/** Cached, as each glow lights many surfaces. */
const sights = new WeakMap<Glow, Sight>();

/**
 * Adds the light of a glow at points, for each layer.
 * 1. A distant point sees it as one Lambert source at its centroid.
 * 2. A point within NEAR diagonals sees its halves instead.
 * 3. A glow without halves is divided into quarters, weighted by its slopes. The smallest is a disc, so that
 *    light stays bounded at close points.
 * @param walls null if none can block
 */
export function addGlow(
  lux: readonly Float64Array[],
  glow: Glow,
  points: SurfaceFacing,
  walls: readonly Point[] | null,
  boxes: readonly ShadowBox[],
): void {
  const { xs, ys, zs, normal } = points;
  const [nx, ny, nz] = normal ?? [0, 0, 0];
  const [gx, gy, gz] = glow.normal;
  // Surfaces with the same normal do not see each other.
  if (nx * gx + ny * gy + nz * gz > 1 - 1e-9) return;

  const sightOf = (from: Glow): Sight | null => {
    if (!walls && boxes.length === 0) return null;
    const known = sights.get(from);
    if (known?.isOf(walls, boxes)) return known;
    const sight = new Sight(from.middle, walls, boxes);
    sights.set(from, sight);
    return sight;
  };

  /** Light per reflected lumen. `disc` is the source's area, 0 for a point source. */
  function lit(
    mx: number,
    my: number,
    mz: number,
    x: number,
    y: number,
    z: number,
    disc: number,
    sight: Sight | null,
  ): number {
    const dx = x - mx;
    const dy = y - my;
    const dz = z - mz;
    const before = dx * gx + dy * gy + dz * gz;
    if (before <= TOO_CLOSE) return 0;
    const facing = normal ? -(dx * nx + dy * ny + dz * nz) : Math.sqrt(dx * dx + dy * dy) / Math.PI;
    if (facing <= 0) return 0;
    if (sight) {
      if (sight.hides(x, y, z)) return 0;
    } else {
      if (walls && crossesWall(walls, { x: mx, y: my }, { x, y })) return 0;
      if (areCrossed(boxes, mx, my, mz, dx, dy, dz)) return 0;
    }
    const away = dx * dx + dy * dy + dz * dz;
    return (before * facing) / (away * (Math.PI * away + disc));
  }

  /** Light per lumen of the part of a given size around (a, b), in shares of the sides. */
  function ofPart(
    from: Glow,
    a: number,
    b: number,
    size: number,
    x: number,
    y: number,
    z: number,
    left: number,
  ): number {
    const { corner, u, v } = from;
    const isWhole = size === 1;
    const mx = isWhole ? from.middle[0] : corner[0] + u[0] * a + v[0] * b;
    const my = isWhole ? from.middle[1] : corner[1] + u[1] * a + v[1] * b;
    const mz = isWhole ? from.middle[2] : corner[2] + u[2] * a + v[2] * b;
    const square = from.square * size * size;
    const away = (x - mx) ** 2 + (y - my) ** 2 + (z - mz) ** 2;
    if (left > 0 && away < NEAR * NEAR * square) {
      const [half, by] = [size / 2, size / 4];
      return (
        ofPart(from, a - by, b - by, half, x, y, z, left - 1) +
        ofPart(from, a + by, b - by, half, x, y, z, left - 1) +
        ofPart(from, a - by, b + by, half, x, y, z, left - 1) +
        ofPart(from, a + by, b + by, half, x, y, z, left - 1)
      );
    }
    const density = isWhole ? 1 : Math.max(0, 1 + from.slopeU * (a - 0.5) + from.slopeV * (b - 0.5));
    if (density === 0) return 0;
    const sight = isWhole ? sightOf(from) : null;
    return size * size * density * lit(mx, my, mz, x, y, z, left > 0 ? 0 : square / 2, sight);
  }

  function add(each: number, index: number, sent: ArrayLike<number>): void {
    if (each === 0) return;
    for (let layer = 0; layer < lux.length; layer++) {
      const one = lux[layer] as Float64Array;
      one[index] = (one[index] as number) + SQUARE_METRE * each * (sent[layer] as number);
    }
  }

  function addNear(part: Glow, index: number, x: number, y: number, z: number): void {
    const { middle, square, lumens, halves } = part;
    const away = (x - middle[0]) ** 2 + (y - middle[1]) ** 2 + (z - middle[2]) ** 2;
    if (halves && away < NEAR * NEAR * square) for (const half of halves) addNear(half, index, x, y, z);
    else add(ofPart(part, 0.5, 0.5, 1, x, y, z, PARTINGS), index, lumens);
  }

  const { middle, square, lumens } = glow;
  const [mx, my, mz] = middle;
  const sight = sightOf(glow);
  const near = NEAR * NEAR * square;
  for (let index = 0; index < xs.length; index++) {
    const x = xs[index] as number;
    const y = ys[index] as number;
    const z = zs[index] as number;
    const dx = x - mx;
    const dy = y - my;
    const dz = z - mz;
    const away = dx * dx + dy * dy + dz * dz;
    if (away < near) addNear(glow, index, x, y, z);
    else add(lit(mx, my, mz, x, y, z, 0, sight), index, lumens);
  }
}
