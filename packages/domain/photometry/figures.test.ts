import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryTable } from '../testing/arbitraryTable.ts';
import { tableDistribution } from './distribution.ts';
import { beamOf, fieldOf, fluxOf, peakOf } from './figures.ts';
import type { PhotometricTable } from './photometricTable.ts';

const DEGREE = Math.PI / 180;
const upTo = (most: number, step = 1) => Array.from({ length: most / step + 1 }, (_, index) => index * step);

const rotational = (gamma: number[], candelaOf: (angle: number) => number): PhotometricTable => ({
  symmetry: 'rotational',
  c: [0],
  gamma,
  candela: [gamma.map(candelaOf)],
  turn: 0,
});

describe('the flux of a table', () => {
  it('is 4π times a uniform intensity, and half of that if the table ends at the horizon', () => {
    expect(fluxOf(rotational([0, 180], () => 100))).toBeCloseTo(400 * Math.PI, 9);
    expect(fluxOf(rotational([0, 90], () => 100))).toBeCloseTo(200 * Math.PI, 9);
  });

  it('is π times the peak of a Lambertian surface', () => {
    expect(fluxOf(rotational(upTo(90), (angle) => 100 * Math.cos(angle * DEGREE)))).toBeCloseTo(
      100 * Math.PI,
      1,
    );
  });

  it('equals the integral of its distribution in small steps', () => {
    fc.assert(
      fc.property(arbitraryTable, (table) => {
        const { intensity } = tableDistribution(table);
        let sum = 0;
        for (let c = 0.5; c < 360; c++)
          for (let gamma = 0.05; gamma < 180; gamma += 0.1)
            sum += intensity(c, gamma) * Math.sin(gamma * DEGREE) * 0.1 * DEGREE * DEGREE;
        expect(fluxOf(table) / sum).toBeCloseTo(1, 2);
      }),
      { numRuns: 10 },
    );
  });
});

describe('the beam of a table', () => {
  const sides = (
    c: number[],
    symmetry: PhotometricTable['symmetry'],
    candela: number[][],
  ): PhotometricTable => ({
    symmetry,
    c,
    candela,
    turn: 0,
    gamma: upTo(90, 15),
  });

  it('is the full angle at half the peak, between the angles of the table', () => {
    const table = rotational([0, 10, 30, 90], (angle) => (angle < 20 ? 100 : 0));
    expect(beamOf(table)).toEqual({ c0c180: 40, c90c270: 40 });
    expect(peakOf(table)).toBe(100);
  });

  it('is reported for both planes, each by its own peak', () => {
    const wide = [100, 100, 100, 100, 0, 0, 0];
    const narrow = [100, 100, 0, 0, 0, 0, 0];
    const { c0c180, c90c270 } = beamOf(sides([0, 90], 'quadrants', [wide, narrow]));
    expect([c0c180, c90c270]).toEqual([105, 45]);
  });

  it('is missing in a dark plane', () => {
    const dark = [0, 0, 0, 0, 0, 0, 0];
    const bright = [0, 50, 100, 50, 0, 0, 0];
    const { c0c180, c90c270 } = beamOf(sides([0, 90], 'quadrants', [dark, bright]));
    expect([c0c180, c90c270]).toEqual([0, 30]);
  });

  it('reaches from one side to the other if the peak is on one side', () => {
    const front = [50, 80, 100, 80, 20, 0, 0];
    const back = [50, 20, 0, 0, 0, 0, 0];
    expect(beamOf(sides([0, 180], 'c0c180', [front, back])).c0c180).toBeCloseTo(52.5, 6);
  });

  it('ends where the table ends, goes around a uniform table, and is found above as well', () => {
    expect(beamOf(rotational([0, 90], () => 100)).c0c180).toBeCloseTo(180, 5);
    expect(beamOf(rotational([0, 180], () => 100)).c0c180).toBe(360);
    expect(beamOf(rotational([160, 170, 180], (angle) => angle - 160)).c0c180).toBeCloseTo(20, 5);
  });
});

describe('the field of a table', () => {
  it('is the full angle at a tenth of the peak, in both planes, and never narrower than the beam', () => {
    const cone = rotational([0, 50, 90], (angle) => Math.max(0, 100 - 2 * angle));
    expect(fieldOf(cone)).toEqual({ c0c180: 90, c90c270: 90 });
    fc.assert(
      fc.property(arbitraryTable, (table) => {
        const [beam, field] = [beamOf(table), fieldOf(table)];
        expect(field.c0c180).toBeGreaterThanOrEqual(beam.c0c180);
        expect(field.c90c270).toBeGreaterThanOrEqual(beam.c90c270);
      }),
    );
  });
});
