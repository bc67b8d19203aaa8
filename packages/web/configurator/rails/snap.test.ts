import type { Heading } from '@lumitor/domain/layout/heading';
import type { FreeEnd } from '@lumitor/domain/layout/joins';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pulled, snapped, snappedMove } from './snap.ts';

const FROM = { x: 0, y: 0 };
/** Open ends at (−150, 0) facing west and (150, 200) facing south. */
const { openEnds } = geometryOf(layoutOf([300], [200, 'right']));
const headings = fc.constantFrom<Heading>(0, 1, 2, 3);

describe('a rail that is drawn', () => {
  it('snaps to whole rails that are near, and not to those that are far', () => {
    expect(snapped(FROM, 0, 104, [], 0.5)).toEqual({ length: 100, guide: null });
    expect(snapped(FROM, 0, 296, [], 0.5)).toEqual({ length: 300, guide: null });
    expect(snapped(FROM, 0, 130, [], 0.4)).toEqual({ length: 130, guide: null });
  });

  it('snaps to where it meets an open end or comes in line with one, rather than to whole rails', () => {
    const [left] = openEnds as [FreeEnd, FreeEnd];
    // From the south-facing end back to below the left one: 300 cm away.
    expect(snapped({ x: 150, y: 200 }, 2, 305, [left], 1)).toEqual({ length: 300, guide: left });
    const near = { ...left, x: 147 };
    expect(snapped({ x: 0, y: 0 }, 0, 150, [near], 1).length).toBe(147);
  });

  it('takes a round number that a hand can aim at, the rounder the smaller the drawing is', () => {
    expect(snapped(FROM, 0, 133, [], 0.3).length).toBe(133);
    expect(snapped(FROM, 0, 133, [], 1).length).toBe(135);
    expect(snapped(FROM, 0, 133, [], 3).length).toBe(130);
  });

  it('is always whole centimetres long, within what it snaps to', () => {
    fc.assert(
      fc.property(
        headings,
        fc.double({ min: 1, max: 3000, noNaN: true }),
        fc.double({ min: 0.1, max: 5, noNaN: true }),
        (heading, length, pixel) => {
          const { length: taken } = snapped(FROM, heading, length, openEnds, pixel);
          expect(Number.isInteger(taken)).toBe(true);
          expect(Math.abs(taken - length)).toBeLessThanOrEqual(10 * pixel + 5);
        },
      ),
    );
  });

  it('goes the way the hand pulls, and never back', () => {
    expect(pulled(0, { x: 90, y: 20 })).toEqual({ direction: 'straight', length: 90 });
    expect(pulled(0, { x: 20, y: 90 })).toEqual({ direction: 'right', length: 90 });
    expect(pulled(3, { x: -60, y: -10 })).toEqual({ direction: 'left', length: 60 });
    fc.assert(
      fc.property(
        headings,
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: -500, max: 500 }),
        (heading, x, y) => {
          expect(pulled(heading, { x, y }).length).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('a run that is carried', () => {
  it('comes in line with the ends of the others, each way by itself, else goes round numbers', () => {
    const [left, right] = openEnds as [FreeEnd, FreeEnd];
    const own = { ...left, x: 0, y: 0 };
    expect(snappedMove({ x: 146, y: 33 }, [own], [right], 1)).toEqual({ x: 150, y: 35 });
    expect(snappedMove({ x: 12, y: 195 }, [own], [right], 1)).toEqual({ x: 10, y: 200 });
    expect(snappedMove({ x: 12, y: -7 }, [own], [], 1)).toEqual({ x: 10, y: -5 });
  });
});
