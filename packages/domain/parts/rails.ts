import { LONG_RAIL, SHORT_RAIL } from '../kinds/rail/length.ts';
import { hasInnerT, type Rail } from '../kinds/rail/step.ts';
import type { Cm } from '../units.ts';

export interface RailCount {
  frameLength200: number;
  frameLength100: number;
}

/** Rests above 100 are another 200 (D13). */
export function splitLength(length: Cm): RailCount {
  const whole = Math.floor(length / LONG_RAIL);
  const rest = length - whole * LONG_RAIL;
  return {
    frameLength200: whole + (rest > SHORT_RAIL ? 1 : 0),
    frameLength100: rest > 0 && rest <= SHORT_RAIL ? 1 : 0,
  };
}

export interface Rails extends RailCount {
  /** Included above, but separate articles on the bill (D13). */
  bentRails100: number;
  bentRails200: number;
}

export function countRails(steps: readonly Rail[]): Rails {
  const rails: Rails = { frameLength200: 0, frameLength100: 0, bentRails100: 0, bentRails200: 0 };
  for (const { frameLength, kind } of steps) {
    const { frameLength200, frameLength100 } = splitLength(frameLength);
    rails.frameLength200 += frameLength200;
    rails.frameLength100 += frameLength100;
    if (kind !== 'bent') continue;
    rails.bentRails200 += frameLength200;
    rails.bentRails100 += frameLength100;
  }
  return rails;
}

/** Inner Ts replace a joint of the stock rails (D14). */
export function innerJoints(step: Rail): number {
  const { frameLength200, frameLength100 } = splitLength(step.frameLength);
  const sitsInJoint = hasInnerT(step) && step.frameLength % (2 * LONG_RAIL) === 0;
  return frameLength200 + frameLength100 - 1 - (sitsInJoint ? 1 : 0);
}
