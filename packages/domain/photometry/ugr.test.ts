import { describe, expect, it } from 'vitest';
import type { LuminousOpening, PhotometricFile, PhotometricTable, UgrValue } from './photometricTable.ts';
import { UGR_ROOMS, ugrOf, ugrTable } from './ugr.ts';

const upTo = (most: number, step: number) =>
  Array.from({ length: most / step + 1 }, (_, index) => index * step);
const OPENING: LuminousOpening = { length: 600, width: 600, sideC0: 0, sideC90: 0, lengthAlong: 90 };

function fileOf(
  beam: (c: number) => number,
  {
    peak = 1000,
    opening = OPENING as LuminousOpening | null,
    symmetry = 'none' as PhotometricTable['symmetry'],
  } = {},
): PhotometricFile & { opening: LuminousOpening } {
  const c = symmetry === 'rotational' ? [0] : upTo(345, 15);
  const gamma = upTo(90, 5);
  const candela = c.map((plane) => {
    const power = Math.log(0.5) / Math.log(Math.cos((beam(plane) * Math.PI) / 360));
    return gamma.map((angle) => peak * Math.max(0, Math.cos((angle * Math.PI) / 180)) ** power);
  });
  const table: PhotometricTable = { symmetry, c, gamma, candela, turn: 0 };
  const file: PhotometricFile = { format: 'ldt', name: '', table, isAbsolute: true, stated: null, opening };
  return file as PhotometricFile & { opening: LuminousOpening };
}

const numbers = (row: readonly UgrValue[]) =>
  row.map((value) => (typeof value === 'number' ? value : Number.NaN));
const middle = (file: PhotometricFile & { opening: LuminousOpening }) => {
  const at = UGR_ROOMS.findIndex(({ x, y }) => x === 4 && y === 8);
  return numbers(ugrTable(file).rows[at] ?? []);
};
const differences = (one: number[], other: number[]) => one.map((value, at) => value - (other[at] ?? 0));

describe('the UGR table of a luminaire', () => {
  it('has nineteen rooms, and equal crosswise and endwise views for a round light', () => {
    const { rows, isMean } = ugrTable(fileOf(() => 90, { symmetry: 'rotational' }));
    expect(rows).toHaveLength(19);
    for (const row of rows) expect(row.slice(0, 5)).toEqual(row.slice(5));
    expect(isMean).toBe(false);
  });

  it('rises by 8 lg 2 at twice the intensity, and falls by 8 lg 4 with an opening four times as large', () => {
    const base = middle(fileOf(() => 90));
    for (const rise of differences(middle(fileOf(() => 90, { peak: 2000 })), base))
      expect(rise).toBeCloseTo(8 * Math.log10(2), 0);
    const large = { ...OPENING, length: 1200, width: 1200 };
    for (const fall of differences(base, middle(fileOf(() => 90, { opening: large }))))
      expect(fall).toBeCloseTo(8 * Math.log10(4), 0);
  });

  it('is higher with dark walls and ceilings than with light ones', () => {
    const [light = 0, darkWalls = 0, , , dark = 0] = middle(fileOf(() => 90));
    expect(light).toBeLessThan(darkWalls);
    expect(darkWalls).toBeLessThan(dark);
  });

  it('is the same for a file whose length lies along C0, turned by a quarter', () => {
    const wide = (turn: number) => (c: number) => 90 + 40 * Math.cos(((c + turn) * Math.PI) / 90);
    const long = { ...OPENING, length: 1200, width: 100 };
    const [eulumdat, ies] = [
      middle(fileOf(wide(0), { opening: long })),
      middle(fileOf(wide(90), { opening: { ...long, lengthAlong: 0 } })),
    ];
    expect(ies).toEqual(eulumdat);
    expect(eulumdat.slice(0, 5)).not.toEqual(eulumdat.slice(5));
  });

  it('uses the mean of quadrants that differ, and reports it', () => {
    const lopsided = fileOf((c) => 90 + 10 * Math.cos((c * Math.PI) / 180));
    expect(ugrTable(lopsided).isMean).toBe(true);
    expect(ugrOf(lopsided)).toMatchObject({ isMean: true });
  });

  it('says "below 10" for hardly any light', () => {
    expect(ugrTable(fileOf(() => 90, { peak: 0.1 })).rows.flat()).toEqual(Array(190).fill('low'));
  });

  it.each([
    ['a spot', fileOf(() => 24), 'narrow'],
    ['a wallwasher', fileOf((c) => (c < 90 || c > 270 ? 120 : 40)), 'asymmetric'],
    ['a file without an opening', fileOf(() => 90, { opening: null }), 'noOpening'],
    ['an opening that is a line', fileOf(() => 90, { opening: { ...OPENING, length: 0 } }), 'noOpening'],
    ['a luminaire for offices', fileOf(() => 90), null],
  ])('is present or missing for %s: %#', (_, file, refusal) => {
    const found = ugrOf(file);
    expect('refusal' in found ? found.refusal : null).toBe(refusal);
  });
});
