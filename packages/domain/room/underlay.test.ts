import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calibrated, newUnderlay, pixelAt, pointOver, type Underlay } from './underlay.ts';

const picture = { id: 'd7b0d5d0-0000-4000-8000-000000000000', name: 'parter.pdf', width: 2000, height: 1400 };
const under: Underlay = newUnderlay(picture, { x: 30, y: -20 }, 900);
const pixel = fc.record({ x: fc.integer({ min: 0, max: 2000 }), y: fc.integer({ min: 0, max: 1400 }) });

it('A calibrated picture has the length that was said between its two places, turned or not (D47)', () => {
  fc.assert(
    fc.property(
      pixel,
      pixel,
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 0, max: 359 }),
      (first, second, length, rotation) => {
        fc.pre(Math.hypot(first.x - second.x, first.y - second.y) >= 1);
        const turned = { ...under, rotation };
        const sized = calibrated(turned, first, second, length);
        const [a, b] = [pointOver(sized, first), pointOver(sized, second)];
        expect(Math.hypot(a.x - b.x, a.y - b.y) / length).toBeCloseTo(1, 6);
        // The first place stays where it was.
        expect(a.x).toBeCloseTo(pointOver(turned, first).x, 3);
        expect(a.y).toBeCloseTo(pointOver(turned, first).y, 3);
        const back = pixelAt(sized, a);
        expect(back.x).toBeCloseTo(first.x, 3);
        expect(back.y).toBeCloseTo(first.y, 3);
      },
    ),
  );
});

it('A new picture covers the width that it is given, about its centre', () => {
  expect(pointOver(under, { x: 0, y: 700 })).toEqual({ x: -420, y: -20 });
  expect(newUnderlay({ ...picture, name: 'a'.repeat(200) }, { x: 0, y: 0 }, 600).name).toHaveLength(120);
});
