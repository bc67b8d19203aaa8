import { COUNTER } from '../settings/orders.ts';

export interface Month {
  year: number;
  month: number;
}

/** Orders that are numbered together, and the minimum digits of their counter. */
export interface OrderSeries {
  /** Number with `#` for the counter: `2026/11/#`. */
  name: string;
  digits: number;
}

/** Series of the orders of a month. @param pattern such as `{YYYY}/{MM}/{0000}` */
export function seriesOf(pattern: string, { year, month }: Month): OrderSeries {
  const name = pattern
    .replaceAll('{YYYY}', String(year))
    .replaceAll('{YY}', String(year % 100).padStart(2, '0'))
    .replaceAll('{MM}', String(month).padStart(2, '0'))
    .replace(COUNTER, '#');
  return { name, digits: COUNTER.exec(pattern)?.[1]?.length ?? 1 };
}

/** Number of a revision: that of the first order with a suffix (D76). @param suffix from 2 */
export const revisionNumber = (first: string, suffix: number): string => `${first}-${suffix}`;

/** Number at a position of a series, from 1 (D60). */
export const numberAt = ({ name, digits }: OrderSeries, position: number): string =>
  name.replace('#', String(position).padStart(digits, '0'));
