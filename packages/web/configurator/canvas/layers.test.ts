import { drawLayout } from '@lumitor/domain/drawing/drawing';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { windingLayout } from '@lumitor/domain/testing/sampleLayouts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enlarged, layersOf } from './layers.ts';

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

  it('names the longest runs first', () => {
    const { labels } = layersOf(drawLayout(geometryOf(windingLayout(20))));
    const lengths = labels.map(({ length }) => length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  });
});
