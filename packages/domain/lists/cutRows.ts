import { geometryOf, type Layout } from '../kinds/rail/layout.ts';
import type { Rail } from '../kinds/rail/step.ts';
import { grouped } from '../math/groups.ts';
import { type CutRow, cutList } from '../parts/cutList.ts';
import type { Sawing } from '../parts/sawing.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Cm } from '../units.ts';
import { formatRanges } from './ranges.ts';

export interface CutRowWords {
  key: string;
  rail: string;
  cut: string;
  count: number;
  offcut: string;
  steps: string;
  cuts: { cut: string; steps: string }[];
}

const lengthsInWords = (pieces: readonly Cm[], language: string): string =>
  `${pieces.map((luminaire) => formatNumber(luminaire, language)).join(' + ')}\u00a0cm`;

function cutsOf({ pieces, into }: CutRow, language: string): CutRowWords['cuts'] {
  const lengths = [...new Set(pieces)];
  const cuts = lengths.map((length) => {
    const steps = pieces.flatMap((luminaire, index) => (luminaire === length ? (into[index] ?? []) : []));
    return {
      cut: lengthsInWords(
        pieces.filter((luminaire) => luminaire === length),
        language,
      ),
      steps: formatRanges([...new Set(steps)].sort((one, other) => one - other)),
    };
  });
  const [first] = cuts;
  const areTogether = first !== undefined && cuts.every(({ steps }) => steps === first.steps);
  return areTogether ? [{ cut: lengthsInWords(pieces, language), steps: first.steps }] : cuts;
}

const inWords = (row: CutRow, language: string, t: Translate): CutRowWords => {
  const { rail, isBent, pieces, offcut, count } = row;
  const uncut = pieces[0] === rail ? t('parts.uncut') : null;
  const cuts = cutsOf(row, language).map(({ cut, steps }) => ({ cut: uncut ?? cut, steps }));
  const [first] = cuts;
  return {
    key: `${rail} ${isBent} ${pieces.join('+')}`,
    rail: t(isBent ? 'parts.bentRail' : 'parts.straightRail', { length: rail }),
    cut: uncut ?? lengthsInWords(pieces, language),
    count,
    offcut: offcut === 0 ? '–' : `${formatNumber(offcut, language)}\u00a0cm`,
    steps:
      cuts.length === 1 ? (first?.steps ?? '') : cuts.map(({ cut, steps }) => `${cut}: ${steps}`).join('; '),
    cuts,
  };
};

export const cutRows = (
  steps: readonly Rail[],
  sawing: Sawing,
  language: string,
  t: Translate,
): CutRowWords[] => cutList(steps, sawing).map((row) => inWords(row, language, t));

export const sawingInWords = ({ usesOffcuts, kerf }: Sawing, language: string, t: Translate): string =>
  usesOffcuts ? t('parts.fromOffcuts', { kerf: formatNumber(kerf, language) }) : '';

export function bendsInWords(layout: Layout, language: string, t: Translate): string[] {
  const bent = geometryOf(layout).placed.flatMap(({ axis, index }) =>
    axis.kind === 'arc' ? [{ radius: axis.radius, number: index + 1 }] : [],
  );
  return [...grouped(bent, ({ radius }) => radius)].map(([radius, rails]) => {
    const steps = formatRanges(rails.map(({ number }) => number));
    return t('parts.bend', { steps, radius: formatNumber(radius, language) });
  });
}
