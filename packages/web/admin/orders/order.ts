import type { Stored } from '@lumitor/domain/catalogue/article';
import type { OrderList } from '@lumitor/domain/order/orderWork';
import type { OrderSummary } from '@lumitor/domain/order/packedOrder';
import type { OrderRecord } from '@lumitor/domain/order/record';

/** An order as the shop's list has it. */
export type OrderRow = OrderList['orders'][number];

/** As it is stored, without what its page draws and lists. */
export type StoredOrder = OrderSummary & Stored;

/** The same with its lines. */
export type OrderWithLines = StoredOrder & { data: Pick<OrderRecord['data'], 'lines'> };
