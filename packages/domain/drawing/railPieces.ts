import { innerPlaces, LONG_RAIL, SHORT_RAIL } from '../layout/railLengths.ts';
import { hasInnerT, type Step } from '../layout/step.ts';

/** A piece of rail as it hangs; places in centimetres from the run's begin. */
export interface RailPiece {
  from: number;
  to: number;
  /** The rail that is sold and cut to it, in centimetres. */
  rail: typeof LONG_RAIL | typeof SHORT_RAIL;
}

/** The pieces of a run one after the other, parted at joints and at a T inside. */
export function railPieces(step: Step): RailPiece[] {
  const { frameLength } = step;
  const joints = innerPlaces(frameLength);
  const ends = [...new Set([...joints, ...(hasInnerT(step) ? [frameLength / 2] : []), frameLength])];
  ends.sort((a, b) => a - b);
  const lastJoint = joints.at(-1) ?? 0;
  return ends.map((to, index) => {
    const from = ends[index - 1] ?? 0;
    const isShort = from >= lastJoint && frameLength - lastJoint <= SHORT_RAIL;
    return { from, to, rail: isShort ? SHORT_RAIL : LONG_RAIL };
  });
}
