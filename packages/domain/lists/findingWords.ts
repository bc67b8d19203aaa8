import type { FindingFacts } from '../check/finding.ts';
import type { Fix } from '../check/fixes.ts';
import { FINDINGS, FIXES, type FigureUnit, type Measured, type Units } from '../check/kinds.ts';
import type { NoSupplyReason } from '../check/loads.ts';
import type { DormantReason } from '../kinds/luminaire/arrangement.ts';
import type { MisfitReason } from '../quote/fit.ts';
import { formatMoneyChange } from '../quote/money.ts';
import type { Currency } from '../settings/languagePrices.ts';
import {
  formatDrop,
  formatFigure,
  formatLux,
  formatMetres,
  formatNumber,
  formatUniformity,
  formatVolts,
  formatWatts,
} from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Cents } from '../units.ts';

export interface Wording {
  t: Translate;
  language: string;
  titleOf: (article: { collection: string; id: string }) => string;
}

const WRITTEN: Readonly<Record<Measured, (value: number, language: string) => string>> = {
  A: (value, language) => formatFigure(value, 'A', language),
  mA: (value, language) => formatFigure(value, 'mA', language),
  V: formatVolts,
  W: formatWatts,
  '%': (value, language) => formatFigure(value, '%', language),
  drop: formatDrop,
  'mm²': (value, language) => formatFigure(value, 'mm²', language),
  m: formatMetres,
  place: formatNumber,
  lx: formatLux,
  uniformity: formatUniformity,
};
const isMeasured = (unit: FigureUnit | undefined): unit is Measured => unit !== undefined && unit in WRITTEN;

function written(
  figures: FindingFacts['figures'],
  units: Units,
  { language, titleOf }: Wording,
): Record<string, string | number> {
  const { article, collection = 'bindings' } = figures;
  const values = Object.entries(figures).map(([name, value]) => {
    const unit = units[name];
    const isWritten = isMeasured(unit) && typeof value === 'number';
    return [name, isWritten ? WRITTEN[unit](value, language) : value] as const;
  });
  return {
    ...Object.fromEntries(values),
    ...(article !== undefined && { title: titleOf({ collection: String(collection), id: String(article) }) }),
  };
}

export function findingInWords(
  { kind, figures }: Pick<FindingFacts, 'kind' | 'figures'>,
  wording: Wording,
): string {
  const { t } = wording;
  const values = written(figures, FINDINGS[kind].figures, wording);
  switch (kind) {
    case 'misfit':
      return t(`check.misfit_${figures.reason as MisfitReason}`, values);
    case 'noSupply':
      return t(`check.noSupply_${figures.reason as NoSupplyReason}`, values);
    case 'dormant':
      return t(`check.dormant_${figures.reason as DormantReason}`, values);
    case 'target':
      return t(`check.target_${figures.of as 'least' | 'greatest' | 'uniformity'}`, values);
    default: {
      const sentence = t(`check.${kind}`, values);
      return figures.withoutCable === 1 ? `${sentence} (${t('wiring.withoutCable')})` : sentence;
    }
  }
}

export function fixInWords({ kind, figures }: Pick<Fix, 'kind' | 'figures'>, wording: Wording): string {
  const isThicker = kind === 'proposedCable' && figures.conductor !== 0;
  const key = isThicker ? ('proposedThickerCable' as const) : kind;
  const words = wording.t(`check.fix_${key}`, written(figures, FIXES[kind], wording));
  const count = Number(figures.unknown ?? 0);
  return count > 0 ? wording.t('check.fix_unknownCables', { fix: words, count }) : words;
}

export function priceChangeInWords(
  change: Cents | null,
  currency: Currency,
  { t, language }: Wording,
): string {
  if (change === null) return t('check.onRequest');
  if (change === 0) return t('check.free');
  return formatMoneyChange(change, currency, language);
}
