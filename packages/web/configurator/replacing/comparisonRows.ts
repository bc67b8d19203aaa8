import type { Binding } from '@lumitor/domain/catalogue/article';
import type { LightTarget } from '@lumitor/domain/catalogue/lightTarget';
import type { LightFigures } from '@lumitor/domain/light/scene';
import { loadInWords } from '@lumitor/domain/lists/loadWords';
import type { Priced } from '@lumitor/domain/quote/comparedReplacement';
import { loadPercent } from '@lumitor/domain/quote/power';
import {
  type Bound,
  displayLux,
  displayRounded,
  formatFigure,
  formatLux,
  formatShare,
  formatUniformity,
  formatWatts,
} from '@lumitor/domain/translation/figures';
import type { Translate } from '@lumitor/domain/translation/lookup';
import type { Cm } from '@lumitor/domain/units';
import { kelvins } from '../figures.ts';

export interface ComparisonRow {
  key: string;
  label: string;
  note?: string;
  now: string | undefined;
  after: string | undefined;
  change: string | undefined;
  fault?: string;
  isNowBad?: boolean;
  isAfterBad?: boolean;
  isFirst?: boolean;
}

export interface ComparisonWords {
  t: Translate;
  language: string;
}

const UNKNOWN = '–';

const signed = (change: number, inWords: (size: number) => string): string =>
  change === 0 ? inWords(0) : `${change < 0 ? '−' : '+'}${inWords(Math.abs(change))}`;

const difference = (after: number, now: number): number => Number((after - now).toFixed(6));

interface LuminaireFigure {
  key: string;
  label: string;
  figureOf: (binding: Binding) => number | undefined;
  inWords: (value: number) => string;
  isMinor?: boolean;
}

export function luminaireRows(
  from: readonly Binding[],
  to: Binding,
  { t, language }: ComparisonWords,
): ComparisonRow[] {
  const figures: LuminaireFigure[] = [
    {
      key: 'lumens',
      label: t('bindings.figure_lumens'),
      figureOf: ({ lumens }) => lumens,
      inWords: (value) => formatFigure(value, 'lm', language),
    },
    {
      key: 'beam',
      label: t('replacing.beam'),
      figureOf: ({ beam }) => beam,
      inWords: (value) => `${value}°`,
    },
    {
      key: 'watts',
      label: t('bindings.figure_watts'),
      figureOf: ({ power }) => power || undefined,
      inWords: (value) => formatWatts(value, language),
    },
    {
      key: 'cct',
      label: t('bindings.figure_cct'),
      figureOf: ({ cct }) => cct,
      inWords: kelvins,
      isMinor: true,
    },
    {
      key: 'cri',
      label: t('bindings.figure_cri'),
      figureOf: ({ cri }) => cri,
      inWords: (value) => `CRI\u00a0${value}`,
      isMinor: true,
    },
  ];
  return figures.flatMap(({ key, label, figureOf, inWords, isMinor }): ComparisonRow[] => {
    const values = new Set(from.map(figureOf));
    const [now] = values;
    const after = figureOf(to);
    if (isMinor && values.size <= 1 && now === after) return [];
    const isKnown = values.size === 1 && now !== undefined && after !== undefined;
    return [
      {
        key,
        label,
        ...(key !== 'beam' && !isMinor && { note: t('replacing.each') }),
        now: values.size > 1 ? t('replacing.various') : now === undefined ? UNKNOWN : inWords(now),
        after: after === undefined ? UNKNOWN : inWords(after),
        change: isKnown ? signed(difference(after, now), key === 'cri' ? String : inWords) : UNKNOWN,
      },
    ];
  });
}

export function loadRow(now: Priced, after: Priced, { t, language }: ComparisonWords): ComparisonRow {
  const inWords = ({ load, quote }: Priced): string => {
    const words = loadInWords(load, quote.isPowerUnknown, language, t);
    if (quote.supply === null || quote.isPowerUnknown) return words;
    return `${words} · ${formatShare(loadPercent(load, quote.supply) * 100, language)}`;
  };
  const supplyOf = ({ quote }: Priced) =>
    quote.supply === null ? t('replacing.noSupply') : formatWatts(quote.supply, language);
  const supplies = { now: supplyOf(now), after: supplyOf(after) };
  const isBad = ({ load, quote }: Priced): boolean => quote.supply !== null && load > quote.supply;
  return {
    key: 'load',
    label: t('replacing.load'),
    note: supplies.now === supplies.after ? supplies.now : t('replacing.supplyChange', supplies),
    now: inWords(now),
    after: inWords(after),
    change: signed(difference(after.load, now.load), (watts) => formatWatts(watts, language)),
    fault: t('replacing.overloaded'),
    isNowBad: isBad(now),
    isAfterBad: isBad(after),
    isFirst: true,
  };
}

