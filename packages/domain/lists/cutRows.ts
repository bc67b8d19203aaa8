import type { Step } from '../layout/step.ts';
import { type CutRow, cutList } from '../parts/cutList.ts';
import type { Translate } from '../translation/lookup.ts';
import { formatRanges } from './ranges.ts';

/** A row of the cut list in words. */
export interface CutRowWords {
  key: string;
  rail: string;
  cut: string;
  count: number;
  offcut: string;
  steps: string;
}

const inWords = ({ rail, isBent, pieces, offcut, count, steps }: CutRow, t: Translate): CutRowWords => ({
  key: `${rail} ${isBent} ${pieces.join('+')}`,
  rail: t(isBent ? 'parts.bentRail' : 'parts.straightRail', { length: rail }),
  cut: offcut === 0 && pieces.length === 1 ? t('parts.uncut') : `${pieces.join(' + ')}\u00a0cm`,
  count,
  offcut: offcut === 0 ? '–' : `${offcut}\u00a0cm`,
  steps: formatRanges(steps),
});

/** Which rail is cut to what, as it is shown. */
export const cutRows = (steps: readonly Step[], t: Translate): CutRowWords[] =>
  cutList(steps).map((row) => inWords(row, t));
