import type { Point } from '@lumitor/domain/layout/heading';
import { addDirect, type Facing, isWithin } from '@lumitor/domain/light/direct';
import { emittersOf } from '@lumitor/domain/light/emitter';
import { roomGrid } from '@lumitor/domain/light/grid';
import { readPhotometry } from '@lumitor/domain/photometry/readPhotometry';
import type { LightCase, PhotometryCase } from './cases.ts';
import type { Difference } from './differences.ts';

/** Illuminances this close are the same: a share, or lx. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(0.001, 0.001 * Math.abs(a));

/** Illuminance at points and over the grid of a case (D49, D50). */
export function checkLight(
  { room, luminaires, points, expect }: LightCase,
  files: readonly PhotometryCase[],
): Difference[] {
  const tables = new Map(
    files.map(({ name, text }) => [name, readPhotometry(new TextEncoder().encode(text)).table]),
  );
  const emitters = emittersOf({
    luminaires: luminaires.map((one, index) => ({ ...one, id: `${index}`, bindingId: `${index}` })),
    articles: Object.fromEntries(
      luminaires.map(({ photometry, ...one }, index) => [
        index,
        { ...one, ...(photometry && { table: tables.get(photometry) }) },
      ]),
    ),
  });
  const luxAt = (at: readonly Point[]): number[] => {
    const facing: Facing = {
      xs: Float64Array.from(at, ({ x }) => x),
      ys: Float64Array.from(at, ({ y }) => y),
      zs: new Float64Array(at.length).fill(room.plane),
      normal: [0, 0, 1],
    };
    const lux = new Float64Array(at.length);
    for (const emitter of emitters) addDirect(lux, emitter, facing, room.outline);
    return [...lux].map((one, index) =>
      isWithin(room.outline, at[index] as Point) ? one * room.maintenance : 0,
    );
  };
  const grid = roomGrid(room.outline);
  const lux = luxAt(grid.points);
  const mean = lux.reduce((sum, one) => sum + one, 0) / lux.length;
  const least = Math.min(...lux);
  const got = {
    lux: luxAt(points),
    grid: {
      ...{ columns: grid.columns, rows: grid.rows, points: grid.points.length, mean, least },
      uniformity: mean === 0 ? 0 : least / mean,
    },
  };
  return [
    ...expect.lux.map((wanted, index) => ({
      what: `lux.${index}`,
      expected: wanted,
      got: got.lux[index] as number,
    })),
    ...Object.entries(expect.grid).map(([what, wanted]) => ({
      what: `grid.${what}`,
      expected: wanted,
      got: got.grid[what as keyof typeof got.grid],
    })),
  ].filter(({ expected, got: found }) => !isNear(expected, found));
}
