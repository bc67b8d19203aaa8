import { drawLayout } from '@lumitor/domain/drawing/drawing';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { windingLayout } from '@lumitor/domain/testing/sampleLayouts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enlarged, layersOf, lightEvery } from './layers.ts';

const scales = fc.double({ min: 0.001, max: 9, noNaN: true });

describe('what is drawn', () => {
  it('keeps rails at least 4 px wide at any scale', () => {
    fc.assert(
      fc.property(scales, (scale) => {
        // Body and edges are 5.2 cm in true size, the body alone 4.4.
        expect(4.4 * enlarged(scale) * scale).toBeGreaterThanOrEqual(4);
      }),
    );
  });

  it('has its true size from 1.35 px to the centimetre on', () => {
    expect(enlarged(1.35)).toBe(1);
    expect(enlarged(3)).toBe(1);
  });

  it('thins luminaires out so that those drawn are told apart', () => {
    fc.assert(
      fc.property(scales, fc.integer({ min: 1, max: 5000 }), (scale, lights) => {
        const every = lightEvery(lights, 3000, scale);
        expect(every * (3000 / lights) * scale).toBeGreaterThanOrEqual(9);
      }),
    );
    expect(lightEvery(10, 3000, 1)).toBe(1);
  });

  it('draws as many luminaires as the thinning leaves, and every rail whatever it is', () => {
    const geometry = geometryOf(windingLayout(20));
    const drawing = drawLayout(geometry, [{ id: 'a', quantity: 40 }]);
    const all = layersOf(drawing);
    expect(all.lightCount).toBe(40);
    const thinned = layersOf(drawing, 3, 4);
    expect(thinned.lightCount).toBe(10);
    expect(thinned.rails).toEqual(all.rails);
  });

  it('names the longest runs first', () => {
    const { labels } = layersOf(drawLayout(geometryOf(windingLayout(20))));
    const lengths = labels.map(({ length }) => length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  });
});
