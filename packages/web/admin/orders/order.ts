import type { Stored } from '@lumitor/domain/catalogue/article';
import type { OrderSummary } from '@lumitor/domain/order/keptOrder';
import type { OrderRecord } from '@lumitor/domain/order/record';

/** An order as a list gets it: without what its page draws and lists. */
export type ListedOrder = OrderSummary & Stored;

/** The same with its lines. */
export type OrderWithLines = ListedOrder & { data: Pick<OrderRecord['data'], 'lines'> };
