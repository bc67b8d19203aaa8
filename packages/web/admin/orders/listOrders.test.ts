import { afterEach, expect, it, vi } from 'vitest';
import { allOrders, fetchOrders, orderQuery } from './listOrders.ts';

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;
const midnight = (day: number) => new Date(2026, 10, day).toISOString();

afterEach(() => vi.unstubAllGlobals());

it('requests only filled-in filters, including both days', () => {
  const filter = {
    q: ' nero ',
    status: '',
    enquired: true,
    exceeded: false,
    since: '2026-11-01',
    until: '2026-11-02',
    netFrom: 1234.56,
  };
  expect(Object.fromEntries(orderQuery(filter, NEWEST))).toEqual({
    q: 'nero',
    from: midnight(1),
    to: midnight(3),
    enquired: 'true',
    netFrom: '123456',
    sort: 'createdAt',
    direction: 'desc',
  });
});

it('lists a page with the sums of all matches, and reads all pages', async () => {
  const orders = Array.from({ length: 2_345 }, (_, index) => ({ id: `o${index}` }));
  vi.stubGlobal('fetch', async (path: string) => {
    const query = new URL(path, 'http://localhost').searchParams;
    const offset = Number(query.get('offset'));
    const page = orders.slice(offset, offset + Number(query.get('limit')));
    return Response.json({
      orders: page,
      total: orders.length,
      sums: [{ currency: 'PLN', count: 2_345, net: 1 }],
    });
  });
  const page = await fetchOrders({ pagination: { page: 3, perPage: 50 }, sort: NEWEST, filter: {} });
  expect(page).toMatchObject({ total: 2_345, meta: { sums: [{ count: 2_345 }] } });
  expect(page.data.map(({ id }) => id)).toEqual(orders.slice(100, 150).map(({ id }) => id));
  expect(await allOrders({}, NEWEST)).toEqual(orders);
});
