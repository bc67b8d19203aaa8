import { boxesOf, isCovered } from '@lumitor/domain/light/boxes';
import { addDirect, isWithinOutline, type SurfaceFacing } from '@lumitor/domain/light/direct';
import { emittersOf } from '@lumitor/domain/light/emitter';
import { roomGrid } from '@lumitor/domain/light/grid';
import { readPhotometry } from '@lumitor/domain/photometry/readPhotometry';
import type { Cm, Lux } from '@lumitor/domain/units';
import type { LightCase, PhotometryCase } from './cases.ts';
import type { Difference } from './differences.ts';

/** A share, or lx. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(0.001, 0.001 * Math.abs(a));

interface Place {
  x: Cm;
  y: Cm;
  /** Height above the floor; undefined: on the plane. */
  z?: Cm;
}

/** Points, grids and upright cylinders (D49, D50, D67, D68, D69). */
export function checkLight(
  { room, luminaires, points, cylindrical, expect }: LightCase,
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
  const boxes = boxesOf(room.obstacles);
  const luxAt = (at: readonly Place[], normal: SurfaceFacing['normal'] = [0, 0, 1]): Lux[] =>
    at.map(({ x, y, z = room.plane }) => {
      if (!isWithinOutline(room.outline, { x, y })) return 0;
      const facing = { xs: Float64Array.of(x), ys: Float64Array.of(y), zs: Float64Array.of(z), normal };
      return emitters.reduce((sum, emitter) => {
        const lux = new Float64Array(1);
        addDirect(lux, emitter, facing, room.outline, boxes);
        return sum + room.maintenance * (luminaires[Number(emitter.id)]?.dim ?? 1) * (lux[0] ?? 0);
      }, 0);
    });
  const grid = roomGrid(room.outline, ({ x, y }) => !isCovered(boxes, x, y, room.plane));
  const lux = luxAt(grid.points);
  const mean = lux.reduce((sum, one) => sum + one, 0) / lux.length;
  const least = Math.min(...lux);
  const got = {
    lux: luxAt(points),
    cylindrical: luxAt(cylindrical, null),
    grid: {
      columns: grid.columns,
      rows: grid.rows,
      points: grid.points.length,
      mean,
      least,
      uniformity: mean === 0 ? 0 : least / mean,
    },
  };
  return [
    ...(['lux', 'cylindrical'] as const).flatMap((what) =>
      expect[what].map((requested, index) => ({
        what: `${what}.${index}`,
        expected: requested,
        got: got[what][index] ?? Number.NaN,
      })),
    ),
    ...Object.entries(expect.grid).map(([what, requested]) => ({
      what: `grid.${what}`,
      expected: requested,
      got: got.grid[what as keyof typeof got.grid],
    })),
  ].filter(({ expected, got: found }) => !isNear(expected, found));
}
