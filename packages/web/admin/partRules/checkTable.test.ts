import type { PartTable, RailFamily } from '@lumitor/domain/catalogue/partTable';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { describe, expect, it } from 'vitest';
import { tableFaults, warningsOf } from './checkTable.ts';

const { standard } = DEFAULT_PART_TABLES;

const withFamily = (index: number, change: (family: RailFamily) => Partial<RailFamily>): PartTable => ({
  ...standard,
  families: standard.families.map((family, at) => (at === index ? { ...family, ...change(family) } : family)),
});

const faults = (table: PartTable) => Object.fromEntries(tableFaults(table));
const warnings = (table: PartTable) => Object.fromEntries(warningsOf(table));

describe('the shipped tables', () => {
  it.each(['standard', 'micro'] as const)('of %s have neither faults nor warnings', (line) => {
    expect(faults(DEFAULT_PART_TABLES[line])).toEqual({});
    expect(warnings(DEFAULT_PART_TABLES[line])).toEqual({});
  });
});

describe('a table is invalid', () => {
  it('with a family without rails, or a code that is too long', () => {
    const table = withFamily(1, ({ parts }) => ({
      black: '',
      white: ' ',
      parts: { ...parts, feed: { black: 'x'.repeat(61), white: '' } },
    }));
    expect(faults(table)).toEqual({ 'families.1.black': 'empty', 'families.1.parts.feed.black': 'long' });
  });

  it.each([Number.NaN, 0, 12.5])('with %s centimetres per feed', (feedEvery) => {
    expect(faults({ ...standard, feedEvery })).toEqual({ feedEvery: 'length' });
  });

  it.each([0.05, 1000.5, 'dużo'])('with %s for the conductor', (conductor) => {
    expect(faults({ ...standard, conductor } as PartTable)).toEqual({ conductor: 'measure' });
  });

  it.each([19, 200.5, 'dużo'])('with %s for the spacing of fixing points', (fixingSpacing) => {
    const own = { fixingSpacing } as Partial<RailFamily>;
    expect(faults(withFamily(1, () => own))).toEqual({ 'families.1.fixingSpacing': 'measure' });
    expect(faults(withFamily(1, () => ({ fixingSpacing: 66.7 })))).toEqual({});
  });

  it.each([{ voltage: 24 }, { minVoltage: 48 }, { voltage: 12.5, minVoltage: 12.5 }])(
    'if luminaires need a voltage that the supplies do not deliver: %o',
    (electric) => {
      expect(faults({ ...standard, ...electric })).toEqual({ minVoltage: 'notBelow' });
      expect(faults({ ...standard, voltage: 24, minVoltage: 22.5 })).toEqual({});
    },
  );

  it('with a rail code in two families, in any colour', () => {
    expect(faults(withFamily(2, () => ({ white: ' MT0001' })))).toEqual({
      'families.0.black': 'twice',
      'families.2.white': 'twice',
    });
  });
});

describe('a code', () => {
  it('for both colours of a part is valid', () => {
    const table = withFamily(0, ({ parts }) => ({ parts: { ...parts, feed: { black: 'F1', white: 'F1' } } }));
    expect(faults(table)).toEqual({});
    expect(warnings(table)).toEqual({});
  });

  it('for one role in two families is valid', () => {
    const [first] = standard.families;
    if (!first) throw new Error('The default table has no family');
    expect(warnings(withFamily(1, ({ parts }) => ({ parts: { ...parts, feed: first.parts.feed } })))).toEqual(
      {},
    );
  });

  it('for two roles is a warning at both', () => {
    const table = withFamily(0, ({ parts }) => ({
      parts: { ...parts, feed: { ...parts.feed, black: parts.endCap.black } },
    }));
    expect(faults(table)).toEqual({});
    expect(warnings(table)).toEqual({
      'families.0.parts.endCap.black': ['feed'],
      'families.0.parts.feed.black': ['endCap'],
    });
  });

  it('for the black and the white rail is valid, and so is a missing colour or role', () => {
    const table = withFamily(0, ({ black, parts }) => ({
      white: black,
      parts: { ...parts, feed: { black: '', white: '' }, endCap: { black: 'C', white: '' } },
    }));
    expect(faults(table)).toEqual({});
    expect(warnings(table)).toEqual({});
  });
});
