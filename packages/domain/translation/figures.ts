import { localeOf, writtenNumber } from './writtenNumber.ts';

/** Removes the sign of −0. */
const unsigned = (rounded: number): number => rounded + 0;

const withDigits = (value: number, digits: number, language: string): string =>
  writtenNumber(value, language, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Formats centimetres as metres: `12,4 m`, `0,85 m`. */
export const formatMetres = (length: number, language: string): string =>
  `${writtenNumber(length / 100, language, { minimumFractionDigits: 1, maximumFractionDigits: 2 })}\u00a0m`;

/** Formats a number with its unit: `12.000 lm`, `7,5 W`. */
export const formatFigure = (value: number, unit: string, language: string): string =>
  `${writtenNumber(unsigned(Math.round(value * 100) / 100), language)}\u00a0${unit}`;

/** Formats a voltage to hundredths: `45,96 V`. */
export const formatVolts = (voltage: number, language: string): string =>
  `${formatFixed(voltage, 2, language)}\u00a0V`;

export const formatWatts = (power: number, language: string): string => formatFigure(power, 'W', language);

export interface Bound {
  value: number;
  isLeast: boolean;
}

/**
 * Rounds for display, never showing a missed bound as met or a met one as missed.
 * @param steps per whole number
 */
export function displayRounded(value: number, steps: number, bound?: Bound): number {
  const rounded = Math.round(value * steps) / steps;
  if (!bound) return rounded;
  const isMet = (one: number) => (bound.isLeast ? one >= bound.value : one <= bound.value);
  return isMet(rounded) === isMet(value)
    ? rounded
    : (Math.round(value * steps) + Math.sign(value - rounded)) / steps;
}

/** Rounds illuminance for display: whole lx, below ten to tenths. */
export const displayLux = (lux: number, bound?: Bound): number =>
  displayRounded(lux, lux < 10 ? 10 : 1, bound);

/** Formats illuminance: `476 lx`, below ten `4,5 lx`. */
export const formatLux = (lux: number, language: string): string =>
  `${writtenNumber(lux, language, { maximumFractionDigits: lux < 10 ? 1 : 0 })}\u00a0lx`;

/** Formats least divided by mean illuminance: `0,48`. */
export const formatUniformity = (uniformity: number, language: string): string =>
  withDigits(uniformity, 2, language);

/** Formats hundredths of a percent: 750 is `7,5 %`. */
export function formatShare(hundredths: number, language: string): string {
  const percent = writtenNumber(hundredths / 100, language);
  return language === 'EN' ? `${percent}%` : `${percent}\u00a0%`;
}

/** Formats a voltage drop in percent, to hundredths: `4,25 %`. */
export const formatDrop = (percent: number, language: string): string =>
  formatShare(Math.round(percent * 100), language);

/** Watts of one piece; empty if the title contains them. */
export function wattsNote({ title, watts }: { title: string; watts: number }, language: string): string {
  const words = formatWatts(watts, language);
  const isShown = title.replaceAll('\u00a0', ' ').includes(words.replaceAll('\u00a0', ' '));
  return watts > 0 && !isShown ? words : '';
}

/** Formats with at most one decimal and no grouping, readable by spreadsheets. */
export const formatNumber = (value: number, language: string): string =>
  writtenNumber(value, language, { maximumFractionDigits: 1, useGrouping: false });

/** Replaces spaces between numbers and units or factors by no-break spaces. */
export const unbroken = (text: string): string =>
  text
    .replaceAll(/(?<=\d) (?=(?:[cm]?m[²³]?|V|W|A|K|lx|lm|szt\.|pcs|St\.|%|°)(?![\p{L}\d]))/gu, '\u00a0')
    .replaceAll(/(?<=\d) (?=[×±] ?\d)|(?<=[×±]) (?=\d)/g, '\u00a0');

/** Formats day, month and year, with the time if `withTime`. */
export const formatDate = (iso: string, language: string, withTime = false): string =>
  new Date(iso).toLocaleString(localeOf(language), {
    dateStyle: 'long',
    ...(withTime ? { timeStyle: 'short' } : {}),
  });

/**
 * Formats the time of day: `14:02`.
 * @param at milliseconds since 1970
 */
export const formatHour = (at: number, language: string): string =>
  new Date(at).toLocaleTimeString(localeOf(language), { hour: '2-digit', minute: '2-digit' });

/** Formats a fixed number of decimals: `47,91`. */
export const formatFixed = (value: number, digits: number, language: string): string =>
  withDigits(unsigned(Number(value.toFixed(digits))), digits, language);
