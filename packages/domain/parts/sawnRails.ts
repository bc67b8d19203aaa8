import { LONG_RAIL, SHORT_RAIL } from '../kinds/rail/length.ts';
import type { Rail } from '../kinds/rail/step.ts';
import { itemAt } from '../math/lists.ts';
import type { Cm, Mm } from '../units.ts';
import { type CutRail, railsOf } from './railPieces.ts';
import { countRails, type Rails } from './rails.ts';
import type { Sawing } from './sawing.ts';
import { isUsedUp, sharedRails } from './sharedRails.ts';

export interface SawnRail extends CutRail {
  isBent: boolean;
  into: readonly number[];
}

const ownRails = (steps: readonly Rail[]): SawnRail[] =>
  steps.flatMap((step, index) =>
    railsOf(step).map((rail) => ({
      ...rail,
      isBent: step.kind === 'bent',
      into: rail.pieces.map(() => index + 1),
    })),
  );

function shareRails(own: readonly SawnRail[], kerf: Mm): SawnRail[] {
  const stepsOf = new Map<Cm, number[]>();
  for (const { pieces, into } of own.toReversed())
    for (const [index, piece] of pieces.entries()) {
      const steps = stepsOf.get(piece) ?? [];
      steps.push(itemAt(into, index));
      stepsOf.set(piece, steps);
    }
  return sharedRails(own, kerf).rails.map((rail) => ({
    ...rail,
    isBent: false,
    into: rail.pieces.map((piece) => stepsOf.get(piece)?.pop() as number),
  }));
}

/** Bent and fully used stock rails always belong to one layout rail (D13). */
export function sawnRails(steps: readonly Rail[], { usesOffcuts, kerf }: Sawing): SawnRail[] {
  const own = ownRails(steps);
  if (!usesOffcuts) return own;
  const isShared = (rail: SawnRail) => !rail.isBent && !isUsedUp(rail, kerf);
  return [...own.filter((rail) => !isShared(rail)), ...shareRails(own.filter(isShared), kerf)];
}

export function countBought(steps: readonly Rail[], { usesOffcuts, kerf }: Sawing): Rails {
  const own = countRails(steps);
  if (!usesOffcuts) return own;
  const open = steps
    .filter(({ kind }) => kind !== 'bent')
    .flatMap(railsOf)
    .filter((rail) => !isUsedUp(rail, kerf));
  const { rails } = sharedRails(open, kerf);
  const more = (length: Cm) =>
    rails.filter(({ rail }) => rail === length).length - open.filter(({ rail }) => rail === length).length;
  return {
    ...own,
    frameLength200: own.frameLength200 + more(LONG_RAIL),
    frameLength100: own.frameLength100 + more(SHORT_RAIL),
  };
}
