import { hasInnerT, type Step } from '../layout/step.ts';
import { upTo } from '../math/lists.ts';
import { railsOf } from './railPieces.ts';
import { countRails } from './rails.ts';

/** Fixing points of a rail of 100 cm and of one of 200 cm, as many as it has mounting sets (D17). */
export interface FixingSets {
  per100: number;
  per200: number;
}

const USUAL: FixingSets = { per100: 2, per200: 3 };
/** More to a rail nobody counts. */
const MOST = 20;

/** What rules count, as an order bought so many sets: of those that come to the same the nearest to what is usual; null where none do. */
export function setsOfOrder(steps: readonly Step[], bought: number): FixingSets | null {
  const { frameLength100, frameLength200 } = countRails(steps);
  const offOf = ({ per100, per200 }: FixingSets) =>
    Math.abs(per100 - USUAL.per100) + Math.abs(per200 - USUAL.per200);
  const found = upTo(MOST * MOST)
    .map((index) => ({ per100: 1 + (index % MOST), per200: 1 + Math.floor(index / MOST) }))
    .filter(({ per100, per200 }) => per100 * frameLength100 + per200 * frameLength200 === bought);
  return found.toSorted((a, b) => offOf(a) - offOf(b))[0] ?? null;
}

/** @param from @param to of a piece @returns points as far from each other as from the next piece's */
const within = (from: number, to: number, count: number): number[] =>
  upTo(count).map((index) => from + ((index + 0.5) * (to - from)) / count);

/**
 * Where a rail is fixed, in centimetres from the begin of its step, rising (D75): each rail that it is put together of by
 * its own sets, evenly; of one that a T parts each piece by its share.
 */
export function fixingsOf(step: Step, { per100, per200 }: FixingSets): number[] {
  let from = 0;
  return railsOf(step).flatMap(({ rail, pieces }) => {
    const sets = rail === 100 ? per100 : per200;
    const begin = from;
    from += pieces.reduce((sum, piece) => sum + piece, 0);
    const middle = step.frameLength / 2;
    if (pieces.length < 2 || !hasInnerT(step)) return within(begin, from, sets);
    const first = Math.min(
      Math.max(0, sets - 1),
      Math.max(1, Math.round((sets * (middle - begin)) / (from - begin))),
    );
    return [...within(begin, middle, first), ...within(middle, from, sets - first)];
  });
}
