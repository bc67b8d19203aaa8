import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { arbitraryTable, SAMPLE_HEAD, SAMPLE_TABLE } from '../testing/arbitraryTable.ts';
import { writeIes } from '../testing/writeIes.ts';
import { writeLdt } from '../testing/writeLdt.ts';
import { writeTm33 } from '../testing/writeTm33.ts';
import type { Bytes } from '../units.ts';
import { compacted } from './compacted.ts';
import { tableDistribution } from './distribution.ts';
import { PhotometryError } from './fault.ts';
import { beamOf, fluxOf, peakOf } from './figures.ts';
import { type PhotometricFile, type PhotometricTable, photometricTableSchema } from './photometricTable.ts';
import { readPhotometry } from './readPhotometry.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 300);

const LONGEST: Bytes = 10 * 2 ** 20;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const read = (text: string) => readPhotometry(bytesOf(text));

function outcomeOf(bytes: Uint8Array): PhotometricFile | PhotometryError {
  try {
    return readPhotometry(bytes);
  } catch (error) {
    if (error instanceof PhotometryError) return error;
    throw error;
  }
}

const LDT = writeLdt(SAMPLE_TABLE, { ...SAMPLE_HEAD, name: 'Żyrandol' });
const IES = writeIes(1995, SAMPLE_TABLE, { ...SAMPLE_HEAD, name: 'Kegel für Gäste' });
const XML = writeTm33(23, SAMPLE_TABLE, { ...SAMPLE_HEAD, name: 'Żyrandol <A&B>' });

describe('a photometric file', () => {
  it('is recognized by its content, not its name', () => {
    expect(
      [
        LDT,
        IES,
        IES.replace(/^IESNA.*\r\n/, ''),
        IES.replace('IESNA:', 'IES:'),
        XML,
        `\n${XML.slice(40)}`,
      ].map((text) => read(text).format),
    ).toEqual(['ldt', 'ies', 'ies', 'ies', 'xml', 'xml']);
  });

  it('is UTF-8 or single-byte, with or without a byte order mark, with any line ends', () => {
    expect(read(LDT).name).toBe('Żyrandol');
    expect(readPhotometry(latin1(IES))).toEqual(read(IES));
    expect(read(IES).name).toBe('Kegel für Gäste');
    expect(read(XML).name).toBe('Żyrandol <A&B>');
    for (const text of [LDT, IES, XML])
      for (const other of [`\uFEFF${text}`, text.replaceAll('\r\n', '\n'), text.replaceAll('\r\n', '\r')])
        expect(read(other)).toEqual(read(text));
  });

  it('has a name in the encoding of old programs', () => {
    const name = '\x8cwietl\xf3wka kloszowa \xbf\xf3\xb3ta';
    expect(readPhotometry(latin1(IES.replace('Kegel für Gäste', name))).name).toBe(
      'Świetlówka kloszowa żółta',
    );
    expect(readPhotometry(latin1(LDT.replace('Żyrandol', name))).name).toBe('Świetlówka kloszowa żółta');
  });

  it('is refused above 10 MB', () => {
    const long = (size: number) => bytesOf(LDT + ' '.repeat(size - bytesOf(LDT).length));
    expect(outcomeOf(long(LONGEST))).toMatchObject({ format: 'ldt' });
    expect(outcomeOf(long(LONGEST + 1))).toMatchObject({ fault: 'tooLarge', line: null });
  });

  it('may have the largest number of planes and angles, with six digits per intensity', () => {
    const c = Array.from({ length: 720 }, (_, plane) => plane / 2);
    const gamma = Array.from({ length: 1_441 }, (_, angle) => angle / 8);
    const candela = c.map((plane) => gamma.map((angle) => 100 + ((plane * 7 + angle * 13) % 800) + 0.125));
    const table: PhotometricTable = { symmetry: 'none', c, gamma, candela, turn: 0 };
    expect(read(writeLdt(table, { ...SAMPLE_HEAD, lumens: 1_000 })).table).toEqual(table);
    const back = read(writeIes(2002, table, SAMPLE_HEAD)).table;
    expect([back.c.length, back.gamma.length]).toEqual([720, 1_441]);
  });

  it('returns the written table in every format', () => {
    fc.assert(
      fc.property(arbitraryTable, fc.constantFrom(1986, 1991, 1995, 2002, 2019), (table, year) => {
        const { c, gamma, candela } = table;
        expect(read(writeLdt(table, SAMPLE_HEAD)).table).toEqual(table);
        for (const version of [18, 23] as const)
          expect(read(writeTm33(version, table, SAMPLE_HEAD)).table).toEqual({ ...table, turn: 0 });
        const back = read(writeIes(year, table, SAMPLE_HEAD)).table;
        expect(back).toMatchObject({ symmetry: table.symmetry, c, gamma, turn: 0 });
        for (const [plane, row] of candela.entries())
          for (const [angle, value] of row.entries())
            expect(Math.abs((back.candela[plane]?.[angle] ?? -1) - value)).toBeLessThan(0.00501);
      }),
      { numRuns: Math.min(numRuns, 2_000) },
    );
  });
});

