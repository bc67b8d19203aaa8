import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { calibrated, isLikelySize, newUnderlay, pixelAt, pointOver } from './calibration.ts';
import { boundsOfUnderlay, type Underlay, withinBounds } from './underlay.ts';
import { underlaySchema } from './underlaySchema.ts';

const picture = { id: 'd7b0d5d0-0000-4000-8000-000000000000', name: 'parter.pdf', width: 2000, height: 1400 };
const under: Underlay = newUnderlay(picture, { x: 30, y: -20 }, 900);
const pixel = fc.record({ x: fc.integer({ min: 0, max: 2000 }), y: fc.integer({ min: 0, max: 1400 }) });

it('Calibrating gives the entered length between two points of the picture, turned or not (D47)', () => {
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
        expect(a.x).toBeCloseTo(pointOver(turned, first).x, 3);
        expect(a.y).toBeCloseTo(pointOver(turned, first).y, 3);
        const back = pixelAt(sized, a);
        expect(back.x).toBeCloseTo(first.x, 3);
        expect(back.y).toBeCloseTo(first.y, 3);
      },
    ),
  );
});

it('A new picture covers the given width, about its centre', () => {
  expect(pointOver(under, { x: 0, y: 700 })).toEqual({ x: -420, y: -20 });
  expect(newUnderlay({ ...picture, name: 'a'.repeat(200) }, { x: 0, y: 0 }, 600).name).toHaveLength(120);
});

it('The bounds of a picture contain exactly its corners, at any rotation', () => {
  fc.assert(
    fc.property(fc.integer({ min: -360, max: 360 }), (rotation) => {
      const turned = { ...under, rotation };
      const corners = [0, picture.width].flatMap((x) =>
        [0, picture.height].map((y) => pointOver(turned, { x, y })),
      );
      const { minX, minY, maxX, maxY } = boundsOfUnderlay(turned);
      expect(minX).toBeCloseTo(Math.min(...corners.map(({ x }) => x)), 6);
      expect(maxX).toBeCloseTo(Math.max(...corners.map(({ x }) => x)), 6);
      expect(minY).toBeCloseTo(Math.min(...corners.map(({ y }) => y)), 6);
      expect(maxY).toBeCloseTo(Math.max(...corners.map(({ y }) => y)), 6);
    }),
  );
});

it('A floor plan of 10 m is likely; one of 100 m, where millimetres were read as centimetres, is not', () => {
  const distance = (length: number) => calibrated(under, { x: 100, y: 100 }, { x: 1900, y: 100 }, length);
  expect([900, 4500].map(distance).map(isLikelySize)).toEqual([true, true]);
  expect([9000, 9].map(distance).map(isLikelySize)).toEqual([false, false]);
});

it.each(['x', 'y', 'scale', 'rotation'] as const)(
  'A picture with its %s out of bounds is refused with a message, and an edit stops at the bound',
  (field) => {
    for (const value of [1e308, -1e308]) {
      const beyond = { ...under, [field]: value };
      const { issues } = v.safeParse(underlaySchema, beyond);
      expect(issues?.[0].message).toMatch(/^Must be at (most|least) -?[\d.]+ (cm|degrees)/);
      expect(v.is(underlaySchema, withinBounds(beyond))).toBe(true);
    }
    expect(withinBounds(under)).toEqual(under);
  },
);
