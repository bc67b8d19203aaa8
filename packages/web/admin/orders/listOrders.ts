import type { Stored } from '@lumitor/domain/catalogue/article';
import { append } from '@lumitor/domain/math/lists';
import { type OrderFilter, orderFilters } from '@lumitor/domain/order/orderFilters';
import type { OrderSummary } from '@lumitor/domain/order/orderParts';
import type { OrderList } from '@lumitor/domain/order/orderWork';
import type { OrderRecord } from '@lumitor/domain/order/record';
import type { GetListParams, GetListResult, SortPayload } from 'react-admin';
import { adminRequest } from '../data/changes.ts';
import { startOfDay } from '../elements/dates.ts';

export type OrderRow = OrderList['orders'][number];

export type StoredOrder = OrderSummary & Stored;

export type OrderWithLines = StoredOrder & { data: Pick<OrderRecord['data'], 'lines'> };

/** Page limits of the data service, without and with offers. */
const LONGEST = 1_000;
const WITH_OFFERS = 100;

/** Values of inputs as the service reads them. */
const VALUES: { [Kind in OrderFilter['kind']]?: (value: unknown, filter: OrderFilter) => unknown } = {
  flag: (isOn) => isOn && 'true',
  day: (day, { is }) => startOfDay(String(day ?? ''), is === '<' ? 1 : 0),
  amount: (typed) => typeof typed === 'number' && Math.round(typed * 100),
};

/** @param given by names in the address */
export function orderQuery(given: Readonly<Record<string, unknown>>, sort?: SortPayload): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: string, value: unknown) => value && query.set(name, String(value).trim());
  for (const [name, filter] of orderFilters) {
    const value = given[filter.address ?? name];
    const asRead = VALUES[filter.kind];
    set(name, asRead ? asRead(value, filter) : value);
  }
  set('sort', sort?.field);
  set('direction', sort?.order.toLowerCase());
  return query;
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
  filter: Readonly<Record<string, unknown>>,
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
