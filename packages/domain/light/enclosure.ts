import type { Point } from '../kinds/rail/heading.ts';
import { wallsOf } from '../kinds/room/outline.ts';
import { areaOf, boundsOfOutline } from '../kinds/room/outlineShape.ts';
import { itemAt, upTo } from '../math/lists.ts';
import type { Cm } from '../units.ts';
import { type ShadowBox as Body, boxesOf, entry, faceMet, isInBoxes } from './boxes.ts';
import { isWithinOutline } from './direct.ts';
import { type Extent, PlanGrid } from './planGrid.ts';
import { evenlySpread } from './rays.ts';
import type { LitRoom } from './scene.ts';
import { facesOf, type SurfaceSide, type SurfaceVector, sidesOf } from './sides.ts';

/** Number of patches of an empty room, before its outermost strips are cut (D51). */
const PATCHES = 300;

/** Offset that avoids hitting the ray's own surface. */
export const BEFORE: Cm = 0.01;
const SAMPLES = 64;

/** Up to this many walls or solids are tested one by one; more are found by a grid. */
const FEW = 6;

/** Rectangle of uniform brightness in the exchange of reflected light. */
export interface Patch extends Pick<SurfaceSide, 'part' | 'solid' | 'corner' | 'normal'> {
  area: number;
  /** Vectors along the sides; patches of floor and ceiling may reach past the walls. */
  u: SurfaceVector;
  v: SurfaceVector;
}

/**
 * Closed room for rays. Its sides are floor, ceiling, the walls, then six faces per solid; `hit` relies on
 * this order.
 */
export interface Enclosure {
  patches: readonly Patch[];
  sides: readonly SurfaceSide[];
  /** First patch on a ray; −1: none. */
  hit: (x: number, y: number, z: number, dx: number, dy: number, dz: number) => number;
  /** Result of the last `hit`, overwritten by the next: side, and position on it. */
  met: Readonly<{ side: number; along: number; up: number }>;
  /**
   * Patch near the last `hit`, up to half a patch away by `a` and `b` (0 to 1). Over many rays this hides the
   * edges of patches.
   */
  aroundMet: (patch: number, a: number, b: number) => number;
  isInside: (point: Point) => boolean;
  isFree: (x: number, y: number, z: number) => boolean;
  boxes: readonly Body[];
}

/** Clips a polygon to one side of an axis-parallel line (Sutherland–Hodgman). */
function clipped(polygon: readonly Point[], on: 'x' | 'y', limit: number, side: 'above' | 'below'): Point[] {
  const other = on === 'x' ? 'y' : 'x';
  const sign = side === 'above' ? 1 : -1;
  return polygon.flatMap((a, index) => {
    const b = itemAt(polygon, (index + 1) % polygon.length);
    const [da, db] = [sign * (a[on] - limit), sign * (b[on] - limit)];
    const inside = da >= 0 ? [a] : [];
    if (da >= 0 === db >= 0) return inside;
    const share = da / (da - db);
    const across = a[other] + (b[other] - a[other]) * share;
    return [...inside, on === 'x' ? { x: limit, y: across } : { x: across, y: limit }];
  });
}

function areaWithin(outline: readonly Point[], x: number, y: number, width: number, height: number): number {
  const left = clipped(clipped(outline, 'x', x, 'above'), 'x', x + width, 'below');
  const all = clipped(clipped(left, 'y', y, 'above'), 'y', y + height, 'below');
  return all.length < 3 ? 0 : areaOf(all);
}

type RoomShape = Pick<LitRoom, 'outline' | 'height' | 'solids'>;

const parts = (length: Cm, size: Cm): number => Math.max(1, Math.round(length / size));

/** Strips of one side. `strips` maps each of its even steps to a strip, so that a hit needs no search. */
interface Cuts {
  starts: readonly Cm[];
  strips: Uint16Array;
  step: Cm;
}

/** Cuts of the outermost strips, as shares of their width: light changes most along edges. */
const OUTERMOST = [1 / 18, 1 / 6, 1 / 2];
/** Steps of a strip; every cut is a multiple. */
const STEPS = 18;

function cutsOf(length: Cm, size: Cm, isGraded: boolean): Cuts {
  const count = parts(length, size);
  const step = length / count;
  const cuts = isGraded ? OUTERMOST.map((share) => share * step) : [];
  const all = [...upTo(count).map((index) => index * step), ...cuts, ...cuts.map((cut) => length - cut)];
  // Removes duplicates: a side of one strip is cut twice in its middle.
  const starts = [...new Set(all)].sort((a, b) => a - b);
  const strips = Uint16Array.from(upTo(count * STEPS), (part) => {
    const middle = ((part + 0.5) * step) / STEPS;
    return starts.findLastIndex((start) => start <= middle);
  });
  return { starts, strips, step: step / STEPS };
}