const SEEDS = [
  ...(['none', 'rotational', 'c0c180', 'c90c270', 'quadrants'] as const).map((symmetry) => {
    const c = {
      none: [0, 90, 200],
      rotational: [0],
      c0c180: [0, 90, 180],
      c90c270: [90, 180, 270],
      quadrants: [0, 90],
    };
    return {
      ...SAMPLE_TABLE,
      symmetry,
      c: c[symmetry],
      candela: SAMPLE_TABLE.candela.slice(0, c[symmetry].length),
    };
  }),
].flatMap((table, index) => [
  writeLdt(table, SAMPLE_HEAD),
  writeIes([1986, 1991, 1995, 2002, 2019][index] as 1986, table, SAMPLE_HEAD),
  writeTm33(index % 2 ? 18 : 23, table, SAMPLE_HEAD),
  writeTm33(23, table, SAMPLE_HEAD).replace('<Emitter>', '<!-- & --><Emitter a="&lt;">'),
  writeIes(2002, table, SAMPLE_HEAD).replace('TILT=NONE', 'TILT=INCLUDE\r\n1\r\n3\r\n0 45 90\r\n1 0.9 0.8'),
]);

const place = fc.double({ min: 0, max: 1, noNaN: true });
const at = (text: string, where: number) => Math.min(text.length, Math.floor(where * (text.length + 1)));
const lineAt = (text: string, where: number, change: (line: string) => string[]) => {
  const lines = text.split('\r\n');
  const index = Math.min(lines.length - 1, Math.floor(where * lines.length));
  return lines.toSpliced(index, 1, ...change(lines[index] ?? '')).join('\r\n');
};
const STRANGE = [
  '1e999',
  '1e308',
  '1e15',
  '99999999',
  '721',
  '-1',
  '-0',
  'NaN',
  'Infinity',
  '',
  '2.5',
  '1,5',
  '1,000',
  '1000,0',
  ',5',
  '0',
  '1e-320',
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '&b;',
  '&#1114112;',
  '<a>',
  '</a>',
  '<a',
  '<!--',
  '<![CDATA[',
  '"',
];

const mutation: fc.Arbitrary<(text: string) => string> = fc.oneof(
  fc.tuple(place, fc.integer({ min: 0, max: 255 })).map(
    ([where, byte]) =>
      (text: string) =>
        text.slice(0, at(text, where)) + String.fromCharCode(byte) + text.slice(at(text, where) + 1),
  ),
  place.map((where) => (text: string) => lineAt(text, where, () => [])),
  place.map((where) => (text: string) => lineAt(text, where, (line) => [line, line])),
  fc.tuple(place, place, fc.constantFrom(...STRANGE)).map(
    ([where, which, value]) =>
      (text: string) =>
        lineAt(text, where, (line) => {
          const words = line.split(' ');
          return [words.with(Math.min(words.length - 1, Math.floor(which * words.length)), value).join(' ')];
        }),
  ),
  place.map((where) => (text: string) => text.slice(0, at(text, where))),
  fc.tuple(place, place, fc.constantFrom(...SEEDS)).map(
    ([where, from, other]) =>
      (text: string) =>
        text.slice(0, at(text, where)) + other.slice(at(other, from)),
  ),
);

describe('a file of any content', () => {
  it('is refused or read, and the result can be computed with', () => {
    let known = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...SEEDS),
        fc.array(mutation, { minLength: 1, maxLength: 5 }),
        (seed, mutations) => {
          const bytes = latin1(mutations.reduce((text, mutate) => mutate(text), seed));
          const outcome = outcomeOf(bytes);
          if (outcome instanceof PhotometryError) return;
          known += 1;
          const { table } = outcome;
          expect(v.is(photometricTableSchema, table)).toBe(true);
          expect(v.is(photometricTableSchema, compacted(table))).toBe(true);
          expect(fluxOf(table)).toBeGreaterThanOrEqual(0);
          for (const beam of Object.values(beamOf(table))) expect(beam).toBeLessThanOrEqual(360);
          for (const gamma of [0, 45, 90, 180])
            expect(tableDistribution(table).intensity(100, gamma)).toBeLessThanOrEqual(
              peakOf(table) * (1 + 1e-9),
            );
        },
      ),
      { numRuns },
    );
    expect(known).toBeGreaterThan(numRuns / 20);
  });
});
