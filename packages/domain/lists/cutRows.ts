import type { Step } from '../layout/step.ts';
import { type CutRow, cutList } from '../parts/cutList.ts';
import type { Sawing } from '../parts/sawing.ts';
import { formatFigure, formatNumber } from '../translation/figures.ts';
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

/** The steps of a row: together where all pieces are for the same ones, else length by length. */
function stepsInWords({ pieces, into }: CutRow, language: string): string {
  const lengths = [...new Set(pieces)];
  const steps = lengths.map((length) => {
    const of = pieces.flatMap((piece, index) => (piece === length ? (into[index] ?? []) : []));
    return formatRanges([...new Set(of)].sort((a, b) => a - b));
  });
  if (new Set(steps).size === 1) return steps[0] ?? '';
  return lengths
    .map((length, index) => `${formatFigure(length, 'cm', language)}: ${steps[index]}`)
    .join('; ');
}

const inWords = (row: CutRow, language: string, t: Translate): CutRowWords => {
  const { rail, isBent, pieces, offcut, count } = row;
  const lengths = pieces.map((piece) => formatNumber(piece, language));
  return {
    key: `${rail} ${isBent} ${pieces.join('+')}`,
    rail: t(isBent ? 'parts.bentRail' : 'parts.straightRail', { length: rail }),
    cut: pieces[0] === rail ? t('parts.uncut') : `${lengths.join(' + ')}\u00a0cm`,
    count,
    offcut: offcut === 0 ? '–' : `${formatNumber(offcut, language)}\u00a0cm`,
    steps: stepsInWords(row, language),
  };
};

/** Which rail is cut to what, as it is shown. @param language code in capitals */
export const cutRows = (
  steps: readonly Step[],
  sawing: Sawing,
  language: string,
  t: Translate,
): CutRowWords[] => cutList(steps, sawing).map((row) => inWords(row, language, t));

/** How rails are cut, where it is not each step by itself; else empty. */
export const sawingInWords = ({ usesOffcuts, kerf }: Sawing, language: string, t: Translate): string =>
  usesOffcuts ? t('parts.fromOffcuts', { kerf: formatNumber(kerf, language) }) : '';
