import type { ScaleEnds } from './scaleSteps.ts';

export const SCALE_KINDS = ['quiet', 'falseColour'] as const;
/** Ends by the target, by the computed values, or as typed. */
export const SCALE_ENDS = ['target', 'present', 'typed'] as const;
/** Greatest end, in lx. */
export const MOST_LUX = 1_000_000;

/** A visitor's choice of colours for maps of illuminance; `least` and `greatest` apply if the ends are typed. */
export interface ScaleChoice extends ScaleEnds {
  kind: (typeof SCALE_KINDS)[number];
  ends: (typeof SCALE_ENDS)[number];
}

/** Default choice. */
export const USUAL_SCALE: ScaleChoice = {
  kind: 'quiet',
  ends: 'target',
  least: 50,
  greatest: 750,
  isLogarithmic: true,
};

/** Fault of two typed ends, and of which; null if they make a scale. NaN is no number. */
export function faultOfEnds({ least, greatest, isLogarithmic }: ScaleEnds) {
  if (!(least >= 0)) return { field: 'least', fault: 'negative' } as const;
  if (isLogarithmic && least === 0) return { field: 'least', fault: 'zero' } as const;
  if (!(greatest <= MOST_LUX)) return { field: 'greatest', fault: 'tooGreat' } as const;
  if (greatest <= least) return { field: 'greatest', fault: 'order' } as const;
  return null;
}