const stripAt = ({ strips, step }: Cuts, at: Cm): number =>
  strips[Math.min(strips.length - 1, Math.max(0, Math.floor(at / step)))] ?? 0;

/** Strip at a position moved by up to half a strip; the ends of the side reflect it. */
function stripAround(cuts: Cuts, at: Cm, by: number): number {
  const { starts, strips, step } = cuts;
  const length = strips.length * step;
  const strip = stripAt(cuts, at);
  const width = (starts[strip + 1] ?? length) - (starts[strip] ?? 0);
  const moved = Math.abs(at + by * width);
  return stripAt(cuts, moved > length ? 2 * length - moved : moved);
}

/**
 * Solids, and walls this close to one, have patches finer by FINER: light changes within little space
 * there.
 */
const NARROW: Cm = 100;
const FINER = 3;

interface Lattice {
  first: number;
  columns: number;
  across: Cuts;
  upward: Cuts;
}

function partedInto(
  sides: readonly SurfaceSide[],
  outline: readonly Point[],
  isFree: Enclosure['isFree'],
  hasBoxes: boolean,
) {
  const upright = sides.filter(({ part }) => part === 'walls' || part === 'solids');
  const total =
    2 * areaOf(outline) + upright.reduce((sum, { width, height }) => sum + width * height, 0) / 10_000;
  const size = 100 * Math.sqrt(total / PATCHES);
  const corners = sides.filter(({ part }) => part === 'solids').map(({ corner }) => corner);
  const isNarrow = ({ part, corner, normal }: Pick<SurfaceSide, 'part' | 'corner' | 'normal'>): boolean =>
    part === 'solids' ||
    (part === 'walls' &&
      corners.some(([x, y]) => Math.abs((x - corner[0]) * normal[0] + (y - corner[1]) * normal[1]) < NARROW));
  const patches: Patch[] = [];
  const freeArea = (patch: Patch): number => {
    if (!hasBoxes || patch.area <= 0) return patch.area;
    const { corner, u, v, normal, part } = patch;
    let [all, free] = [0, 0];
    for (let n = 0; n < SAMPLES; n++) {
      const [a, b] = evenlySpread(n);
      const place = (i: 0 | 1 | 2) => corner[i] + u[i] * a + v[i] * b + normal[i] * BEFORE;
      const at: SurfaceVector = [place(0), place(1), place(2)];
      if (part === 'solids' || isWithinOutline(outline, { x: at[0], y: at[1] })) all++;
      if (isFree(...at)) free++;
    }
    return all > 0 ? (patch.area * free) / all : patch.area;
  };
  const lattices = sides.map(({ part, solid, corner, normal, along, up, width, height }): Lattice => {
    const its = isNarrow({ part, corner, normal }) ? size / FINER : size;
    const [across, upward] = [cutsOf(width, its, its === size), cutsOf(height, its, its === size)];
    const [columns, rows] = [across.starts.length, upward.starts.length];
    const first = patches.length;
    for (let index = 0; index < columns * rows; index++) {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const [a, b] = [itemAt(across.starts, column), itemAt(upward.starts, row)];
      const stepX = (across.starts[column + 1] ?? width) - a;
      const stepY = (upward.starts[row + 1] ?? height) - b;
      const place = (n: 0 | 1 | 2) => corner[n] + along[n] * a + up[n] * b;
      const at: SurfaceVector = [place(0), place(1), place(2)];
      const isWhole = part === 'walls' || part === 'solids';
      const patch: Patch = {
        part,
        normal,
        corner: at,
        ...(solid !== undefined && { solid }),
        area: isWhole ? (stepX * stepY) / 10_000 : areaWithin(outline, at[0], at[1], stepX, stepY),
        u: [along[0] * stepX, along[1] * stepX, along[2] * stepX],
        v: [up[0] * stepY, up[1] * stepY, up[2] * stepY],
      };
      patches.push({ ...patch, area: freeArea(patch) });
    }
    return { first, columns, across, upward };
  });
  return { patches, lattices };
}

const extentOfWall = ({ start, along, length }: ReturnType<typeof wallsOf>[number]): Extent => {
  const end = { x: start.x + along.x * length, y: start.y + along.y * length };
  return {
    minX: Math.min(start.x, end.x),
    maxX: Math.max(start.x, end.x),
    minY: Math.min(start.y, end.y),
    maxY: Math.max(start.y, end.y),
  };
};

