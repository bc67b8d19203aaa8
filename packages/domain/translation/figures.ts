import type { Cm, Lux, Ms, Volt, Watt } from '../units.ts';
import { localeOf, writtenNumber } from './writtenNumber.ts';

const unsigned = (rounded: number): number => rounded + 0;

const withDigits = (value: number, digits: number, language: string): string =>
  writtenNumber(value, language, { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const formatMetres = (length: Cm, language: string): string =>
  `${writtenNumber(length / 100, language, { minimumFractionDigits: 1, maximumFractionDigits: 2 })}\u00a0m`;

export const formatFigure = (value: number, unit: string, language: string): string =>
  `${writtenNumber(unsigned(Math.round(value * 100) / 100), language)}\u00a0${unit}`;

export const formatVolts = (voltage: Volt, language: string): string =>
  `${formatFixed(voltage, 2, language)}\u00a0V`;

/** Whole weeks as weeks: 14 is `2 weeks`. */
export function formatDays(days: number, language: string): string {
  const inWeeks = days > 0 && days % 7 === 0;
  const unit = { style: 'unit', unitDisplay: 'long', unit: inWeeks ? 'week' : 'day' } as const;
  return writtenNumber(inWeeks ? days / 7 : days, language, unit);
}

export const formatWatts = (power: Watt, language: string): string => formatFigure(power, 'W', language);

export interface Bound {
  value: number;
  isLeast: boolean;
}

/** Never shows a missed bound as met or a met one as missed. */
export function displayRounded(value: number, steps: number, bound?: Bound): number {
  const rounded = Math.round(value * steps) / steps;
  if (!bound) return rounded;
  const isMet = (one: number) => (bound.isLeast ? one >= bound.value : one <= bound.value);
  return isMet(rounded) === isMet(value)
    ? rounded
    : (Math.round(value * steps) + Math.sign(value - rounded)) / steps;
}

export const displayLux = (lux: Lux, bound?: Bound): Lux => displayRounded(lux, lux < 10 ? 10 : 1, bound);

export const formatLux = (lux: Lux, language: string): string =>
  `${writtenNumber(lux, language, { maximumFractionDigits: lux < 10 ? 1 : 0 })}\u00a0lx`;

export const formatUniformity = (uniformity: number, language: string): string =>
  withDigits(uniformity, 2, language);

/** 750 is `7,5 %`. */
export function formatShare(hundredths: number, language: string): string {
  const percent = writtenNumber(hundredths / 100, language);
  return language === 'EN' ? `${percent}%` : `${percent}\u00a0%`;
}

export const formatDrop = (percent: number, language: string): string =>
  formatShare(Math.round(percent * 100), language);

export function wattsNote({ title, watts }: { title: string; watts: Watt }, language: string): string {
  const words = formatWatts(watts, language);
  const isShown = title.replaceAll('\u00a0', ' ').includes(words.replaceAll('\u00a0', ' '));
  return watts > 0 && !isShown ? words : '';
}

/** At most one decimal and no grouping, readable by spreadsheets. */
export const formatNumber = (value: number, language: string): string =>
  writtenNumber(value, language, { maximumFractionDigits: 1, useGrouping: false });

export const unbroken = (text: string): string =>
  text
    .replaceAll(/(?<=\d) (?=(?:[cm]?m[²³]?|V|W|A|K|lx|lm|szt\.|pcs|St\.|%|°)(?![\p{L}\d]))/gu, '\u00a0')
    .replaceAll(/(?<=\d) (?=[×±] ?\d)|(?<=[×±]) (?=\d)/g, '\u00a0');

export const formatDate = (iso: string, language: string, withTime = false): string =>
  new Date(iso).toLocaleString(localeOf(language), {
    dateStyle: 'long',
    ...(withTime ? { timeStyle: 'short' } : {}),
  });

export const formatHour = (at: Ms, language: string): string =>
  new Date(at).toLocaleTimeString(localeOf(language), { hour: '2-digit', minute: '2-digit' });

export const formatFixed = (value: number, digits: number, language: string): string =>
  withDigits(unsigned(Number(value.toFixed(digits))), digits, language);
