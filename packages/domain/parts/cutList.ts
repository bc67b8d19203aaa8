import type { Rail } from '../kinds/rail/step.ts';
import { sumOf } from '../math/lists.ts';
import type { Cm } from '../units.ts';
import type { CutRail } from './railPieces.ts';
import { BY_STEP, type Sawing } from './sawing.ts';
import { sawnRails } from './sawnRails.ts';

/**
 * Equal stock rails of the saw list (D13). `into`: per piece, the numbers of the layout rails it goes into.
 */
export interface CutRow extends CutRail {
  isBent: boolean;
  offcut: Cm;
  count: number;
  into: readonly (readonly number[])[];
  steps: readonly number[];
}

function offcutOf({ rail, pieces }: CutRail, { usesOffcuts, kerf }: Sawing): Cm {
  const left = rail - sumOf(pieces);
  return usesOffcuts ? Math.max(0, left - (pieces.length * kerf) / 10) : left;
}

function inSawOrder(a: CutRow, b: CutRow): number {
  const other = a.pieces.findIndex((piece, index) => piece !== b.pieces[index]);
  return (
    Number(a.isBent) - Number(b.isBent) ||
    b.rail - a.rail ||
    (b.pieces[other] ?? 0) - (a.pieces[other] ?? 0) ||
    b.pieces.length - a.pieces.length
  );
}

export function cutList(steps: readonly Rail[], sawing: Sawing = BY_STEP): CutRow[] {
  const rows = new Map<string, CutRow & { into: number[][] }>();
  for (const { rail, isBent, pieces, into } of sawnRails(steps, sawing)) {
    const key = `${isBent} ${rail} ${pieces.join('+')}`;
    const row = rows.get(key) ?? {
      rail,
      isBent,
      pieces,
      offcut: offcutOf({ rail, pieces }, sawing),
      count: 0,
      into: pieces.map((): number[] => []),
      steps: [],
    };
    row.count += 1;
    for (const [index, step] of into.entries()) row.into[index]?.push(step);
    rows.set(key, row);
  }
  return [...rows.values()]
    .map((row) => ({ ...row, steps: [...new Set(row.into.flat())].sort((a, b) => a - b) }))
    .sort(inSawOrder);
}
