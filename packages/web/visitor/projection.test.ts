import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { View } from './configuratorStore.ts';
import {
  backgroundSizeZoom,
  type CanvasArea,
  limitZoom,
  panned,
  scaleOf,
  toLayout,
  toScreen,
  zoomedAt,
} from './projection.ts';

const area: CanvasArea = { width: 1440, height: 844, insets: { left: 352, right: 344, top: 0, bottom: 80 } };
const view: View = { zoom: 1, rotate: 0, x: 0, y: 0 };

const views = fc.record({
  zoom: fc.double({ min: 0.05, max: 3, noNaN: true }),
  rotate: fc.constantFrom(0, 90, 180, 270) as fc.Arbitrary<View['rotate']>,
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -5000, max: 5000 }),
});
const points = fc.record({
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -5000, max: 5000 }),
});

describe('the view', () => {
  it('shows 3 px to the centimetre at zoom 1, in the middle of the free area', () => {
    expect(toScreen({ x: 0, y: 0 }, view, area)).toEqual({ x: 724, y: 382 });
    expect(toScreen({ x: 100, y: 0 }, view, area).x).toBe(1024);
  });

  it('maps from the layout to the screen and back', () => {
    fc.assert(
      fc.property(views, points, (shown, point) => {
        const there = toLayout(toScreen(point, shown, area), shown, area);
        expect(there.x).toBeCloseTo(point.x, 6);
        expect(there.y).toBeCloseTo(point.y, 6);
      }),
    );
  });

  it('preserves the point under the pointer while zooming', () => {
    fc.assert(
      fc.property(views, points, fc.double({ min: 0.3, max: 3, noNaN: true }), (shown, at, zoom) => {
        const before = toLayout(at, shown, area);
        const after = toLayout(at, zoomedAt(shown, zoom, at, area), area);
        expect(after.x).toBeCloseTo(before.x, 5);
        expect(after.y).toBeCloseTo(before.y, 5);
      }),
    );
  });

  it('moves with the pointer at every rotation', () => {
    fc.assert(
      fc.property(views, (shown) => {
        const point = { x: 10, y: 20 };
        const before = toScreen(point, shown, area);
        const after = toScreen(point, panned(shown, 30, -40), area);
        expect(after.x - before.x).toBeCloseTo(30, 5);
        expect(after.y - before.y).toBeCloseTo(-40, 5);
      }),
    );
  });
});

describe('zoom', () => {
  it('stays within its limits by hand', () => {
    expect(limitZoom(0.1, 0.3)).toBe(0.3);
    expect(limitZoom(0.1, 0.05)).toBe(0.1);
    expect(limitZoom(9, 0.3)).toBe(3);
  });
});

describe('the scale', () => {
  it('is labelled as on a plan, and never 1:0', () => {
    expect(scaleOf(1)).toBe('1:13');
    expect(scaleOf(3)).toBe('1:4');
    expect(scaleOf(0.25)).toBe('1:50');
    expect(scaleOf(0.0123)).toBe('1:1000');
  });
});

describe('the grid', () => {
  it('has a tile of 40 cm at zoom 1, and one of about that size on screen at every other', () => {
    expect(backgroundSizeZoom(1)).toBe(40);
    for (const zoom of [0.01, 0.1, 0.3, 0.5, 2, 3]) {
      const pixels = backgroundSizeZoom(zoom) * 3 * zoom;
      expect(pixels).toBeGreaterThan(60);
      expect(pixels).toBeLessThan(240);
    }
  });
});
