import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../rail/heading.ts';
import { innerPoint, isInside, wallsOf } from './outline.ts';
import { areaOf, clockwise, isClockwise, isSimple, outwardOf } from './outlineShape.ts';
import { rectangle } from './room.ts';

const point = fc.record({ x: fc.integer({ min: 0, max: 6 }), y: fc.integer({ min: 0, max: 6 }) });
const points = fc.array(point, { minLength: 1, maxLength: 9 });

function share(a: Point, b: Point, c: Point, d: Point, except: Point | null): boolean {
  const denominator = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (denominator !== 0) {
    const s = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / denominator;
    const t = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / denominator;
    const isOnBoth = s >= 0 && s <= 1 && t >= 0 && t <= 1;
    const at = { x: a.x + s * (b.x - a.x), y: a.y + s * (b.y - a.y) };
    return isOnBoth && !(except && Math.hypot(at.x - except.x, at.y - except.y) < 1e-9);
  }
  const steps = 360;
  for (let step = 0; step <= steps; step++) {
    const at = { x: a.x + (step / steps) * (b.x - a.x), y: a.y + (step / steps) * (b.y - a.y) };
    if (except && Math.hypot(at.x - except.x, at.y - except.y) < 1e-9) continue;
    const sum = Math.hypot(at.x - c.x, at.y - c.y) + Math.hypot(at.x - d.x, at.y - d.y);
    if (Math.abs(sum - Math.hypot(d.x - c.x, d.y - c.y)) < 1e-9) return true;
  }
  return false;
}

function isSimpleByForce(outline: readonly Point[]): boolean {
  const count = outline.length;
  if (count < 3) return false;
  const corner = (index: number) => outline[index % count] as Point;
  for (let i = 0; i < count; i++)
    for (let j = i; j < count; j++) {
      const [a, b, c, d] = [corner(i), corner(i + 1), corner(j), corner(j + 1)];
      if (i === j) {
        if (a.x === b.x && a.y === b.y) return false;
      } else if (count === 3 || j === i + 1 || (j + 1) % count === i) {
        const common = j === i + 1 ? b : a;
        if (share(a, b, c, d, common)) return false;
      } else if (share(a, b, c, d, null)) return false;
    }
  return true;
}

describe('an outline', () => {
  it('is simple if no two walls share more than the corner between them', () => {
    fc.assert(
      fc.property(points, (outline) => {
        expect(isSimple(outline)).toBe(isSimpleByForce(outline));
      }),
      { numRuns: 3000 },
    );
  });

  it('has the area of its rectangle, regardless of its winding', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 5000 }),
        point,
        (width, length, centre) => {
          const outline = rectangle(width, length, centre);
          expect(areaOf(outline)).toBeCloseTo((width * length) / 10_000, 6);
          expect(areaOf(outline.toReversed())).toBeCloseTo((width * length) / 10_000, 6);
        },
      ),
    );
  });

  it('has the area of the squares whose middles lie inside', () => {
    const outline = [
      [0, 0],
      [400, 0],
      [400, 200],
      [200, 200],
      [200, 400],
      [0, 400],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    let squares = 0;
    for (let x = 5; x < 400; x += 10)
      for (let y = 5; y < 400; y += 10) squares += isInside(outline, { x, y }) ? 1 : 0;
    expect(areaOf(outline)).toBe(12);
    expect(squares / 100).toBe(12);
  });

  it('has an inner point in any shape', () => {
    fc.assert(
      fc.property(points, (small) => {
        const outline = small.map(({ x, y }) => ({ x: 100 * x, y: 100 * y }));
        fc.pre(isSimple(outline));
        expect(isInside(outline, innerPoint(outline))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('has the outer side of each wall', () => {
    const outline = rectangle(600, 400, { x: 0, y: 0 });
    for (const corners of [outline, outline.toReversed()])
      for (const [index, { start, end }] of wallsOf(corners).entries()) {
        const out = outwardOf(corners, index);
        const aside = { x: (start.x + end.x) / 2 + out.x, y: (start.y + end.y) / 2 + out.y };
        expect(isInside(corners, aside)).toBe(false);
      }
    expect(isClockwise(clockwise(outline.toReversed()))).toBe(true);
  });
});
