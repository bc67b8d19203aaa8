import { LONG_RAIL, SHORT_RAIL } from '../layout/railLengths.ts';
import { hasInnerT, type Step } from '../layout/step.ts';
import { splitLength } from './rails.ts';

/** Rails that are bought as `rail` centimetres and cut alike (D13). */
export interface CutRow {
  rail: number;
  isBent: boolean;
  /** What is used of one rail, in centimetres: one piece, or two where a T start sits inside the rail. */
  pieces: readonly number[];
  /** Left over of one rail, in centimetres. */
  offcut: number;
  count: number;
  /** Numbers of the steps they go into, counted from 1. */
  steps: readonly number[];
}

/** The rails of one step from its beginning on, each with the pieces it is cut to. */
function railsOf(step: Step): { rail: number; pieces: number[] }[] {
  const { frameLength } = step;
  const { frameLength200, frameLength100 } = splitLength(frameLength);
  const lengths = [
    ...Array<number>(frameLength200).fill(LONG_RAIL),
    ...Array<number>(frameLength100).fill(SHORT_RAIL),
  ];
  const middle = frameLength / 2;
  let from = 0;
  return lengths.map((rail) => {
    const to = Math.min(from + rail, frameLength);
    const isCutAtT = hasInnerT(step) && from < middle && middle < to;
    const pieces = isCutAtT ? [middle - from, to - middle] : [to - from];
    from = to;
    return { rail, pieces };
  });
}

/** Which rail is cut to what: uncut ones first, longer rails first. */
export function cutList(steps: readonly Step[]): CutRow[] {
  const rows = new Map<string, CutRow & { steps: number[] }>();
  for (const [index, step] of steps.entries())
    for (const { rail, pieces } of railsOf(step)) {
      const isBent = step.kind === 'bent';
      const key = `${isBent} ${rail} ${pieces.join('+')}`;
      const row = rows.get(key);
      if (!row) {
        const offcut = rail - pieces.reduce((sum, piece) => sum + piece, 0);
        rows.set(key, { rail, isBent, pieces, offcut, count: 1, steps: [index + 1] });
        continue;
      }
      row.count += 1;
      if (row.steps.at(-1) !== index + 1) row.steps.push(index + 1);
    }
  return [...rows.values()].sort(
    (a, b) =>
      Number(a.isBent) - Number(b.isBent) ||
      b.rail - a.rail ||
      a.offcut - b.offcut ||
      a.pieces.length - b.pieces.length,
  );
}
