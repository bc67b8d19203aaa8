import type { Stored } from '@lumitor/domain/catalogue/article';
import type { OrderRecord } from '@lumitor/domain/order/record';

/** An order as a list gets it: without what is drawn. */
export type ListedOrder = Omit<OrderRecord, 'data'> &
  Stored & { data: Omit<OrderRecord['data'], 'preview' | 'steps' | 'lines'> };

/** The same with its lines. */
export type OrderWithLines = ListedOrder & { data: Pick<OrderRecord['data'], 'lines'> };
