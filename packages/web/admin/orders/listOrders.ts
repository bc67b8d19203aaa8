import type { Stored } from '@lumitor/domain/catalogue/article';
import { append } from '@lumitor/domain/math/lists';
import type { OrderSummary } from '@lumitor/domain/order/orderParts';
import type { OrderList } from '@lumitor/domain/order/orderWork';
import type { OrderRecord } from '@lumitor/domain/order/record';
import type { GetListParams, GetListResult, SortPayload } from 'react-admin';
import { adminRequest } from '../data/changes.ts';
import { startOfDay } from '../elements/dates.ts';

export type OrderRow = OrderList['orders'][number];

export type StoredOrder = OrderSummary & Stored;

export type OrderWithLines = StoredOrder & { data: Pick<OrderRecord['data'], 'lines'> };

export interface OrderFilter {
  q?: string;
  status?: string;
  line?: string;
  assignee?: string;
  parent?: string;
  since?: string;
  until?: string;
  enquired?: boolean;
  exceeded?: boolean;
}

/** Page limits of the data service, without and with offers. */
const LONGEST = 1_000;
const WITH_OFFERS = 100;

export function orderQuery(
  { since, until, enquired, exceeded, ...words }: OrderFilter,
  sort?: SortPayload,
): URLSearchParams {
  const enquiries = {
    ...words,
    from: startOfDay(since, 0),
    to: startOfDay(until, 1),
    enquired: enquired && 'true',
    exceeded: exceeded && 'true',
    sort: sort?.field,
    direction: sort?.order.toLowerCase(),
  };
  return new URLSearchParams(
    Object.entries(enquiries).flatMap(([name, value]) => (value ? [[name, String(value).trim()]] : [])),
  );
}

async function readOrders(query: URLSearchParams, offset: number, limit: number): Promise<OrderList> {
  query.set('offset', String(offset));
  query.set('limit', String(limit));
  return (await adminRequest(`/api/orders?${query}`)) as OrderList;
}

/** The sums of all matches are in `meta`. */
export async function fetchOrders({ pagination, sort, filter }: GetListParams): Promise<GetListResult> {
  const { page = 1, perPage = 50 } = pagination ?? {};
  const { orders, total, sums } = await readOrders(orderQuery(filter, sort), (page - 1) * perPage, perPage);
  return { data: orders, total, meta: { sums } };
}

/** Includes the offer that determines each order's value. */
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
