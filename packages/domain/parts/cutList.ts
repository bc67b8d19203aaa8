import type { Step } from '../layout/step.ts';
import { sumOf } from '../math/lists.ts';
import type { CutRail } from './railPieces.ts';
import { BY_STEP, type Sawing } from './sawing.ts';
import { sawnRails } from './sawnRails.ts';

/** Rails that are bought as `rail` centimetres and cut alike (D13). */
export interface CutRow extends CutRail {
  isBent: boolean;
  /** Left over of one rail, in centimetres. */
  offcut: number;
  count: number;
  /** Of each of `pieces`, the numbers of the steps it goes into, counted from 1: one for each of the rails. */
  into: readonly (readonly number[])[];
  /** All of these, each once and in order. */
  steps: readonly number[];
}

/** What is left of a rail. Where offcuts are used the cuts take their part. */
function offcutOf({ rail, pieces }: CutRail, { usesOffcuts, kerf }: Sawing): number {
  const left = rail - sumOf(pieces);
  return usesOffcuts ? Math.max(0, left - (pieces.length * kerf) / 10) : left;
}

/** The longer rail first, and what is cut from it in the order of its pieces. */
function inSawOrder(a: CutRow, b: CutRow): number {
  const other = a.pieces.findIndex((piece, index) => piece !== b.pieces[index]);
  return (
    Number(a.isBent) - Number(b.isBent) ||
    b.rail - a.rail ||
    (b.pieces[other] ?? 0) - (a.pieces[other] ?? 0) ||
    b.pieces.length - a.pieces.length
  );
}

/** Which rail is cut to what, in the order in which to saw: straight ones first, longest first, alike ones together. */
export function cutList(steps: readonly Step[], sawing: Sawing = BY_STEP): CutRow[] {
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
