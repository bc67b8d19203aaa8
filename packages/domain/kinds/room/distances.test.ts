import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arcAxis, lineAxis } from '../rail/axis.ts';
import { distancesFrom, distancesOf } from './distances.ts';
import { isInside } from './outline.ts';
import { rectangle } from './room.ts';

const outline = rectangle(600, 400, { x: 0, y: 0 });
const lengths = (all: { length: number }[]) => all.map(({ length }) => Math.round(length * 100) / 100);

describe('distances to the walls (D46)', () => {
  it('lead from a point ahead, to the right, behind and to the left', () => {
    expect(lengths(distancesFrom(outline, { x: 100, y: -50 }))).toEqual([200, 250, 400, 150]);
    expect(lengths(distancesFrom(outline, { x: 100, y: -50 }, 90))).toEqual([250, 400, 150, 200]);
  });

  it('lead from a point across the whole room, and end on a wall', () => {
    const place = fc.record({
      x: fc.integer({ min: -299, max: 299 }),
      y: fc.integer({ min: -199, max: 199 }),
    });
    fc.assert(
      fc.property(place, (point) => {
        const [east, south, west, north] = lengths(distancesFrom(outline, point)) as [
          number,
          number,
          number,
          number,
        ];
        expect(east + west).toBeCloseTo(600, 6);
        expect(south + north).toBeCloseTo(400, 6);
      }),
    );
  });

  it('continue a run at its ends, and lead to both sides from its middle', () => {
    const axis = lineAxis({ x: -200, y: 100 }, 0, 300);
    expect(lengths(distancesOf(outline, axis))).toEqual([100, 200, 300, 100]);
  });

  it('continue a bend at its ends', () => {
    const axis = arcAxis({ x: -100, y: -100 }, 0, 'right', 100);
    expect(lengths(distancesOf(outline, axis)).slice(0, 2)).toEqual([200, 236.34]);
  });

  it('stop at the nearest wall of a room with an inner corner', () => {
    const corners = [
      [0, 0],
      [400, 0],
      [400, 200],
      [200, 200],
      [200, 400],
      [0, 400],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    expect(lengths(distancesFrom(corners, { x: 100, y: 300 }))).toEqual([100, 100, 100, 300]);
    expect(isInside(corners, { x: 300, y: 300 })).toBe(false);
    expect(distancesFrom(corners, { x: 300, y: 300 })).toEqual([]);
  });
});