function extentOfBox({ x, y, ux, uy, a, b }: Body): Extent {
  const wide = Math.abs(ux) * a + Math.abs(uy) * b;
  const high = Math.abs(uy) * a + Math.abs(ux) * b;
  return { minX: x - wide, maxX: x + wide, minY: y - high, maxY: y + high };
}

export function enclosureOf({ outline, height, solids }: RoomShape): Enclosure {
  const box = boundsOfOutline(outline) ?? { minX: 0, minY: 0, maxX: 1, maxY: 1 };
  const boxes = boxesOf(solids);
  const bare = sidesOf({ outline, height }, box);
  const sides = [...bare, ...boxes.flatMap(facesOf)];
  const isFree = (x: number, y: number, z: number): boolean =>
    z > 0 && z < height && isWithinOutline(outline, { x, y }) && !isInBoxes(boxes, x, y, z);
  const { patches, lattices } = partedInto(sides, outline, isFree, boxes.length > 0);
  const line = Float64Array.from(
    wallsOf(outline).flatMap(({ start, along, length }) => [start.x, start.y, along.x, along.y, length]),
  );
  const met = { side: 0, along: 0, up: 0 };
  /** Ray of the last `hit` and the nearest side so far; shared, as millions are cast. */
  const ray = { x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: 0, nearest: 0, side: -1 };
  const tryWall = (wall: number): number => {
    const { x, y, dx, dy, nearest } = ray;
    const at = 5 * wall;
    const ax = line[at + 2] as number;
    const ay = line[at + 3] as number;
    const across = dx * ay - dy * ax;
    if (across > -1e-12 && across < 1e-12) return nearest;
    const bx = (line[at] as number) - x;
    const by = (line[at + 1] as number) - y;
    const t = (bx * ay - by * ax) / across;
    if (t < 1e-7 || t >= nearest) return nearest;
    const u = (bx * dy - by * dx) / across;
    if (u < -1e-6 || u > (line[at + 4] as number) + 1e-6) return nearest;
    ray.side = 2 + wall;
    met.along = u;
    ray.nearest = t;
    return t;
  };
  const tryBox = (index: number): number => {
    const { x, y, z, dx, dy, dz, nearest } = ray;
    const face = faceMet(boxes[index] as Body, x, y, z, dx, dy, dz, nearest);
    if (face < 0) return nearest;
    ray.nearest = entry.way;
    ray.side = bare.length + 6 * index + face;
    met.along = entry.along;
    met.up = entry.up;
    return entry.way;
  };
  const walls = outline.length > FEW ? new PlanGrid(wallsOf(outline).map(extentOfWall)) : null;
  const bodies = boxes.length > FEW ? new PlanGrid(boxes.map(extentOfBox)) : null;
  return {
    patches,
    sides,
    met,
    boxes,
    isFree,
    isInside: (point) => isWithinOutline(outline, point),
    aroundMet(patch, a, b) {
      const { first, columns, across, upward } = lattices[met.side] as Lattice;
      const other =
        first + stripAround(upward, met.up, b - 0.5) * columns + stripAround(across, met.along, a - 0.5);
      return (patches[other] as Patch).area > 0 ? other : patch;
    },
    // Called millions of times: allocates nothing. Floor and ceiling first bound the search.
    hit(x, y, z, dx, dy, dz) {
      let nearest = dz < 0 ? z / -dz : dz > 0 ? (height - z) / dz : Number.POSITIVE_INFINITY;
      let side = dz < 0 ? 0 : dz > 0 ? 1 : -1;
      ray.x = x;
      ray.y = y;
      ray.z = z;
      ray.dx = dx;
      ray.dy = dy;
      ray.dz = dz;
      ray.nearest = nearest;
      ray.side = side;
      if (walls) walls.along(x, y, dx, dy, nearest, tryWall);
      else for (let wall = 0; 5 * wall < line.length; wall++) tryWall(wall);
      nearest = ray.nearest;
      side = ray.side;
      if (side >= 2) met.up = z + dz * nearest;
      else if (side >= 0) {
        met.along = x + dx * nearest - box.minX;
        met.up = y + dy * nearest - box.minY;
      }
      if (bodies) bodies.along(x, y, dx, dy, nearest, tryBox);
      else for (let index = 0; index < boxes.length; index++) tryBox(index);
      side = ray.side;
      if (side < 0) return -1;
      met.side = side;
      const { first, columns, across, upward } = lattices[side] as Lattice;
      return first + stripAt(upward, met.up) * columns + stripAt(across, met.along);
    },
  };
}
