import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placedAt } from '../math/direction.ts';
import { framesAlong } from './frame.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 200);

test('frames along a line cover it as wide as it is, whatever its way', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.record({
        heading: fc.nat(359),
        long: fc.integer({ min: 1, max: 60 }),
        width: fc.integer({ min: 1, max: 6 }),
      }),
      share,
      share,
      ({ heading, long, width }, along, across) => {
        const on = placedAt({ x: 3, y: -7 }, heading);
        const frames = framesAlong(on(0, 0), on(long, 0), width, 3);
        const { x, y } = on(along * long, (across - 0.5) * width);
        const isCovered = frames.some(
          ({ left, right, top, bottom }) =>
            x > left - 1e-6 && x < right + 1e-6 && y > top - 1e-6 && y < bottom + 1e-6,
        );
        expect(isCovered).toBe(true);
      },
    ),
    { numRuns },
  );
});
