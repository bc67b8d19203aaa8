import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedRails } from './sharedRails.ts';

const ownRails = (lengths: readonly number[]) =>
  lengths.map((length) => ({ rail: length > 100 ? (200 as const) : (100 as const), pieces: [length] }));

const bought = (rails: readonly { rail: number }[]) => rails.reduce((sum, { rail }) => sum + rail, 0);

function triedOut(lengths: readonly number[], kerf: number): [number, number] {
  let best: [number, number] = [Number.POSITIVE_INFINITY, 0];
  const railFor = (pieces: readonly number[]): number => {
    const used = pieces.reduce((sum, piece) => sum + piece * 10, 0) + (pieces.length - 1) * kerf;
    if (used > 2000) return Number.POSITIVE_INFINITY;
    return used > 1000 ? 200 : 100;
  };
  const spread = (index: number, heaps: readonly number[][]): void => {
    const next = lengths[index];
    if (next === undefined) {
      const length = heaps.reduce((sum, heap) => sum + railFor(heap), 0);
      if (length < best[0] || (length === best[0] && heaps.length < best[1])) best = [length, heaps.length];
      return;
    }
    for (const heap of heaps) spread(index + 1, [...heaps.filter((one) => one !== heap), [...heap, next]]);
    spread(index + 1, [...heaps, [next]]);
  };
  spread(0, []);
  return best;
}

const length = fc
  .integer({ min: 2, max: 398 })
  .filter((halves) => halves !== 200)
  .map((halves) => halves / 2);
const few = fc.constantFrom(33, 49.5, 50, 66, 66.5, 98.5, 99.5, 101, 120, 130, 149.5, 150, 199);
const kerf = fc.constantFrom(0, 2.5, 3, 10, 20);

describe('shared rails', () => {
  it('are the fewest metres, then the fewest rails', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(length, few), { minLength: 1, maxLength: 7 }), kerf, (lengths, saw) => {
        const { rails, isProven } = sharedRails(ownRails(lengths), saw);
        expect(isProven).toBe(true);
        expect([bought(rails), rails.length]).toEqual(triedOut(lengths, saw));
      }),
      { numRuns: 400 },
    );
  });

  it('contain every piece once with its cuts, and are no more metres than without sharing', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(length, few), { maxLength: 300 }), kerf, (lengths, saw) => {
        const own = ownRails(lengths);
        const { rails } = sharedRails(own, saw);
        const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
        expect(inOrder(rails.flatMap(({ pieces }) => pieces))).toEqual(inOrder(lengths));
        for (const { rail, pieces } of rails) {
          const used = pieces.reduce((sum, piece) => sum + piece * 10, 0) + (pieces.length - 1) * saw;
          expect(used).toBeLessThanOrEqual(rail * 10);
          expect(pieces).toEqual(inOrder(pieces).reverse());
        }
        expect(bought(rails)).toBeLessThanOrEqual(bought(own));
      }),
      { numRuns: 50 },
    );
  });

  it('do not depend on the order of layout rails', () => {
    const shuffled = fc
      .array(length, { maxLength: 60 })
      .chain((lengths) =>
        fc.tuple(fc.constant(lengths), fc.shuffledSubarray(lengths, { minLength: lengths.length })),
      );
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        const counted = (lengths: number[]) =>
          sharedRails(ownRails(lengths), 3)
            .rails.map(({ rail }) => rail)
            .sort();
        expect(counted(one)).toEqual(counted(other));
      }),
      { numRuns: 50 },
    );
  });

  it('leave room for the saw', () => {
    const heaps = (lengths: number[], saw: number) =>
      sharedRails(ownRails(lengths), saw).rails.map(({ rail, pieces }) => [rail, ...pieces]);
    expect(heaps([120, 80], 0)).toEqual([[200, 120, 80]]);
    expect(heaps([120, 80], 3)).toEqual([
      [200, 120],
      [100, 80],
    ]);
    expect(heaps([120, 79.5], 5)).toEqual([[200, 120, 79.5]]);
    expect(heaps([120, 79.5], 5.5)).toHaveLength(2);
  });

  it('of a thousand pieces come close to the total length', () => {
    const lengths = Array.from({ length: 1000 }, (_, index) => 1 + ((index * 7919) % 199));
    const { rails } = sharedRails(ownRails(lengths), 3);
    const filled = lengths.reduce((sum, piece) => sum + piece + 0.3, 0);
    expect(bought(rails)).toBeLessThan(1.02 * filled);
  });
});
