import fc from 'fast-check';
import { type PhotometricTable, SYMMETRIES, type Symmetry } from '../photometry/photometricTable.ts';
import type { PhotometryHead } from './photometryHead.ts';

const ENDS: Readonly<Record<Symmetry, readonly [first: number, last: number]>> = {
  none: [0, 359],
  rotational: [0, 0],
  c0c180: [0, 180],
  c90c270: [90, 270],
  quadrants: [0, 90],
};

const rising = (first: number, last: number) =>
  fc
    .uniqueArray(fc.integer({ min: first, max: last }), { maxLength: 12 })
    .map((between) => [...new Set([first, ...between, last])].sort((a, b) => a - b));

export const arbitraryTable: fc.Arbitrary<PhotometricTable> = fc
  .record({
    symmetry: fc.constantFrom(...SYMMETRIES),
    last: fc.integer({ min: 1, max: 180 }),
    turn: fc.constantFrom(0 as const, 90 as const),
  })
  .chain(({ symmetry, last, turn }) =>
    fc.record({
      symmetry: fc.constant(symmetry),
      c: rising(...ENDS[symmetry]),
      gamma: fc.integer({ min: 0, max: last - 1 }).chain((first) => rising(first, last)),
      turn: fc.constant(turn),
    }),
  )
  .chain((table) =>
    fc
      .array(fc.integer({ min: 0, max: 5_000_000 }), {
        minLength: table.c.length * table.gamma.length,
        maxLength: table.c.length * table.gamma.length,
      })
      .map((values) => ({
        ...table,
        candela: table.c.map((_, plane) =>
          table.gamma.map((_, angle) =>
            plane + angle === 0 ? 1 : (values[plane * table.gamma.length + angle] as number) / 1000,
          ),
        ),
      })),
  );

export const SAMPLE_HEAD: PhotometryHead = {
  maker: 'Maker',
  name: 'Name',
  code: 'code',
  date: '2026-11-22',
  lamp: 'LED',
  lumens: 1000,
  watts: 10,
  cct: 3000,
  cri: 90,
  length: 12,
  width: 0,
  height: 10,
  luminousLength: 8,
  luminousWidth: 0,
};

export const SAMPLE_TABLE: PhotometricTable = {
  symmetry: 'c0c180',
  c: [0, 90, 180],
  gamma: [0, 30, 60, 90],
  candela: [
    [100, 80, 40, 0],
    [100, 70, 30, 0],
    [100, 60, 20, 0],
  ],
  turn: 0,
};
