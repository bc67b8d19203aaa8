import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '../kinds/rail/heading.ts';
import { upTo } from '../math/lists.ts';
import { areCrossed, boxesOf } from './boxes.ts';
import { crossesWall } from './direct.ts';
import { addGlow, type Glow } from './glow.ts';
import { Sight } from './sight.ts';

const place = fc.integer({ min: -60, max: 60 }).map((tens) => tens * 10);

const outline = fc
  .tuple(fc.integer({ min: 6, max: 32 }), fc.integer({ min: 20, max: 95 }))
  .map(([teeth, depth]): Point[] =>
    upTo(2 * teeth).map((corner) => {
      const away = corner % 2 === 0 ? 600 : 6 * depth;
      const angle = (corner * Math.PI) / teeth;
      return { x: Math.round(away * Math.cos(angle)), y: Math.round(away * Math.sin(angle)) };
    }),
  );

const solids = fc.array(
  fc.record({
    x: place,
    y: place,
    width: fc.integer({ min: 5, max: 200 }),
    depth: fc.integer({ min: 5, max: 80 }),
    heading: fc.integer({ min: 0, max: 359 }),
    from: fc.constant(0),
    to: fc.integer({ min: 20, max: 250 }),
    reflectance: fc.constant(0.5),
  }),
  { maxLength: 40 },
);

const inRoom = fc.tuple(place, place, fc.integer({ min: 0, max: 300 }));

test('a point is hidden exactly if a wall or a solid is in between', () => {
  fc.assert(
    fc.property(
      ...[fc.option(outline), solids, inRoom, fc.array(inRoom, { minLength: 1, maxLength: 60 })],
      (walls, made, from, points) => {
        const boxes = boxesOf(made);
        const sight = new Sight(from, walls, boxes);
        const [x, y, z] = from;
        for (const [toX, toY, toZ] of points) {
          const isBehindWall = walls !== null && crossesWall(walls, { x, y }, { x: toX, y: toY });
          const isBehindBox = areCrossed(boxes, x, y, z, toX - x, toY - y, toZ - z);
          expect(sight.hides(toX, toY, toZ)).toBe(isBehindWall || isBehindBox);
        }
      },
    ),
    { numRuns: Number(process.env.LUMITOR_RUNS ?? 300) },
  );
});

test('a position on a wall sees everything before the wall and nothing behind', () => {
  const walls = upTo(16).map((corner) => {
    const angle = (corner * Math.PI) / 8;
    return { x: 400 * Math.cos(angle), y: 400 * Math.sin(angle) };
  });
  const [a, b] = [walls[0], walls[1]] as [Point, Point];
  for (const share of [0.01, 0.25, 0.5, 0.99]) {
    const on = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
    const sight = new Sight([on.x * 0.9999, on.y * 0.9999, 100], walls, []);
    expect(sight.hides(-on.x * 0.9, -on.y * 0.9, 100)).toBe(false);
    expect(sight.hides(on.x * 1.1, on.y * 1.1, 100)).toBe(true);
  }
});

test('light of a cached glow follows changed solids', () => {
  const glow: Glow = {
    corner: [-5, -5, 200],
    u: [10, 0, 0],
    v: [0, 10, 0],
    normal: [0, 0, -1],
    middle: [0, 0, 200],
    square: 200,
    slopeU: 0,
    slopeV: 0,
    lumens: [100],
  };
  const point = Float64Array.of(0);
  const facing = { xs: point, ys: point, zs: point, normal: [0, 0, 1] as const };
  const box = { width: 100, depth: 100, heading: 0, from: 90, to: 110, reflectance: 0.5 };
  const luxWith = (x: number) => {
    const lux = new Float64Array(1);
    addGlow([lux], glow, facing, null, boxesOf([{ ...box, x, y: 0 }]));
    return lux[0];
  };
  expect(luxWith(500)).toBeGreaterThan(0);
  expect(luxWith(0)).toBe(0);
});
