import type { Box } from '@lumitor/domain/kinds/rail/axis';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, MIN_ZOOM, toScreen } from '../../visitor/projection.ts';
import { EMPTY_BOX, fittedView, framedView } from './framing.ts';

const ROOM: Box = { minX: -300, minY: -200, maxX: 300, maxY: 200 };
const area: CanvasArea = { width: 1440, height: 844, insets: { left: 352, right: 344, top: 0, bottom: 80 } };
const phone: CanvasArea = { width: 390, height: 420, insets: { left: 0, right: 0, top: 0, bottom: 0 } };

const views = fc.record({
  zoom: fc.double({ min: 0.05, max: 3, noNaN: true }),
  rotate: fc.constantFrom(0, 90, 180, 270) as fc.Arbitrary<View['rotate']>,
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -5000, max: 5000 }),
});
const areas = fc.constantFrom(area, phone);
const boxes = fc
  .tuple(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 200_000 }))
  .map(([wide, high]) => ({ minX: -10, minY: 5, maxX: wide, maxY: 5 + high }));

function expectInSight(bounds: Box, shown: View, { width, height, insets }: CanvasArea) {
  for (const point of [
    { x: bounds.minX, y: bounds.minY },
    { x: bounds.maxX, y: bounds.maxY },
  ]) {
    const { x, y } = toScreen(point, shown, { width, height, insets });
    expect(x).toBeGreaterThanOrEqual(insets.left);
    expect(x).toBeLessThanOrEqual(width - insets.right);
    expect(y).toBeGreaterThanOrEqual(insets.top);
    expect(y).toBeLessThanOrEqual(height - insets.bottom);
  }
}

describe('fitting the view', () => {
  it('shows a layout of any size in the free area', () => {
    fc.assert(
      fc.property(views, boxes, areas, (shown, bounds, within) => {
        expectInSight(bounds, fittedView(shown, bounds, within), within);
      }),
    );
  });
});

describe('the zoom', () => {
  it('is 1 on an empty drawing (D12a)', () => {
    expect(fittedView({ zoom: 1, rotate: 0, x: 0, y: 0 }, EMPTY_BOX, phone)).toEqual({
      zoom: 1,
      rotate: 0,
      x: 0,
      y: 0,
    });
  });

  it('goes below 0.3 only for a drawing that does not fit at 0.3 (D12)', () => {
    fc.assert(
      fc.property(views, boxes, areas, (shown, bounds, within) => {
        const usual = { ...shown, zoom: Math.max(MIN_ZOOM, shown.zoom) };
        const { zoom } = framedView(usual, bounds, bounds, within);

        if (fittedView(shown, bounds, within).zoom >= MIN_ZOOM) expect(zoom).toBeGreaterThanOrEqual(MIN_ZOOM);
      }),
    );
  });
});

describe('a view that follows the drawing', () => {
  it('shows all of it from any earlier view', () => {
    fc.assert(
      fc.property(views, boxes, areas, (shown, bounds, within) => {
        expectInSight(bounds, framedView(shown, bounds, bounds, within), within);
      }),
    );
  });

  it('stays while all is in sight', () => {
    const shown = fittedView({ zoom: 1, rotate: 0, x: 0, y: 0 }, ROOM, area);
    expect(framedView(shown, ROOM, ROOM, area)).toBe(shown);
    const small = { minX: -100, minY: -10, maxX: 200, maxY: 90 };
    expect(framedView(shown, small, small, area)).toBe(shown);
  });

  it('is moved if that suffices, else zoomed out with spare room', () => {
    const shown = fittedView({ zoom: 1, rotate: 0, x: 0, y: 0 }, ROOM, area);
    const adjacent = { minX: 900, minY: 0, maxX: 1000, maxY: 10 };
    expect(framedView(shown, adjacent, adjacent, area).zoom).toBe(shown.zoom);
    const large = { minX: -300, minY: 0, maxX: 1000, maxY: 400 };
    const outgrown = framedView(shown, large, large, area);
    expect(outgrown.zoom).toBeLessThan(shown.zoom);
    const grown = { ...large, maxX: 1060 };
    expect(framedView(outgrown, grown, grown, area)).toBe(outgrown);
  });

  it('shows the preview of the next rail, but never zooms out for it', () => {
    const shown = fittedView({ zoom: 1, rotate: 0, x: 0, y: 0 }, ROOM, area);
    const near = { ...ROOM, maxX: 330 };
    expectInSight(near, framedView(shown, ROOM, near, area), area);
    expect(framedView(shown, ROOM, { ...ROOM, maxX: 3000 }, area)).toBe(shown);
  });
});
