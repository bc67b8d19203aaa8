import { itemAt } from '../../math/lists.ts';
import { BY_STEP, type Sawing } from '../../parts/sawing.ts';
import { type SawnRail, sawnRails } from '../../parts/sawnRails.ts';
import type { Cm } from '../../units.ts';
import { innerPlaces, LONG_RAIL } from './length.ts';
import { hasInnerT, type Rail } from './step.ts';

export interface RailPiece {
  from: Cm;
  to: Cm;
  rail: SawnRail['rail'];
}

const SAME: Cm = 0.001;

export function railPieces(steps: readonly Rail[], sawing: Sawing = BY_STEP): RailPiece[][] {
  const cut = steps.map((): { rail: RailPiece['rail']; length: Cm }[] => []);
  for (const { rail, pieces, into } of sawnRails(steps, sawing))
    for (const [index, length] of pieces.entries()) cut[itemAt(into, index) - 1]?.push({ rail, length });
  return steps.map((step, index) => {
    const own = cut[index] ?? [];
    const middle = hasInnerT(step) ? [step.frameLength / 2] : [];
    const ends = [...new Set([...innerPlaces(step.frameLength), ...middle, step.frameLength])];
    ends.sort((a, b) => a - b);
    return ends.map((to, piece) => {
      const from = ends[piece - 1] ?? 0;
      const found = own.findIndex(({ length }) => Math.abs(length - (to - from)) < SAME);
      const [taken] = own.splice(Math.max(0, found), 1);
      return { from, to, rail: taken?.rail ?? LONG_RAIL };
    });
  });
}
