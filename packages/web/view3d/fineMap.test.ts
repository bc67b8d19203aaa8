import type { LightMap } from '@lumitor/domain/light/scene';
import { describe, expect, it } from 'vitest';
import { adaptation, fineMap } from './fineMap.ts';

const mapOf = (rows: number[][], step = 24): LightMap => ({
  surface: { kind: 'floor' },
  x: step / 2,
  y: step / 2,
  stepX: step,
  stepY: step,
  columns: rows[0]?.length ?? 0,
  rows: rows.length,
  lux: Float32Array.from(rows.flat()),
});

describe('light on the screen', () => {
  it('is interpolated within the computed range, and without holes', () => {
    const { columns, rows, lux } = fineMap(
      mapOf([
        [100, 200, Number.NaN],
        [100, 400, Number.NaN],
      ]),
    );
    expect([columns, rows]).toEqual([12, 8]);
    for (const value of lux) {
      expect(value).toBeGreaterThanOrEqual(100);
      expect(value).toBeLessThanOrEqual(400);
    }
    // Points outside have the value of their neighbour.
    expect(lux[columns * rows - 1]).toBeCloseTo(400, 0);
  });

  it('adapts to the light reflected by all surfaces, weighted by area', () => {
    const bright = { map: mapOf([[400, 400, 400]]), reflectance: 0.5 };
    const dark = { map: mapOf([[0, Number.NaN]]), reflectance: 0.5 };
    expect(adaptation([bright, dark])).toBeCloseTo(150);
    expect(adaptation([])).toBe(0);
  });
});
