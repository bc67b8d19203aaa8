import type { FunnelRow } from '@lumitor/domain/order/funnel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminRequest } from '../data/changes.ts';

/** Starts of the last months in this time zone, oldest first, and the end of the current one. */
export function monthStarts(count: number, now = new Date()): string[] {
  const start = (place: number) => new Date(now.getFullYear(), now.getMonth() + place, 1).toISOString();
  return Array.from({ length: count + 1 }, (_, place) => start(place + 1 - count));
}

export function useFunnel(starts: readonly string[], isRead = true) {
  return useQuery({
    // The collection of orders: refetched after their changes.
    queryKey: ['reflinksdownload', 'funnel', starts],
    queryFn: async () =>
      ((await adminRequest(`/api/reports/funnel?starts=${starts}`)) as { rows: FunnelRow[] }).rows,
    placeholderData: keepPreviousData,
    enabled: isRead,
    retry: false,
  });
}
