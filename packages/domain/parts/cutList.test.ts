import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { geometryOf, type Layout } from '../kinds/rail/layout.ts';
import { arbitraryLayout } from '../testing/arbitraryEdit.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { cutList } from './cutList.ts';
import { DEFAULT_PART_TABLES } from './defaultPartTable.ts';
import { countParts } from './parts.ts';
import { BY_STEP, type Sawing, sawingOf } from './sawing.ts';
import { countBought } from './sawnRails.ts';

const OFFCUTS: Sawing = { usesOffcuts: true, kerf: 3 };

const partsOf = (layout: Layout, sawing = BY_STEP) =>
  countParts(geometryOf(layout), DEFAULT_PART_TABLES.standard, undefined, countBought(layout.steps, sawing));

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

const luminairesOf = (layout: Layout, sawing?: Sawing) =>
  cutList(layout.steps, sawing)
    .flatMap(({ pieces, into }) =>
      pieces.flatMap((piece, index) => into[index]?.map((step) => `${step} ${piece}`)),
    )
    .sort();

describe('a cut list that uses offcuts', () => {
  it('cuts the same pieces for the same rails, from no more metres', () => {
    fc.assert(
      fc.property(arbitraryLayout, (layout) => {
        expect(luminairesOf(layout, OFFCUTS)).toEqual(luminairesOf(layout));
        const own = partsOf(layout);
        const shared = partsOf(layout, OFFCUTS);
        const metres = (parts: typeof own) => 2 * parts.frameLength200 + parts.frameLength100;
        expect(metres(shared)).toBeLessThanOrEqual(metres(own));
        const { frameLength100, frameLength200 } = shared;
        expect({ ...own, frameLength100, frameLength200 }).toEqual(shared);
      }),
    );
  });

  it('lists the rails to buy, none filled beyond its length', () => {
    fc.assert(
      fc.property(arbitraryLayout, (layout) => {
        const rows = cutList(layout.steps, OFFCUTS);
        const { frameLength100, frameLength200 } = partsOf(layout, OFFCUTS);
        const countOf = (length: number) =>
          sum(rows.filter(({ rail }) => rail === length).map(({ count }) => count));
        expect([countOf(100), countOf(200)]).toEqual([frameLength100, frameLength200]);
        for (const { rail, pieces, offcut, count, into } of rows) {
          expect(sum(pieces) + offcut).toBeLessThanOrEqual(rail);
          expect(into.map((steps) => steps.length)).toEqual(pieces.map(() => count));
        }
      }),
    );
  });

  it('gives the order of cuts, with the layout rail of each piece', () => {
    const { steps } = layoutOf([320], [140], [200], [55], [120], [79]);
    expect(cutList(steps, OFFCUTS)).toMatchObject([
      { rail: 200, pieces: [200], count: 2, into: [[1, 3]], offcut: 0 },
      { rail: 200, pieces: [140, 55], count: 1, into: [[2], [4]], steps: [2, 4] },
      { rail: 200, pieces: [120, 79], count: 1, into: [[1], [6]] },
      { rail: 200, pieces: [120], count: 1, into: [[5]] },
    ]);
  });

  it('leaves a T in its own fully used stock rail, and shares the rest', () => {
    expect(cutList(layoutOf([200, 'T'], [100]).steps, OFFCUTS)).toMatchObject([
      { rail: 200, pieces: [100, 100], offcut: 0, steps: [1] },
      { rail: 100, pieces: [100] },
    ]);
    expect(cutList(layoutOf([120, 'T'], [70]).steps, OFFCUTS)).toMatchObject([
      { rail: 200, pieces: [70, 60, 60], into: [[2], [1], [1]] },
    ]);
  });

  it('never shares a bent rail', () => {
    const { steps } = layoutOf([120], [100, 'bendRight'], [60]);
    expect(cutList(steps, OFFCUTS)).toMatchObject([
      { isBent: false, pieces: [120, 60] },
      { isBent: true, pieces: [100], steps: [2] },
    ]);
  });

  it('uses the kerf of the part rules, 3 mm by default', () => {
    expect(sawingOf({ usesOffcuts: true }, {})).toEqual(OFFCUTS);
    expect(sawingOf({}, { sawKerf: 0 })).toEqual({ usesOffcuts: false, kerf: 0 });
  });
});
