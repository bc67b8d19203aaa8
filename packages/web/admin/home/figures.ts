import type { OrderSum } from '@lumitor/domain/order/orderWork';
import { useLocale } from 'react-admin';
import { dateLocale } from '../elements/dates.ts';

export function useFigures() {
  const locale = dateLocale(useLocale() ?? 'pl');
  const isToday = (time: Date) => time.toDateString() === new Date().toDateString();
  return {
    locale,
    money: ({ net, currency }: Pick<OrderSum, 'net' | 'currency'>): string =>
      (net / 100).toLocaleString(locale, {
        style: 'currency',
        currency,
        maximumFractionDigits: 0,
        useGrouping: true,
      }),
    moment: (iso: string): string => {
      const time = new Date(iso);
      const day = isToday(time) ? {} : ({ day: 'numeric', month: 'short' } as const);
      return time.toLocaleString(locale, { ...day, hour: '2-digit', minute: '2-digit' });
    },
    day: (day: string): string =>
      new Date(day.length > 10 ? day : `${day}T00:00`).toLocaleDateString(locale, {
        day: 'numeric',
        month: 'short',
      }),
    month: (): string => new Date().toLocaleDateString(locale, { month: 'long' }),
  };
}
