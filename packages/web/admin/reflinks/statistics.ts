import type { ReflinkStatistics } from '@lumitor/domain/collections/reflinkStatistics';
import { cents } from '@lumitor/domain/units';
import { ask } from '../data/changes.ts';

/** What every link has brought, from a day on or at all. @param from `2026-11-21`, in UTC */
export async function fetchStatistics(from?: string): Promise<ReflinkStatistics[]> {
  const query = from ? `?from=${from}` : '';
  const { statistics } = (await ask(`/api/reflinks/statistics${query}`)) as {
    statistics: ReflinkStatistics[];
  };
  return statistics;
}

/** Of a link that brought nothing yet. */
export const nothingYet = (reflinkId: string): ReflinkStatistics => ({
  reflinkId,
  openings: 0,
  orders: 0,
  value: { PLN: cents(0), EUR: cents(0) },
  days: [],
});
