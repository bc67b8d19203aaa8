import type { ScaleEnds } from './scaleSteps.ts';

export const SCALE_KINDS = ['quiet', 'falseColour'] as const;
/** By the target, by what is there, or as typed. */
export const SCALE_ENDS = ['target', 'present', 'typed'] as const;
/** No end is greater, in lx. */
export const MOST_LUX = 1_000_000;

/** How a visitor wants a map of illuminance coloured: the ends count in false colour, those in lx where they are typed. */
export interface ScaleChoice extends ScaleEnds {
  kind: (typeof SCALE_KINDS)[number];
  ends: (typeof SCALE_ENDS)[number];
}

/** As long as nobody has chosen. */
export const USUAL_SCALE: ScaleChoice = {
  kind: 'quiet',
  ends: 'target',
  least: 50,
  greatest: 750,
  isLogarithmic: true,
};

/** What is wrong with two ends, and with which; null where they make a scale. NaN is no number. */
export function faultOfEnds({ least, greatest, isLogarithmic }: ScaleEnds) {
  if (!(least >= 0)) return { field: 'least', fault: 'negative' } as const;
  if (isLogarithmic && least === 0) return { field: 'least', fault: 'zero' } as const;
  if (!(greatest <= MOST_LUX)) return { field: 'greatest', fault: 'tooGreat' } as const;
  if (greatest <= least) return { field: 'greatest', fault: 'order' } as const;
  return null;
}
