import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arcAxis, axisBounds, distanceTo, lineAxis, nearestPlace, pointAt } from './axis.ts';
import { type Heading, TURNS } from './heading.ts';
import { headingAt } from './headingAt.ts';

const axis = fc
  .record({
    x: fc.integer({ min: -500, max: 500 }),
    y: fc.integer({ min: -500, max: 500 }),
    heading: fc.constantFrom<Heading>(0, 1, 2, 3),
    length: fc.integer({ min: 20, max: 2000 }),
    turn: fc.constantFrom(null, ...TURNS),
  })
  .map(({ x, y, heading, length, turn }) =>
    turn ? arcAxis({ x, y }, heading, turn, length) : lineAxis({ x, y }, heading, length),
  );
const share = fc.double({ min: 0, max: 1, noNaN: true });
const separate = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

describe('an axis (D42)', () => {
  it('starts and ends at the given points and headings', () => {
    fc.assert(
      fc.property(axis, (one) => {
        expect(separate(pointAt(one, 0), one.start)).toBeLessThan(1e-6);
        expect(separate(pointAt(one, one.length), one.end)).toBeLessThan(1e-6);
        expect(headingAt(one, 0)).toBe(one.heading * 90);
        expect(headingAt(one, one.length)).toBeCloseTo(one.endHeading * 90);
      }),
    );
  });

  it('measures the distance between two positions and keeps the heading', () => {
    fc.assert(
      fc.property(axis, share, (one, part) => {
        const at = part * (one.length - 0.01);
        const [from, to] = [pointAt(one, at), pointAt(one, at + 0.01)];
        expect(separate(from, to)).toBeCloseTo(0.01, 5);
        const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
        expect(Math.cos(((angle - headingAt(one, at)) * Math.PI) / 180)).toBeCloseTo(1, 4);
      }),
    );
  });

  it('finds the nearest position to a point, within its bounds', () => {
    const point = fc.record({
      x: fc.integer({ min: -3000, max: 3000 }),
      y: fc.integer({ min: -3000, max: 3000 }),
    });
    fc.assert(
      fc.property(axis, point, share, (one, to, part) => {
        const other = pointAt(one, part * one.length);
        expect(distanceTo(one, to)).toBeLessThanOrEqual(separate(other, to) + 1e-6);
        const { minX, minY, maxX, maxY } = axisBounds(one);
        expect(other.x).toBeGreaterThanOrEqual(minX - 1e-6);
        expect(other.x).toBeLessThanOrEqual(maxX + 1e-6);
        expect(other.y).toBeGreaterThanOrEqual(minY - 1e-6);
        expect(other.y).toBeLessThanOrEqual(maxY + 1e-6);
      }),
    );
  });

  it('finds the position of a point on the axis', () => {
    fc.assert(
      fc.property(axis, share, (one, part) => {
        expect(nearestPlace(one, pointAt(one, part * one.length))).toBeCloseTo(part * one.length, 4);
      }),
    );
  });
});
