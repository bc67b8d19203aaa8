import { localeOf, writtenNumber } from './writtenNumber.ts';

/** What is nothing once it is rounded has no sign. */
const unsigned = (rounded: number): number => rounded + 0;

const withDigits = (value: number, digits: number, language: string): string =>
  writtenNumber(value, language, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Centimetres as metres: `12,4 m`, `0,85 m`. */
export const formatMetres = (length: number, language: string): string =>
  `${writtenNumber(length / 100, language, { minimumFractionDigits: 1, maximumFractionDigits: 2 })}\u00a0m`;

/** A number with its unit: `12.000 lm`, `7,5 W`. */
export const formatFigure = (value: number, unit: string, language: string): string =>
  `${writtenNumber(unsigned(Math.round(value * 100) / 100), language)}\u00a0${unit}`;

/** A voltage, to the hundredth wherever it is told: `45,96 V`. */
export const formatVolts = (voltage: number, language: string): string =>
  `${formatFixed(voltage, 2, language)}\u00a0V`;

export const formatWatts = (power: number, language: string): string => formatFigure(power, 'W', language);

/** A value that must be at least, or at most, so much. */
export interface Bound {
  value: number;
  isLeast: boolean;
}

/**
 * A figure rounded for display, but never so that a missed bound looks met, nor a met one missed.
 * @param steps to each whole number
 */
export function displayRounded(value: number, steps: number, bound?: Bound): number {
  const rounded = Math.round(value * steps) / steps;
  if (!bound) return rounded;
  const isMet = (one: number) => (bound.isLeast ? one >= bound.value : one <= bound.value);
  return isMet(rounded) === isMet(value)
    ? rounded
    : (Math.round(value * steps) + Math.sign(value - rounded)) / steps;
}

/** An illuminance as every place shows it: in whole lx, below ten to the tenth. */
export const displayLux = (lux: number, bound?: Bound): number =>
  displayRounded(lux, lux < 10 ? 10 : 1, bound);

/** Illuminance: `476 lx`, and below ten `4,5 lx`. */
export const formatLux = (lux: number, language: string): string =>
  `${writtenNumber(lux, language, { maximumFractionDigits: lux < 10 ? 1 : 0 })}\u00a0lx`;

/** The least illuminance divided by the mean: `0,48`. */
export const formatUniformity = (uniformity: number, language: string): string =>
  withDigits(uniformity, 2, language);

/** A share in hundredths of a percent: 750 is `7,5 %`. */
export function formatShare(hundredths: number, language: string): string {
  const percent = writtenNumber(hundredths / 100, language);
  return language === 'EN' ? `${percent}%` : `${percent}\u00a0%`;
}

/** What is lost of a voltage, in percent, to the hundredth wherever it is told: `4,25 %`. */
export const formatDrop = (percent: number, language: string): string =>
  formatShare(Math.round(percent * 100), language);

/** Watts of one piece, said only where its title does not. */
export function wattsBeside({ title, watts }: { title: string; watts: number }, language: string): string {
  const words = formatWatts(watts, language);
  const isSaid = title.replaceAll('\u00a0', ' ').includes(words.replaceAll('\u00a0', ' '));
  return watts > 0 && !isSaid ? words : '';
}

/** With one digit after the comma at the most, and nothing between thousands: spreadsheets read it. */
export const formatNumber = (value: number, language: string): string =>
  writtenNumber(value, language, { maximumFractionDigits: 1, useGrouping: false });

/** Keeps numbers in one line with their units, and with what they are multiplied by. */
export const unbroken = (text: string): string =>
  text
    .replaceAll(/(?<=\d) (?=(?:[cm]?m[²³]?|V|W|A|K|lx|lm|szt\.|pcs|St\.|%|°)(?![\p{L}\d]))/gu, '\u00a0')
    .replaceAll(/(?<=\d) (?=[×±] ?\d)|(?<=[×±]) (?=\d)/g, '\u00a0');

/** A moment by day, month and year, and by hour where `withTime`. */
export const formatDate = (iso: string, language: string, withTime = false): string =>
  new Date(iso).toLocaleString(localeOf(language), {
    dateStyle: 'long',
    ...(withTime ? { timeStyle: 'short' } : {}),
  });

/** The hour of a moment: `14:02`. @param at milliseconds since 1970 */
export const formatHour = (at: number, language: string): string =>
  new Date(at).toLocaleTimeString(localeOf(language), { hour: '2-digit', minute: '2-digit' });

/** With so many digits after the comma, whatever they are: `47,91`. */
export const formatFixed = (value: number, digits: number, language: string): string =>
  withDigits(unsigned(Number(value.toFixed(digits))), digits, language);