/** Undefined while computed; null: failed or none. */
export interface LightPair {
  now: LightFigures | null | undefined;
  after: LightFigures | null | undefined;
}

interface LightFigure {
  key: string;
  label: string;
  note?: string;
  bound?: Bound | undefined;
  figureOf: (figures: LightFigures) => number;
  rounded: (value: number, bound?: Bound) => number;
  inWords: (value: number) => string;
}

function lightRow({ now, after }: LightPair, figure: LightFigure, { t }: ComparisonWords): ComparisonRow {
  const { key, label, note, bound, figureOf, rounded, inWords } = figure;
  const isMissed = (figures: LightFigures | null | undefined): boolean =>
    !!bound &&
    !!figures &&
    (bound.isLeast ? figureOf(figures) < bound.value : figureOf(figures) > bound.value);
  const shown = (figures: LightFigures) => rounded(figureOf(figures), bound);
  const inCell = (figures: LightFigures | null | undefined) =>
    figures ? inWords(shown(figures)) : figures === null ? UNKNOWN : undefined;
  const isWaiting = now === undefined || after === undefined;
  return {
    key,
    label,
    ...(note && { note }),
    now: inCell(now),
    after: inCell(after),
    change:
      now && after ? signed(difference(shown(after), shown(now)), inWords) : isWaiting ? undefined : UNKNOWN,
    fault: t('replacing.missed'),
    isNowBad: isMissed(now),
    isAfterBad: isMissed(after),
  };
}

export function planeRows(
  pair: LightPair,
  target: LightTarget | null,
  height: Cm,
  words: ComparisonWords,
): ComparisonRow[] {
  const { t, language } = words;
  const lux = { rounded: displayLux, inWords: (value: number) => formatLux(value, language) };
  const least = target?.kind === 'least' ? target : null;
  const even = {
    rounded: (value: number, bound?: Bound) => displayRounded(value, 100, bound),
    inWords: (value: number) => formatUniformity(value, language),
  };
  const atLeast = (value: number): Bound => ({ value, isLeast: true });
  const plane = t('replacing.plane', { height });
  const targetOf = (sign: string, value: string) => t('light.target', { value: `${sign}\u00a0${value}` });
  const most = target?.kind === 'greatest' ? target.lux : null;
  const figures: LightFigure[] = [
    {
      key: 'mean',
      label: 'Ē',
      figureOf: ({ mean }) => mean,
      ...lux,
      note: least ? `${plane}, ${targetOf('≥', lux.inWords(least.lux))}` : plane,
      bound: least ? atLeast(least.lux) : undefined,
    },
    {
      key: 'uniformity',
      label: 'U₀',
      figureOf: ({ uniformity }) => uniformity,
      ...even,
      ...(least?.uniformity && {
        note: targetOf('≥', even.inWords(least.uniformity)),
        bound: atLeast(least.uniformity),
      }),
    },
    {
      key: 'greatest',
      label: t('replacing.maximum'),
      figureOf: ({ greatest }) => greatest,
      ...lux,
      ...(most !== null && {
        note: targetOf('≤', lux.inWords(most)),
        bound: { value: most, isLeast: false },
      }),
    },
  ];
  return figures.map((figure, index) => ({
    ...lightRow(pair, figure, words),
    ...(index === 0 && { isFirst: true }),
  }));
}

export const areaRow = (id: string, name: string, pair: LightPair, words: ComparisonWords): ComparisonRow =>
  lightRow(
    pair,
    {
      key: id,
      label: 'Ē',
      note: name,
      figureOf: ({ mean }) => mean,
      rounded: displayLux,
      inWords: (value) => formatLux(value, words.language),
    },
    words,
  );
