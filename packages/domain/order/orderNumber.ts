import { COUNTER } from '../settings/orders.ts';

export interface Month {
  year: number;
  month: number;
}

export interface OrderSeries {
  name: string;
  digits: number;
}

export function seriesOf(pattern: string, { year, month }: Month): OrderSeries {
  const name = pattern
    .replaceAll('{YYYY}', String(year))
    .replaceAll('{YY}', String(year % 100).padStart(2, '0'))
    .replaceAll('{MM}', String(month).padStart(2, '0'))
    .replace(COUNTER, '#');
  return { name, digits: COUNTER.exec(pattern)?.[1]?.length ?? 1 };
}

/** First order's number with a suffix (D76). */
export const revisionNumber = (first: string, suffix: number): string => `${first}-${suffix}`;

/** D60. */
export const numberAt = ({ name, digits }: OrderSeries, position: number): string =>
  name.replace('#', String(position).padStart(digits, '0'));
