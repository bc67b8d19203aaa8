import type { Point } from '../kinds/rail/heading.ts';
import type { Lux } from '../units.ts';
import type { LightMap } from './scene.ts';

/** Interpolated between the middles of cells; null outside the map. */
export function luxAt({ x, y, stepX, stepY, columns, rows, lux }: LightMap, at: Point): Lux | null {
  const [across, down] = [(at.x - x) / stepX, (at.y - y) / stepY];
  if (!(across >= -0.5 && down >= -0.5 && across <= columns - 0.5 && down <= rows - 0.5)) return null;
  const [column, row] = [Math.floor(across), Math.floor(down)];
  let [sum, weights] = [0, 0];
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const [i, j] = [column + dx, row + dy];
    if (i < 0 || j < 0 || i >= columns || j >= rows) continue;
    const value = lux[j * columns + i] ?? 0;
    if (Number.isNaN(value)) continue;
    const weight = (1 - Math.abs(across - i)) * (1 - Math.abs(down - j));
    sum += weight * value;
    weights += weight;
  }
  return weights > 0 ? sum / weights : null;
}
