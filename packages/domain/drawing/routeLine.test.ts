import fc from 'fast-check';
import { expect, test } from 'vitest';
import { between, distance } from '../math/points.ts';
import { frameAround } from '../paths/frame.ts';
import { Placer } from './placer.ts';
import { takeRoute } from './routeLine.ts';

const SIGN = 3;
const SIZES = { cell: 10, led: 4, leadFrom: 2, lead: 0.2 };
const place = fc.record({ x: fc.integer({ min: -60, max: 60 }), y: fc.integer({ min: -60, max: 60 }) });

test('no text fits on a route, except at the signs of its ends', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      fc.pre(distance(from, to) > 2 * SIGN);
      const placer = new Placer(SIZES, null);
      const { legs } = takeRoute(placer, from, to, { mm: 1, sign: SIGN });
      for (const [a, b] of legs)
        for (let share = 0; share <= 1; share += 0.05) {
          const point = between(a, b, share);
          if (distance(point, from) < SIGN || distance(point, to) < SIGN) continue;
          expect(placer.isFree(frameAround(point.x, point.y, 0.1, 0.1))).toBe(false);
        }
    }),
  );
});

test('a corner close to a feed belongs to the route', () => {
  const placer = new Placer(SIZES, null);
  const [from, to] = [
    { x: -29.3, y: 0 },
    { x: -26.45, y: -10 },
  ];
  placer.take({ left: -28, right: -20, top: -8, bottom: 2 });
  placer.take({ left: -35, right: -31, top: -9, bottom: 2 });
  const { legs } = takeRoute(placer, from, to, { mm: 1, sign: SIGN });
  expect(legs).toHaveLength(2);
  expect(placer.isFree(frameAround(-29.3, -8, 1, 0.5))).toBe(false);
});
