import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placedAt } from '../math/direction.ts';
import { areFramesDisjoint, framesAlong, type LabelFrame, Taken } from './frame.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 200);

test('frames along a line cover its full width in every direction', () => {
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

const anyFrame: fc.Arbitrary<LabelFrame> = fc
  .tuple(
    fc.integer({ min: -300, max: 300 }),
    fc.integer({ min: -300, max: 300 }),
    fc.constantFrom(0, 1, 7, 60, 900, 40_000),
    fc.constantFrom(0, 1, 7, 60, 900, 40_000),
  )
  .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }));

test('a position is free if no frame covers it, whatever the size of the frames', () => {
  fc.assert(
    fc.property(
      fc.array(anyFrame, { maxLength: 12 }),
      fc.array(anyFrame, { minLength: 1 }),
      (all, places) => {
        const taken = new Taken(10);
        for (const frame of all) taken.add(frame);
        for (const place of places)
          expect(taken.isFree(place)).toBe(all.every((frame) => areFramesDisjoint(frame, place)));
      },
    ),
    { numRuns },
  );
});

test('a wall of a kilometre takes no more cells than one of a few metres', () => {
  const entriesOf = (long: number): number => {
    const taken = new Taken(10);
    taken.add({ left: 0, right: long, top: 0, bottom: 20 });
    taken.add({ left: 0, right: long, top: 0, bottom: long });
    return taken.entries;
  };
  for (const long of [100, 1_000, 100_000, 10_000_000]) expect(entriesOf(long)).toBeLessThan(400);
});
