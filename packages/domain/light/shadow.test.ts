import { expect, test } from 'vitest';
import { rectangle } from '../kinds/room/room.ts';
import { DEGREE } from '../math/angle.ts';
import { upTo } from '../math/lists.ts';
import { at, elbow, room } from '../testing/scenes.ts';
import { boxesOf } from './boxes.ts';
import { addDirect, type SurfaceFacing } from './direct.ts';
import { emittersOf } from './emitter.ts';
import type { LitRoom } from './scene.ts';

const DENSE = 512;
const LENGTH = 150;
const SHELF = { x: 40, y: 20, width: 160, depth: 40, heading: 20, from: 0, to: 180, reflectance: 0.5 };
const COLUMN = { x: 0, y: 60, width: 30, depth: 30, heading: 0, from: 0, to: 300, reflectance: 0.5 };
const BOARD = { x: 0, y: 0, width: 120, depth: 60, heading: 0, from: 150, to: 155, reflectance: 0.5 };

const row = (
  x: number,
  y: number,
  z: number,
  angle: number,
  normal: SurfaceFacing['normal'],
): SurfaceFacing => {
  const ahead = upTo(40).map((n) => n * 7.5 - 150);
  return {
    xs: Float64Array.from(ahead, (by) => x + by * Math.cos(angle * DEGREE)),
    ys: Float64Array.from(ahead, (by) => y + by * Math.sin(angle * DEGREE)),
    zs: new Float64Array(ahead.length).fill(z),
    normal,
  };
};

function luxFrom(shape: LitRoom, points: SurfaceFacing, heading: number, x: number, y: number, z: number) {
  const lux = (lumens: number, luminousLength: number, places: readonly number[]): Float64Array => {
    const sum = new Float64Array(points.xs.length);
    const [dx, dy] = [Math.cos(heading * DEGREE), Math.sin(heading * DEGREE)];
    const luminaires = places.map((by) => at(x + by * dx, y + by * dy, z, { heading }));
    for (const emitter of emittersOf({ luminaires, articles: { a: { lumens, beam: 90, luminousLength } } }))
      addDirect(sum, emitter, points, shape.outline, boxesOf(shape.solids));
    return sum;
  };
  const places = upTo(DENSE).map((n) => ((n + 0.5) / DENSE - 0.5) * LENGTH);
  return [lux(3_000, LENGTH, [0]), lux(3_000 / DENSE, 0, places)] as const;
}

const hall = (...solids: NonNullable<LitRoom['solids']>) =>
  room(rectangle(600, 600, { x: 0, y: 0 }), { solids });

test.each<[string, LitRoom, SurfaceFacing, [heading: number, x: number, y: number, z: number]]>([
  ['next to a shelf', hall(SHELF), row(40, 100, 0, 90, [0, 0, 1]), [0, 0, -60, 280]],
  ['along a shelf', hall(SHELF), row(120, 60, 75, 0, [0, 0, 1]), [20, 0, -60, 280]],
  ['behind a column', hall(COLUMN), row(0, 120, 0, 0, [0, 0, 1]), [0, 0, -60, 280]],
  ['behind a column, on a wall', hall(COLUMN), row(0, 299, 120, 0, [0, -1, 0]), [0, 0, -60, 280]],
  ['behind a column, on upright cylinders', hall(COLUMN), row(0, 200, 120, 0, null), [0, 0, -60, 280]],
  ['below a board', hall(BOARD), row(0, 0, 0, 30, [0, 0, 1]), [15, 0, 0, 290]],
  ['below two boards', hall(BOARD, { ...BOARD, y: 100 }), row(0, 0, 0, 30, [0, 0, 1]), [90, 0, 0, 290]],
  ['behind an inner corner', room(elbow(600, 250)), row(200, 300, 0, 90, [0, 0, 1]), [0, 450, 120, 280]],
  ['across an inner corner', room(elbow(600, 250)), row(200, 400, 75, 45, [0, 0, 1]), [90, 450, 120, 280]],
])('%s a long luminaire casts the shadow of a line', (_, shape, points, from) => {
  const [got, dense] = luxFrom(shape, points, ...from);
  const bare = luxFrom(
    { ...shape, outline: rectangle(2_000, 2_000, { x: 0, y: 0 }), solids: [] },
    points,
    ...from,
  )[0];
  const edge = dense.filter(
    (lux, index) => lux > 0.02 * (bare[index] ?? 0) && lux < 0.98 * (bare[index] ?? 0),
  );
  expect(edge.length).toBeGreaterThan(2);
  got.forEach((lux, index) => {
    const unsure = (2 * (bare[index] ?? 0)) / DENSE;
    expect(Math.abs(lux - (dense[index] ?? 0)), `${index}: ${lux} for ${dense[index]}`).toBeLessThanOrEqual(
      0.02 * (dense[index] ?? 0) + unsure,
    );
  });
});
