import type { OrderOverview } from '@lumitor/domain/order/orderOverview';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../data/changes.ts';

/** The first moments of this week, which begins on Monday, and of this month, by this browser's clock. */
function beginnings(now: Date) {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  return {
    week: new Date(year, month, day - ((now.getDay() + 6) % 7)).toISOString(),
    month: new Date(year, month, 1).toISOString(),
  };
}

/** How the sales stand; asked for again whenever something of the shop changes. */
export function useOverview(mayRead: boolean) {
  const asked = beginnings(new Date());
  return useQuery({
    queryKey: ['reflinksdownload', 'overview', asked],
    queryFn: async () => (await ask(`/api/orders/overview?${new URLSearchParams(asked)}`)) as OrderOverview,
    placeholderData: keepPreviousData,
    enabled: mayRead,
    retry: false,
  });
}
