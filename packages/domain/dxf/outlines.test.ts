import { expect, it } from 'vitest';
import { outlinesOf } from './outlines.ts';

const QUARTER = Math.tan(Math.PI / 8);

it('reads each part of a path, absolute and relative', () => {
  expect(outlinesOf('M0 0L10 -5.5M1 1l2 -1')).toEqual([
    {
      vertices: [
        { x: 0, y: 0, bulge: 0 },
        { x: 10, y: -5.5, bulge: 0 },
      ],
      isClosed: false,
    },
    {
      vertices: [
        { x: 1, y: 1, bulge: 0 },
        { x: 3, y: 0, bulge: 0 },
      ],
      isClosed: false,
    },
  ]);
});

it('bulges to the left of the way where an arc goes clockwise', () => {
  // From the right of a circle to its lowest point is clockwise where y points down.
  const [clockwise, back] = outlinesOf('M90 0A90 90 0 0 1 0 90M0 90A90 90 0 0 0 90 0');
  expect(clockwise?.vertices[0]?.bulge).toBeCloseTo(-QUARTER);
  expect(back?.vertices[0]?.bulge).toBeCloseTo(QUARTER);
  expect(outlinesOf('M90 0A90 90 0 1 0 0 90')[0]?.vertices[0]?.bulge).toBeCloseTo(
    Math.tan((Math.PI * 3) / 8),
  );
});

it('closes what ends where it began, with that corner once', () => {
  const circle = { vertices: [expect.objectContaining({ x: -5 }), expect.objectContaining({ x: 5 })] };
  expect(outlinesOf('M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0')).toEqual([{ ...circle, isClosed: true }]);
  const [square] = outlinesOf('M0 0L1 0L1 1L0 1Z');
  expect([square?.vertices.length, square?.isClosed]).toEqual([4, true]);
});
