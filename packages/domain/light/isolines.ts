import { contours } from 'd3-contour';
import type { Lux } from '../units.ts';
import type { LightMap } from './scene.ts';

export interface Isoband {
  lux: Lux;
  path: string;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Fills missing values from neighbours, so that lines reach the walls. */
function filledIn({ lux, columns, rows }: LightMap): number[] {
  const values = [...lux];
  let gaps = values.flatMap((value, index) => (Number.isNaN(value) ? [index] : []));
  while (gaps.length > 0 && gaps.length < values.length) {
    const before = [...values];
    gaps = gaps.filter((index) => {
      const column = index % columns;
      const neighbours = [
        column > 0 ? before[index - 1] : Number.NaN,
        column < columns - 1 ? before[index + 1] : Number.NaN,
        before[index - columns],
        index < columns * (rows - 1) ? before[index + columns] : Number.NaN,
      ].filter((value): value is number => value !== undefined && !Number.isNaN(value));
      if (neighbours.length === 0) return true;
      values[index] = neighbours.reduce((sum, value) => sum + value, 0) / neighbours.length;
      return false;
    });
  }
  return values.map((value) => (Number.isNaN(value) ? 0 : value));
}

/** Paths may cross slanting walls: callers clip them to the room. */
export function isobands(map: LightMap, thresholds: readonly Lux[]): Isoband[] {
  const { columns, rows, x, y, stepX, stepY } = map;
  const made = contours()
    .size([columns, rows])
    .thresholds([...thresholds])(filledIn(map));
  return made.map(({ value, coordinates }) => ({
    lux: value,
    path: coordinates
      .flatMap((polygon) =>
        polygon.map(
          (ring) =>
            `M${ring
              .slice(0, -1)
              .map(
                ([column = 0, row = 0]) =>
                  `${rounded(x + (column - 0.5) * stepX)},${rounded(y + (row - 0.5) * stepY)}`,
              )
              .join('L')}Z`,
        ),
      )
      .join(''),
  }));
}
