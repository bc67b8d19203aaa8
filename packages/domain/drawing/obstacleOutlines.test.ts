import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Obstacle } from '../room/obstacle.ts';
import { obstacleFrames, obstacleOutlines, obstaclePaths } from './obstacleOutlines.ts';

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
const drawn = (...obstacles: Obstacle[]) => obstaclePaths({ obstacles, plane: 75 });

it('obstacles through the measured plane are filled, lower ones are lines, higher ones are dashed', () => {
  const around = 'M55 30L145 30L145 70L55 70Z';
  const lines = `${around}M55 30L145 70`;
  expect(drawn(shelf)).toEqual({ cut: around, edges: lines, above: '' });
  expect(drawn({ ...shelf, to: 75 })).toEqual({ cut: '', edges: lines, above: '' });
  expect(drawn({ ...shelf, from: 76 })).toEqual({ cut: '', edges: '', above: lines });
});

it('a column has a cross, and a room without obstacles draws nothing', () => {
  expect(drawn({ ...shelf, kind: 'column' }).edges).toMatch(/M55 30L145 70M145 30L55 70$/);
  expect(obstaclePaths({ plane: 75 })).toEqual({ cut: '', edges: '', above: '' });
});

it('an obstacle keeps its sides at every rotation, and its lines are covered', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 359.9, noNaN: true }),
      fc.integer({ min: 1, max: 2000 }),
      fc.integer({ min: 1, max: 2000 }),
      (heading, width, depth) => {
        const obstacle = { ...shelf, heading, width, depth };
        const [around] = obstacleOutlines({ obstacles: [obstacle], plane: 75 }).edges;
        const [a, b, c] = around?.corners ?? [];
        if (!a || !b || !c) throw new Error('The obstacle has fewer than three corners');
        expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeCloseTo(width, 6);
        expect(Math.hypot(c.x - b.x, c.y - b.y)).toBeCloseTo(depth, 6);
        const frames = obstacleFrames(
          { obstacles: [obstacle], plane: 75 },
          { on: (at) => at, scale: 1, step: 20 },
          1,
        );
        for (const { x, y } of around?.corners ?? [])
          expect(
            frames.some(
              (one) => x > one.left - 1 && x < one.right + 1 && y > one.top - 1 && y < one.bottom + 1,
            ),
          ).toBe(true);
      },
    ),
  );
});
