import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shapePaths } from '../../testing/shapePaths.ts';
import { newRoom, rectangle } from '../room/room.ts';
import type { Obstacle } from './obstacle.ts';
import { obstacleShapes } from './shapes.ts';

const shelf: Obstacle = {
  id: 's',
  kind: 'shelf',
  x: 100,
  y: 50,
  width: 90,
  depth: 40,
  heading: 0,
  from: 0,
  to: 200,
  reflectance: 0.5,
};
const ROOM = newRoom(rectangle(600, 400, { x: 0, y: 0 }));
const around = (...obstacles: Obstacle[]) => ({ room: { ...ROOM, plane: 75, obstacles }, areas: [] });
const shapesOf = (...obstacles: Obstacle[]) => obstacleShapes.shapes(around(...obstacles), { hatch: 1 });
const drawn = (...obstacles: Obstacle[]) => shapePaths(shapesOf(...obstacles));

it('obstacles through the measured plane are filled, lower ones are lines, higher ones are dashed', () => {
  const outline = 'M55 30L145 30L145 70L55 70Z';
  const lines = `${outline}M55 30L145 70`;
  expect(drawn(shelf)).toEqual({ cut: outline, outline: lines, above: '' });
  expect(drawn({ ...shelf, to: 75 })).toEqual({ cut: '', outline: lines, above: '' });
  expect(drawn({ ...shelf, from: 76 })).toEqual({ cut: '', outline: '', above: lines });
});

it('a column has a cross, and a room without obstacles draws nothing', () => {
  expect(drawn({ ...shelf, kind: 'column' }).outline).toMatch(/M55 30L145 70M145 30L55 70$/);
  expect(obstacleShapes.shapes({ room: ROOM, areas: [] }, { hatch: 1 })).toEqual([]);
});

it('an obstacle keeps its sides at every rotation, and its lines are covered', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 359.9, noNaN: true }),
      fc.integer({ min: 1, max: 2000 }),
      fc.integer({ min: 1, max: 2000 }),
      (heading, width, depth) => {
        const obstacle = { ...shelf, heading, width, depth };
        const [outline] = shapesOf(obstacle).find(({ pen }) => pen === 'outline')?.outlines ?? [];
        const [a, b, c] = outline?.corners ?? [];
        if (!a || !b || !c) throw new Error('The obstacle has fewer than three corners');
        expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeCloseTo(width, 6);
        expect(Math.hypot(c.x - b.x, c.y - b.y)).toBeCloseTo(depth, 6);
        const frames = obstacleShapes.covers(
          around(obstacle),
          { on: (at) => at, scale: 1, step: 20 },
          { wall: 1, line: 1, hatch: 1 },
        );
        for (const { x, y } of outline?.corners ?? [])
          expect(
            frames.some(
              (one) => x > one.left - 1 && x < one.right + 1 && y > one.top - 1 && y < one.bottom + 1,
            ),
          ).toBe(true);
      },
    ),
  );
});
