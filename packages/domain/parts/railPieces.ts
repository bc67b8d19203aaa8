import { LONG_RAIL, SHORT_RAIL } from '../kinds/rail/length.ts';
import { hasInnerT, type Rail } from '../kinds/rail/step.ts';
import { upTo } from '../math/lists.ts';
import type { Cm } from '../units.ts';
import { splitLength } from './rails.ts';

export interface CutRail {
  rail: typeof LONG_RAIL | typeof SHORT_RAIL;
  pieces: readonly Cm[];
}

/** Two pieces around a T start (D13). */
export function railsOf(step: Rail): CutRail[] {
  const { frameLength } = step;
  const { frameLength200, frameLength100 } = splitLength(frameLength);
  const middle = frameLength / 2;
  return upTo(frameLength200 + frameLength100).map((index) => {
    const rail = index < frameLength200 ? LONG_RAIL : SHORT_RAIL;
    const from = index * LONG_RAIL;
    const to = Math.min(from + rail, frameLength);
    const isCutAtT = hasInnerT(step) && from < middle && middle < to;
    const pieces = isCutAtT ? [middle - from, to - middle].sort((a, b) => b - a) : [to - from];
    return { rail, pieces };
  });
}
