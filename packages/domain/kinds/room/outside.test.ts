import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Axis, arcAxis, lineAxis, pointAt } from '../rail/axis.ts';
import { measureLayout } from '../rail/geometry.ts';
import type { Heading } from '../rail/heading.ts';
import { premadeSteps } from '../rail/premade.ts';
import { isInside } from './outline.ts';
import { toWalls } from './outlineShape.ts';
import { isOutside, leavesRoom, stepsOutside } from './outside.ts';
import { rectangle } from './room.ts';

const corner = [
  [0, 0],
  [400, 0],
  [400, 200],
  [200, 200],
  [200, 400],
  [0, 400],
].map(([x = 0, y = 0]) => ({ x, y }));
const roof = [
  { x: 0, y: 0 },
  { x: 400, y: 0 },
  { x: 0, y: 300 },
];

const axis = fc
  .record({
    x: fc.integer({ min: -50, max: 450 }),
    y: fc.integer({ min: -50, max: 450 }),
    heading: fc.constantFrom<Heading>(0, 1, 2, 3),
    length: fc.integer({ min: 20, max: 400 }),
    turn: fc.constantFrom('left' as const, 'right' as const, null),
  })
  .map(({ x, y, heading, length, turn }): Axis => {
    const start = { x, y };
    return turn ? arcAxis(start, heading, turn, length) : lineAxis(start, heading, length);
  });

describe('the outside of a room (D46)', () => {
  it('has the points beyond the walls, and none within half a centimetre of a wall', () => {
    expect(isOutside(corner, { x: 300, y: 100 })).toBe(false);
    expect(isOutside(corner, { x: 300, y: 200 })).toBe(false);
    expect(isOutside(corner, { x: 300, y: 200.5 })).toBe(false);
    expect(isOutside(corner, { x: 300, y: 201 })).toBe(true);
  });

  it('has every run with a position there, in a room of any shape', () => {
    fc.assert(
      fc.property(axis, fc.constantFrom(corner, roof), (run, outline) => {
        const places = Array.from({ length: 400 }, (_, index) => pointAt(run, (index / 399) * run.length));
        const beyond = Math.max(...places.map((at) => (isInside(outline, at) ? 0 : toWalls(outline, at))));
        if (beyond > 2) expect(leavesRoom(outline, run)).toBe(true);
        if (beyond === 0) expect(leavesRoom(outline, run)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('has runs that pass a wall although both ends are inside', () => {
    const niche = [
      [0, 0],
      [400, 0],
      [400, 300],
      [250, 300],
      [250, 100],
      [150, 100],
      [150, 300],
      [0, 300],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    expect(leavesRoom(niche, lineAxis({ x: 50, y: 200 }, 0, 300))).toBe(true);
    expect(leavesRoom(niche, lineAxis({ x: 50, y: 100 }, 0, 300))).toBe(false);
    expect(leavesRoom(niche, arcAxis({ x: 140, y: 180 }, 3, 'right', 200))).toBe(true);
  });

  it('has the reported steps, and none that only touches a wall', () => {
    const rails = measureLayout(premadeSteps('option1', 400, 200, 0, 'a'));
    expect(stepsOutside(rectangle(400, 200, { x: 0, y: 100 }), rails)).toEqual([]);
    expect(stepsOutside(rectangle(400, 198, { x: 0, y: 99 }), rails)).toEqual(['a.1', 'a.2', 'a.3']);
  });
});
