import { isobands } from '@lumitor/domain/light/isolines';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { adjacentSpots, type Isoline, labelsOn, ringsOf, widthOf } from './isolineLabels.ts';

const circle = (x: number, y: number, radius: number) =>
  Array.from({ length: 61 }, (_, index) => {
    const angle = (index / 60) * 2 * Math.PI;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
const line = (lux: number, ...rings: Isoline['rings']): Isoline => ({ lux, rings, isTarget: lux === 500 });
const anywhere = () => true;

it('places labels on flat parts of a line', () => {
  const [label, ...others] = labelsOn([line(300, circle(200, 200, 100))], anywhere);
  expect(others).toEqual([]);
  expect(label).toMatchObject({ lux: 300, isTarget: false, x: 200 });
  expect([100, 300]).toContain(label?.y);
});

it('leaves a short line without a label, and gives a long one several', () => {
  expect(labelsOn([line(300, circle(200, 200, 15))], anywhere)).toEqual([]);
  expect(labelsOn([line(300, circle(200, 200, 300))], anywhere).length).toBeGreaterThan(1);
});

it('moves labels away from taken places, and places the target’s first', () => {
  const lines = [line(300, circle(200, 200, 100)), line(500, circle(200, 200, 96))];
  const labels = labelsOn(lines, ({ y }) => y < 150);
  expect(labels[0]).toMatchObject({ lux: 500, x: 200, y: 104 });
  expect(labels.every(({ y }) => y < 150)).toBe(true);
});

it('never overlaps labels', () => {
  const rings = fc.array(
    fc.tuple(
      fc.constantFrom(200, 300, 500, 1000),
      fc.integer({ min: 0, max: 600 }),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 20, max: 300 }),
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(rings, (all) => {
      const labels = labelsOn(
        all.map(([lux, x, y, radius]) => line(lux, circle(x, y, radius))),
        anywhere,
      );
      for (const [index, a] of labels.entries())
        for (const b of labels.slice(0, index))
          expect(
            Math.abs(a.y - b.y) >= 14 || Math.abs(a.x - b.x) >= (widthOf(a.lux) + widthOf(b.lux)) / 2,
          ).toBe(true);
    }),
  );
});

it('places values next to their points without overlaps, and shows the mark alone if there is no room', () => {
  const spots = [
    { lux: 3200, x: 200, y: 200 },
    { lux: 2600, x: 206, y: 204 },
  ];
  const [first, second] = adjacentSpots(spots, anywhere);
  expect(first).toEqual({ lux: 3200, spot: { x: 200, y: 200 }, label: { x: 230, y: 200 } });
  const [a, b] = [first?.label, second?.label];
  expect(a && b && (Math.abs(a.y - b.y) >= 14 || Math.abs(a.x - b.x) >= widthOf(3200))).toBe(true);
  expect(adjacentSpots(spots, () => false).map(({ label }) => label)).toEqual([null, null]);
  const taken = [
    { lux: 3200, x: 200, y: 100 },
    { lux: 3200, x: 200, y: 300 },
  ];
  for (const { y } of labelsOn([line(300, circle(200, 200, 100))], anywhere, taken))
    expect(Math.min(Math.abs(y - 100), Math.abs(y - 300))).toBeGreaterThan(10);
});

it('reads the rings of isobands', () => {
  const lux = Float32Array.from({ length: 25 }, (_, index) => (index === 12 ? 400 : 0));
  const map = { x: 10, y: 10, stepX: 20, stepY: 20, columns: 5, rows: 5, lux };
  const [band] = isobands({ ...map, surface: { kind: 'plane' } }, [200]);
  const [ring, ...others] = ringsOf(band?.path ?? '');
  expect(others).toEqual([]);
  expect(ring?.length).toBeGreaterThan(2);
  for (const at of ring ?? []) expect(Math.hypot(at.x - 50, at.y - 50)).toBeLessThanOrEqual(20);
});
