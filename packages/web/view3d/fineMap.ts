import type { LightMap } from '@lumitor/domain/light/scene';
import type { Cm } from '@lumitor/domain/units';

/** Distance between shown points, below what the eye distinguishes in a room. */
const FINE: Cm = 6;

/**
 * Points outside the room take the mean of known neighbours, one ring of cells per round, so that
 * interpolation at the edge is not distorted.
 */
function filled({ lux, columns, rows }: LightMap): Float32Array {
  const values = Float32Array.from(lux);
  for (let isOpen = true, rounds = 0; isOpen && rounds < columns + rows; rounds++) {
    isOpen = false;
    const before = Float32Array.from(values);
    for (let index = 0; index < values.length; index++) {
      if (!Number.isNaN(before[index])) continue;
      const column = index % columns;
      const near = [
        column > 0 ? before[index - 1] : undefined,
        column < columns - 1 ? before[index + 1] : undefined,
        before[index - columns],
        before[index + columns],
      ].filter((value): value is number => value !== undefined && !Number.isNaN(value));
      if (near.length === 0) isOpen = true;
      else values[index] = near.reduce((sum, value) => sum + value, 0) / near.length;
    }
  }
  return values.map((value) => (Number.isNaN(value) ? 0 : value));
}

/**
 * Catmull–Rom curve through the values of a row, sampled `times` as finely at the centres of the finer cells.
 */
function finer(
  values: Float32Array,
  count: number,
  times: number,
  at: (index: number) => number,
): Float32Array {
  const value = (index: number) => values[at(Math.min(count - 1, Math.max(0, index)))] as number;
  return Float32Array.from({ length: count * times }, (_, index) => {
    const place = (index + 0.5) / times - 0.5;
    const k = Math.floor(place);
    const f = place - k;
    const [a, b, c, d] = [value(k - 1), value(k), value(k + 1), value(k + 2)];
    const curve = b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)));
    // Limits overshoot at sharp edges of light to the neighbouring values.
    return Math.min(Math.max(curve, Math.min(b, c)), Math.max(b, c));
  });
}

export interface FineMap {
  columns: number;
  rows: number;
  lux: Float32Array;
}

/** Interpolates rows, then columns; at most six times as finely, which limits the texture. */
export function fineMap(map: LightMap): FineMap {
  const [timesX, timesY] = [map.stepX, map.stepY].map((step) =>
    Math.min(6, Math.max(1, Math.ceil(step / FINE))),
  ) as [number, number];
  const values = filled(map);
  const columns = map.columns * timesX;
  const rows = map.rows * timesY;
  const wide = new Float32Array(columns * map.rows);
  for (let row = 0; row < map.rows; row++)
    wide.set(
      finer(values, map.columns, timesX, (index) => row * map.columns + index),
      row * columns,
    );
  const lux = new Float32Array(columns * rows);
  for (let column = 0; column < columns; column++) {
    const fine = finer(wide, map.rows, timesY, (index) => index * columns + column);
    for (let row = 0; row < rows; row++) lux[row * columns + column] = fine[row] as number;
  }
  return { columns, rows, lux };
}

export interface LitMesh {
  map: LightMap;
  /** 0…1 */
  reflectance: number;
}

/** Mean reflected light in lx times reflectance, weighted by area; 0 in darkness. */
export function adaptation(lit: readonly LitMesh[]): number {
  let sum = 0;
  let area = 0;
  for (const { map, reflectance } of lit) {
    const cell = map.stepX * map.stepY;
    for (const lux of map.lux) {
      if (Number.isNaN(lux)) continue;
      sum += lux * reflectance * cell;
      area += cell;
    }
  }
  return area > 0 ? sum / area : 0;
}
