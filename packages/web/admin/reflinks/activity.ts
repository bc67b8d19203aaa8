import type { ReflinkStatistics } from '@lumitor/domain/collections/reflinkStatistics';
import type { Days } from '@lumitor/domain/units';
import { dateLocale } from '../elements/dates.ts';

export const PERIODS = [30, 90, 365] as const satisfies readonly Days[];
export type Period = (typeof PERIODS)[number];

export type ActivityUnit = 'day' | 'week' | 'month';
export const UNIT_OF: Record<Period, ActivityUnit> = { 30: 'day', 90: 'week', 365: 'month' };

export interface Bucket {
  start: string;
  openings: number;
  orders: number;
}

/** UTC days, as the data service counts them. */
const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

function startOf(day: string, unit: ActivityUnit): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (unit === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  if (unit === 'month') date.setUTCDate(1);
  return isoDay(date);
}

function after(start: string, unit: ActivityUnit): string {
  const date = new Date(`${start}T00:00:00Z`);
  if (unit === 'month') date.setUTCMonth(date.getUTCMonth() + 1);
  else date.setUTCDate(date.getUTCDate() + (unit === 'week' ? 7 : 1));
  return isoDay(date);
}

/** First day of whole units, so that the first bar is complete. */
export function firstDayOf(period: Period, today: string): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - (period - 1));
  return startOf(isoDay(date), UNIT_OF[period]);
}

export function bucketsOf(days: ReflinkStatistics['days'], period: Period, today: string): Bucket[] {
  const unit = UNIT_OF[period];
  const buckets = new Map<string, Bucket>();
  for (let start = firstDayOf(period, today); start <= today; start = after(start, unit))
    buckets.set(start, { start, openings: 0, orders: 0 });
  for (const { day, openings, orders } of days) {
    const bucket = buckets.get(startOf(day, unit));
    if (!bucket) continue;
    bucket.openings += openings;
    bucket.orders += orders;
  }
  return [...buckets.values()];
}

export const activityDate = (start: string, unit: ActivityUnit, locale: string): string =>
  new Date(`${start}T00:00:00Z`).toLocaleDateString(dateLocale(locale), {
    timeZone: 'UTC',
    ...(unit === 'month' ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' }),
  });
