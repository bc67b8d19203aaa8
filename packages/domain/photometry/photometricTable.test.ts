import { describe, expect, it } from 'vitest';
import { SAMPLE_HEAD } from '../testing/arbitraryTable.ts';
import { writeIes } from '../testing/writeIes.ts';
import { writeLdt } from '../testing/writeLdt.ts';
import { fluxOf } from './figures.ts';
import { fluxDoubt, type PhotometricTable } from './photometricTable.ts';
import { readPhotometry } from './readPhotometry.ts';

const GAMMA = Array.from({ length: 37 }, (_, index) => index * 2.5);
const TABLE: PhotometricTable = {
  symmetry: 'rotational',
  c: [0],
  gamma: GAMMA,
  candela: [GAMMA.map((angle) => (1_000 / Math.PI) * Math.cos((angle * Math.PI) / 180))],
  turn: 0,
};
const doubtOf = (text: string) => {
  const { table, stated } = readPhotometry(new TextEncoder().encode(text));
  return fluxDoubt(fluxOf(table), stated);
};
const ldt = (lumens: number) => writeLdt(TABLE, { ...SAMPLE_HEAD, lumens });
const ies = (lamps: string) => writeIes(2002, TABLE, SAMPLE_HEAD).replace(/^1 -1 /m, lamps);

describe('stated flux of a photometric file', () => {
  it('is accepted if the intensities agree', () => {
    for (const lumens of [960, 1_000, 1_040]) expect(doubtOf(ldt(lumens))).toBeNull();
  });

  it('is doubted with both values if the intensities differ', () => {
    for (const lumens of [295, 900, 1_100, 3_400]) {
      expect(doubtOf(ldt(lumens))?.stated).toEqual({ lumens, isOfLamps: false });
      expect(doubtOf(ldt(lumens))?.flux).toBeCloseTo(1_000, -1);
    }
  });

  it('may exceed that of the luminaire for the lamps alone, but not be less', () => {
    for (const lamps of ['1 1000 ', '1 2500 ', '4 900 ', '1 -1 ']) expect(doubtOf(ies(lamps))).toBeNull();
    expect(doubtOf(ies('2 150 '))?.stated).toEqual({ lumens: 300, isOfLamps: true });
    const withoutRatio = ldt(295).replace(/^100\r\n100\r\n1\r\n/m, '100\r\n0\r\n1\r\n');
    expect(doubtOf(withoutRatio)?.stated).toEqual({ lumens: 295, isOfLamps: true });
  });
});
