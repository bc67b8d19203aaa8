import type { Heading } from '@lumitor/domain/kinds/rail/heading';
import type { FreeEnd } from '@lumitor/domain/kinds/rail/joins';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pulled, snapped, snappedMove } from './snap.ts';

const FROM = { x: 0, y: 0 };
const { openEnds } = geometryOf(layoutOf([300], [200, 'right']));
const headings = fc.constantFrom<Heading>(0, 1, 2, 3);

describe('drawing a rail', () => {
  it('snaps to whole rails nearby, not to distant ones', () => {
    expect(snapped(FROM, 0, 104, [], 0.5)).toEqual({ length: 100, guide: null });
    expect(snapped(FROM, 0, 296, [], 0.5)).toEqual({ length: 300, guide: null });
    expect(snapped(FROM, 0, 130, [], 0.4)).toEqual({ length: 130, guide: null });
  });

  it('prefers meeting or aligning with an open end to whole rails', () => {
    const [left] = openEnds as [FreeEnd, FreeEnd];
    expect(snapped({ x: 150, y: 200 }, 2, 305, [left], 1)).toEqual({ length: 300, guide: left });
    const near = { ...left, x: 147 };
    expect(snapped({ x: 0, y: 0 }, 0, 150, [near], 1).length).toBe(147);
  });

  it('rounds the length more coarsely at smaller zoom', () => {
    expect(snapped(FROM, 0, 133, [], 0.3).length).toBe(133);
    expect(snapped(FROM, 0, 133, [], 1).length).toBe(135);
    expect(snapped(FROM, 0, 133, [], 3).length).toBe(130);
  });

  it('always yields whole centimetres within the snap distance', () => {
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

  it('follows the pull direction, and never goes back', () => {
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

describe('dragging a rail run', () => {
  it('aligns with the ends of other runs on each axis separately, else moves by round numbers', () => {
    const [left, right] = openEnds as [FreeEnd, FreeEnd];
    const draggedEnd = { ...left, x: 0, y: 0 };
    expect(snappedMove({ x: 146, y: 33 }, [draggedEnd], [right], 1)).toEqual({ x: 150, y: 35 });
    expect(snappedMove({ x: 12, y: 195 }, [draggedEnd], [right], 1)).toEqual({ x: 10, y: 200 });
    expect(snappedMove({ x: 12, y: -7 }, [draggedEnd], [], 1)).toEqual({ x: 10, y: -5 });
  });
});
