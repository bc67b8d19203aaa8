import fc from 'fast-check';
import { expect, test } from 'vitest';
import { upTo } from '../math/lists.ts';
import { type Extent, PlanGrid } from './planGrid.ts';

const squareAt = (x: number, y: number, side: number): Extent => ({
  minX: x,
  maxX: x + side,
  minY: y,
  maxY: y + side,
});

function entryInto({ minX, minY, maxX, maxY }: Extent, x: number, y: number, dx: number, dy: number) {
  let [from, to] = [0, 1];
  for (const [at, way, low, high] of [
    [x, dx, minX, maxX],
    [y, dy, minY, maxY],
  ] as const) {
    if (way === 0 && (at < low || at > high)) return null;
    if (way === 0) continue;
    from = Math.max(from, Math.min((low - at) / way, (high - at) / way));
    to = Math.min(to, Math.max((low - at) / way, (high - at) / way));
  }
  return from <= to ? from : null;
}

const place = fc.integer({ min: -500, max: 500 });

test('a ray visits each thing on its way once, wherever it starts and ends', () => {
  const things = fc.array(
    fc.tuple(place, place, fc.integer({ min: 1, max: 200 })).map((one) => squareAt(...one)),
    { minLength: 1, maxLength: 40 },
  );
  fc.assert(
    fc.property(things, place, place, place, place, (extents, x, y, toX, toY) => {
      const [dx, dy] = [toX - x, toY - y];
      const seen: number[] = [];
      new PlanGrid(extents).along(x, y, dx, dy, 1, (thing) => {
        seen.push(thing);
        return 1;
      });
      expect(new Set(seen).size).toBe(seen.length);
      for (const [thing, extent] of extents.entries())
        if (entryInto(extent, x, y, dx, dy) !== null) expect(seen).toContain(thing);
    }),
    { numRuns: Number(process.env.LUMITOR_RUNS ?? 300) },
  );
});

test('a ray among 100 solids visits only those near its way', () => {
  const grid = new PlanGrid(
    upTo(100).map((index) => squareAt((index % 10) * 200, Math.floor(index / 10) * 200, 80)),
  );
  for (const heading of upTo(36)) {
    const angle = ((heading * 10 + 3) * Math.PI) / 180;
    let count = 0;
    grid.along(990, 990, Math.cos(angle), Math.sin(angle), 3_000, () => {
      count += 1;
      return 3_000;
    });
    expect(count).toBeLessThan(20);
  }
});

test('a ray stops at its first hit', () => {
  const grid = new PlanGrid(upTo(50).map((index) => squareAt(index * 100, 0, 40)));
  const seen: number[] = [];
  grid.along(-10, 20, 1, 0, 10_000, (thing) => {
    seen.push(thing);
    return 10;
  });
  expect(seen).toContain(0);
  expect(Math.max(...seen)).toBeLessThan(10);
});
