import type { Point } from '../layout/heading.ts';
import { areaOf, boundsOfOutline, outwardOf, wallsOf } from '../room/outline.ts';
import { isWithin } from './direct.ts';
import type { LitRoom } from './scene.ts';

/** About so many patches a room is parted into (D51). */
const PATCHES = 400;

/** A direction and a place as three numbers, in centimetres (east, south, up). */
export type Vector = readonly [number, number, number];

/** A piece of floor, ceiling or wall that is as bright everywhere. */
export interface Patch {
  part: 'floor' | 'ceiling' | 'walls';
  /** Square metres within the walls. */
  area: number;
  /** A corner, and what leads along its two sides; of floor and ceiling the piece may reach past the walls. */
  corner: Vector;
  u: Vector;
  v: Vector;
  normal: Vector;
}

/** A room as light sees it: closed on all sides. */
export interface Enclosure {
  patches: readonly Patch[];
  /** The patch that a ray meets first, by its number. */
  hit: (x: number, y: number, z: number, dx: number, dy: number, dz: number) => number;
  isInside: (point: Point) => boolean;
}

/** What of a corner-to-corner polygon lies on the right side of a line that is level or upright. */
function clipped(polygon: readonly Point[], on: 'x' | 'y', limit: number, keeps: 'above' | 'below'): Point[] {
  const other = on === 'x' ? 'y' : 'x';
  const sign = keeps === 'above' ? 1 : -1;
  return polygon.flatMap((a, index) => {
    const b = polygon[(index + 1) % polygon.length] as Point;
    const [da, db] = [sign * (a[on] - limit), sign * (b[on] - limit)];
    const kept = da >= 0 ? [a] : [];
    if (da >= 0 === db >= 0) return kept;
    const share = da / (da - db);
    return [...kept, { [on]: limit, [other]: a[other] + (b[other] - a[other]) * share } as unknown as Point];
  });
}

/** Square metres of a cell that lie within the walls. */
function areaWithin(outline: readonly Point[], x: number, y: number, width: number, height: number): number {
  const left = clipped(clipped(outline, 'x', x, 'above'), 'x', x + width, 'below');
  const all = clipped(clipped(left, 'y', y, 'above'), 'y', y + height, 'below');
  return all.length < 3 ? 0 : areaOf(all);
}

/** @returns how many parts a side has, at least one */
const parts = (length: number, size: number): number => Math.max(1, Math.round(length / size));

/** A room parted into patches. What a ray meets follows from the nearest of floor, ceiling and walls. */
export function enclosureOf({ outline, height }: Pick<LitRoom, 'outline' | 'height'>): Enclosure {
  const walls = wallsOf(outline);
  const box = boundsOfOutline(outline) ?? { minX: 0, minY: 0, maxX: 1, maxY: 1 };
  const [width, depth] = [box.maxX - box.minX, box.maxY - box.minY];
  const total = 2 * areaOf(outline) + walls.reduce((sum, { length }) => sum + length * height, 0) / 10_000;
  const size = 100 * Math.sqrt(total / PATCHES);
  const [columns, rows] = [parts(width, size), parts(depth, size)];
  const [stepX, stepY] = [width / columns, depth / rows];
  const patches: Patch[] = [];
  for (const [part, z, up] of [
    ['floor', 0, 1],
    ['ceiling', height, -1],
  ] as const)
    for (let index = 0; index < columns * rows; index++) {
      const [x, y] = [box.minX + (index % columns) * stepX, box.minY + Math.floor(index / columns) * stepY];
      patches.push({
        part,
        area: areaWithin(outline, x, y, stepX, stepY),
        corner: [x, y, z],
        u: [stepX, 0, 0],
        v: [0, stepY, 0],
        normal: [0, 0, up],
      });
    }
  const level = parts(height, size);
  const upright = walls.map(({ begin, along, length }, wall) => {
    const first = patches.length;
    const count = parts(length, size);
    const out = outwardOf(outline, wall);
    for (let index = 0; index < count * level; index++) {
      const at = ((index % count) * length) / count;
      patches.push({
        part: 'walls',
        area: (length * height) / (count * level) / 10_000,
        corner: [
          begin.x + along.x * at,
          begin.y + along.y * at,
          (Math.floor(index / count) * height) / level,
        ],
        u: [(along.x * length) / count, (along.y * length) / count, 0],
        v: [0, 0, height / level],
        normal: [0 - out.x, 0 - out.y, 0],
      });
    }
    return { first, count };
  });
  const line = Float64Array.from(
    walls.flatMap(({ begin, along, length }) => [begin.x, begin.y, along.x, along.y, length]),
  );
  return {
    patches,
    isInside: (point) => isWithin(outline, point),
    hit(x, y, z, dx, dy, dz) {
      let nearest = Number.POSITIVE_INFINITY;
      let wall = -1;
      let along = 0;
      for (let index = 0, at = 0; at < line.length; index++, at += 5) {
        const [ax, ay] = [line[at + 2] as number, line[at + 3] as number];
        const across = dx * ay - dy * ax;
        if (across > -1e-12 && across < 1e-12) continue;
        const [bx, by] = [(line[at] as number) - x, (line[at + 1] as number) - y];
        const t = (bx * ay - by * ax) / across;
        if (t < 1e-7 || t >= nearest) continue;
        const u = (bx * dy - by * dx) / across;
        if (u < -1e-6 || u > (line[at + 4] as number) + 1e-6) continue;
        nearest = t;
        wall = index;
        along = u;
      }
      const toLevel = dz < 0 ? z / -dz : dz > 0 ? (height - z) / dz : Number.POSITIVE_INFINITY;
      if (toLevel <= nearest) {
        const column = Math.min(columns - 1, Math.max(0, Math.floor((x + dx * toLevel - box.minX) / stepX)));
        const row = Math.min(rows - 1, Math.max(0, Math.floor((y + dy * toLevel - box.minY) / stepY)));
        return (dz < 0 ? 0 : columns * rows) + row * columns + column;
      }
      if (wall < 0) return -1;
      const { first, count } = upright[wall] as (typeof upright)[number];
      const length = line[wall * 5 + 4] as number;
      const column = Math.min(count - 1, Math.max(0, Math.floor((along / length) * count)));
      const row = Math.min(level - 1, Math.max(0, Math.floor(((z + dz * nearest) / height) * level)));
      return first + row * count + column;
    },
  };
}
