import type { Unit } from './activity.ts';

/** A bar's day, the first day of its week, or its month, as it is read: `21 lis`, `listopad 2026`. */
export const activityDate = (start: string, unit: Unit, locale: string): string =>
  new Date(`${start}T00:00:00Z`).toLocaleDateString(locale === 'en' ? 'en-GB' : locale, {
    timeZone: 'UTC',
    ...(unit === 'month' ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' }),
  });
