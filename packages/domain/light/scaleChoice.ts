import type { Lux } from '../units.ts';
import type { ScaleEnds } from './scaleSteps.ts';

export const SCALE_KINDS = ['quiet', 'falseColour'] as const;
export const SCALE_ENDS = ['target', 'present', 'typed'] as const;
export const MOST_LUX: Lux = 1_000_000;

/** `least` and `greatest` apply only to typed ends. */
export interface ScaleChoice extends ScaleEnds {
  kind: (typeof SCALE_KINDS)[number];
  ends: (typeof SCALE_ENDS)[number];
}

export const USUAL_SCALE: ScaleChoice = {
  kind: 'quiet',
  ends: 'target',
  least: 50,
  greatest: 750,
  isLogarithmic: true,
};

/** Null if valid; NaN is invalid. */
export function faultOfEnds({ least, greatest, isLogarithmic }: ScaleEnds) {
  if (!(least >= 0)) return { field: 'least', fault: 'negative' } as const;
  if (isLogarithmic && least === 0) return { field: 'least', fault: 'zero' } as const;
  if (!(greatest <= MOST_LUX)) return { field: 'greatest', fault: 'tooGreat' } as const;
  if (greatest <= least) return { field: 'greatest', fault: 'order' } as const;
  return null;
}
