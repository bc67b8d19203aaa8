import { isDay } from '@lumitor/domain/catalogue/field';
import type { Ms } from '@lumitor/domain/units';

export function startOfDay(day: string | undefined, days: number): string | undefined {
  if (!day || !isDay(day)) return undefined;
  const moment = new Date(`${day}T00:00`);
  moment.setDate(moment.getDate() + days);
  return moment.getFullYear() > 9_999 ? undefined : moment.toISOString();
}

export const dayOf = (iso: string, locale: string): string =>
  new Date(iso).toLocaleDateString(dateLocale(locale), { dateStyle: 'medium' });

export const momentIn = (iso: string, locale: string): string =>
  new Date(iso).toLocaleString(dateLocale(locale), { dateStyle: 'medium', timeStyle: 'short' });

/** English dates are British: the shop is in Europe. */
export const dateLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

export const today = (): string => new Date().toLocaleDateString('sv-SE');

const two = (number: number) => String(number).padStart(2, '0');

export function spreadsheetTime(iso: string): string {
  const time = new Date(iso);
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}`;
}

const UNITS = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const;

/** `2 minutes ago`; `now` within the first minute. @param now in milliseconds since 1970 */
export function agoIn(iso: string, now: Ms, locale: string): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ['second', Number.POSITIVE_INFINITY];
  const words = new Intl.RelativeTimeFormat(dateLocale(locale), { numeric: 'auto' });
  return words.format(-Math.floor(seconds / length), unit);
}
