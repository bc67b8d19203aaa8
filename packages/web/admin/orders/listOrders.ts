import type { Stored } from '@lumitor/domain/catalogue/article';
import { append } from '@lumitor/domain/math/lists';
import type { OrderList } from '@lumitor/domain/order/orderWork';
import type { OrderSummary } from '@lumitor/domain/order/packedOrder';
import type { OrderRecord } from '@lumitor/domain/order/record';
import type { GetListParams, GetListResult, SortPayload } from 'react-admin';
import { ask } from '../data/changes.ts';
import { startOfDay } from '../elements/dates.ts';

/** An order as the shop's list has it. */
export type OrderRow = OrderList['orders'][number];

/** As it is stored, without what its page draws and lists. */
export type StoredOrder = OrderSummary & Stored;

/** The same with its lines. */
export type OrderWithLines = StoredOrder & { data: Pick<OrderRecord['data'], 'lines'> };

/** What orders are narrowed down by, as a person says it. */
export interface OrderFilter {
  /** Words of a search (D77). */
  q?: string;
  status?: string;
  line?: string;
  /** E-mail, or `none`. */
  assignee?: string;
  /** Id of a partner's link, or `none`. */
  parent?: string;
  /** Days of this browser's calendar, `2026-11-21`, both inclusive. */
  since?: string;
  until?: string;
  enquired?: boolean;
  exceeded?: boolean;
}

/** The longest page that the data service gives, and one of orders with their offers. */
const LONGEST = 1_000;
const WITH_OFFERS = 100;

/** A filter and an order as the data service understands them. */
export function orderQuery(
  { since, until, enquired, exceeded, ...words }: OrderFilter,
  sort?: SortPayload,
): URLSearchParams {
  const asked = {
    ...words,
    from: startOfDay(since, 0),
    to: startOfDay(until, 1),
    enquired: enquired && 'true',
    exceeded: exceeded && 'true',
    sort: sort?.field,
    direction: sort?.order.toLowerCase(),
  };
  return new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value ? [[name, String(value).trim()]] : [])),
  );
}

async function readOrders(query: URLSearchParams, offset: number, limit: number): Promise<OrderList> {
  query.set('offset', String(offset));
  query.set('limit', String(limit));
  return (await ask(`/api/orders?${query}`)) as OrderList;
}

/** A page of orders, with the sums of all that match in `meta`. */
export async function listOrders({ pagination, sort, filter }: GetListParams): Promise<GetListResult> {
  const { page = 1, perPage = 50 } = pagination ?? {};
  const { orders, total, sums } = await readOrders(orderQuery(filter, sort), (page - 1) * perPage, perPage);
  return { data: orders, total, meta: { sums } };
}

/** All orders that match, not only those of one page. @param withOffers whether each brings the offer that it counts by */
export async function allOrders(
  filter: OrderFilter,
  sort: SortPayload,
  withOffers = false,
): Promise<OrderList['orders']> {
  const found: OrderList['orders'] = [];
  for (let total = 1; found.length < total; ) {
    const query = orderQuery(filter, sort);
    if (withOffers) query.set('offers', 'true');
    const page = await readOrders(query, found.length, withOffers ? WITH_OFFERS : LONGEST);
    if (page.orders.length === 0) break;
    append(found, page.orders);
    total = page.total;
  }
  return found;
}
