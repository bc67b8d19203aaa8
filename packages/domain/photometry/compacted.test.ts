import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { arbitraryTable } from '../testing/arbitraryTable.ts';
import { compacted } from './compacted.ts';
import { tableDistribution } from './distribution.ts';
import { fluxOf, peakOf } from './figures.ts';
import {
  allPlanes,
  type PhotometricTable,
  photometricTableSchema,
  type Symmetry,
} from './photometricTable.ts';

const upTo = (most: number, step: number) =>
  Array.from({ length: most / step + 1 }, (_, index) => index * step);

const smooth = (symmetry: Symmetry, c: number[], gamma: number[]): PhotometricTable => ({
  symmetry,
  c,
  gamma,
  turn: 0,
  candela: c.map((plane) =>
    gamma.map((angle) => {
      const cosine = Math.cos((angle * Math.PI) / 180);
      return cosine > 0
        ? 1234.5678 * cosine ** 3 * (1 + 0.3 * Math.cos((plane * Math.PI) / 180) * (1 - cosine))
        : 0;
    }),
  ),
});

describe('a compacted table', () => {
  it('keeps four digits if it is small', () => {
    fc.assert(
      fc.property(arbitraryTable, (table) => {
        const sent = compacted(table);
        expect({ ...sent, candela: [] }).toEqual({ ...table, candela: [] });
        for (const [plane, row] of table.candela.entries())
          for (const [angle, candela] of row.entries())
            expect(Math.abs((sent.candela[plane]?.[angle] ?? -1) - candela)).toBeLessThanOrEqual(
              candela * 0.0005,
            );
      }),
    );
    const usual = smooth('none', upTo(345, 15), upTo(180, 5));
    expect(compacted(usual).candela.map(({ length }) => length)).toEqual(usual.c.map(() => 37));
  });

  it.each<[name: string, Symmetry, number[], number[]]>([
    ['of every degree', 'none', upTo(359, 1), upTo(180, 1)],
    ['of half degrees', 'none', upTo(357.5, 2.5), upTo(90, 0.5)],
    ['of one half', 'c0c180', upTo(180, 2.5), upTo(180, 1)],
    ['of a single plane', 'rotational', [0], upTo(180, 0.125)],
  ])('loses at most a 500th of the peak if it is large, and is a few kB: %s', (_, symmetry, c, gamma) => {
    const table = smooth(symmetry, c, gamma);
    const sent = compacted(table);
    expect(v.is(photometricTableSchema, sent)).toBe(true);
    expect(JSON.stringify(sent).length).toBeLessThan(8_000);
    expect(allPlanes(sent).map((plane) => plane.c)).toContain(symmetry === 'c0c180' ? 180 : 0);
    const [before, after] = [tableDistribution(table), tableDistribution(sent)];
    let lost = 0;
    for (let plane = 0.3; plane < 360; plane += 7)
      for (let angle = 0; angle <= 180; angle += 1.7)
        lost = Math.max(lost, Math.abs(before.intensity(plane, angle) - after.intensity(plane, angle)));
    expect(lost).toBeLessThanOrEqual(peakOf(table) * 0.0025);
    expect(fluxOf(sent) / fluxOf(table)).toBeCloseTo(1, 2);
  });
});
