import type { OrderList } from '@lumitor/domain/order/orderWork';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../data/changes.ts';

/** How many orders have been asked about and are still new; asked for again whenever something changes. */
export function useNewEnquiries(): number {
  const { data = 0 } = useQuery({
    queryKey: ['reflinksdownload', 'newEnquiries'],
    queryFn: async () => ((await ask('/api/orders?status=new&enquired=true&limit=1')) as OrderList).total,
    retry: false,
  });
  return data;
}
