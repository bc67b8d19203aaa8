import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Axis, arcAxis, lineAxis, pointAt } from '../layout/axis.ts';
import { measureLayout } from '../layout/geometry.ts';
import type { Heading } from '../layout/heading.ts';
import { premadeSteps } from '../layout/premade.ts';
import { centimetres } from '../units.ts';
import { isInside } from './outline.ts';
import { toWalls } from './outlineShape.ts';
import { isOutside, leavesRoom, stepsOutside } from './outside.ts';
import { rectangle } from './room.ts';

/** 4 × 4 m less its lower right 2 × 2 m. */
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
    const begin = { x, y };
    return turn
      ? arcAxis(begin, heading, turn, centimetres(length))
      : lineAxis(begin, heading, centimetres(length));
  });

describe('what lies outside the room (D46)', () => {
  it('are points beyond the walls, and none on one or within half a centimetre of it', () => {
    expect(isOutside(corner, { x: 300, y: 100 })).toBe(false);
    expect(isOutside(corner, { x: 300, y: 200 })).toBe(false);
    expect(isOutside(corner, { x: 300, y: 200.5 })).toBe(false);
    expect(isOutside(corner, { x: 300, y: 201 })).toBe(true);
  });

  it('are runs of which any place lies there, whatever the shape of the room', () => {
    fc.assert(
      fc.property(axis, fc.constantFrom(corner, roof), (run, outline) => {
        const places = Array.from({ length: 400 }, (_, index) => pointAt(run, (index / 399) * run.length));
        const beyond = Math.max(...places.map((at) => (isInside(outline, at) ? 0 : toWalls(outline, at))));
        // Between places that are looked at, and within the half centimetre that counts as touching, either may be told.
        if (beyond > 2) expect(leavesRoom(outline, run)).toBe(true);
        if (beyond === 0) expect(leavesRoom(outline, run)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('are runs that pass a wall between two ends that are inside', () => {
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
    expect(leavesRoom(niche, lineAxis({ x: 50, y: 200 }, 0, centimetres(300)))).toBe(true);
    expect(leavesRoom(niche, lineAxis({ x: 50, y: 100 }, 0, centimetres(300)))).toBe(false);
    // Up beside the wall and down again on the other side, over its end.
    expect(leavesRoom(niche, arcAxis({ x: 140, y: 180 }, 3, 'right', centimetres(200)))).toBe(true);
  });

  it('are told by their steps, and none touches a wall alone', () => {
    const rails = measureLayout(premadeSteps('option1', 400, 200, 0, 'a'));
    expect(stepsOutside(rectangle(400, 200, { x: 0, y: 100 }), rails)).toEqual([]);
    expect(stepsOutside(rectangle(400, 198, { x: 0, y: 99 }), rails)).toEqual(['a.1', 'a.2', 'a.3']);
  });
});
