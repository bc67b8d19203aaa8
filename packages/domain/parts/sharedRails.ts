import { LONG_RAIL, SHORT_RAIL } from '../kinds/rail/length.ts';
import { itemAt, sumOf } from '../math/lists.ts';
import type { Mm } from '../units.ts';
import { type FilledRails, fewestRails } from './fewestRails.ts';
import type { CutRail } from './railPieces.ts';

/** Whole hundredths of a millimetre avoid rounding errors. */
const inHundredths = (length: Mm): number => Math.round(length * 100);

export const isUsedUp = ({ rail, pieces }: CutRail, kerf: Mm): boolean =>
  sumOf(pieces) * 10 + (pieces.length - 1) * kerf >= rail * 10;

/**
 * Shares offcuts between layout rails (D13). Every piece and every stock rail counts one kerf longer: a rail
 * of n pieces then loses n − 1 cuts. Never more metres than without sharing.
 */
export function sharedRails(byStep: readonly CutRail[], kerf: Mm): { rails: CutRail[]; isProven: boolean } {
  const cut = inHundredths(kerf);
  const pieces = byStep.flatMap((one) => one.pieces);
  const lengths = [...new Set(pieces)].sort((a, b) => b - a);
  const placeOf = new Map(lengths.map((length, place) => [length, place]));
  const counts = lengths.map(() => 0);
  for (const length of pieces) {
    const place = placeOf.get(length) as number;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const sizes = lengths.map((length) => inHundredths(length * 10) + cut);
  const known = byStep.map(
    (one): FilledRails => ({
      isLong: one.rail === LONG_RAIL,
      filling: one.pieces.map((length) => placeOf.get(length) as number),
    }),
  );
  const stock = {
    sizes,
    long: inHundredths(LONG_RAIL * 10) + cut,
    short: inHundredths(SHORT_RAIL * 10) + cut,
  };
  const { rails, isProven } = fewestRails(stock, counts, known);
  return {
    rails: rails.map(({ isLong, filling }) => ({
      rail: isLong ? LONG_RAIL : SHORT_RAIL,
      pieces: filling.map((place) => itemAt(lengths, place)),
    })),
    isProven,
  };
}
