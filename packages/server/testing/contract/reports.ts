import type { FunnelRow } from '@lumitor/domain/order/funnel';
import { funnelSum } from '@lumitor/domain/order/funnel';
import type { OrderList } from '@lumitor/domain/order/orderWork';
import { cents } from '@lumitor/domain/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../database/schema.ts';
import type { TestEngine } from '../engines.ts';
import { serviceOn } from './instances.ts';

/** Months of Warsaw; the change of clocks is in October. */
const STARTS = ['2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z'];
const PARENTS = ['', 'Studio', 'other'];

const anOrder = fc.record({
  createdAt: fc.oneof(
    fc.constantFrom(...STARTS, '2026-10-31T22:59:59.999Z', '2026-11-30T22:59:59.999Z'),
    fc
      .date({ min: new Date('2026-09-25'), max: new Date('2026-12-05'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  ),
  status: fc.constantFrom('new', 'inWork', 'offered', 'won', 'lost'),
  parent: fc.constantFrom(...PARENTS),
  currency: fc.constantFrom('PLN', 'EUR'),
  net: fc.oneof(fc.nat(10_000_000), fc.constant(3_000_000_000)),
  isEnquired: fc.boolean(),
  isLatest: fc.boolean(),
  isSent: fc.boolean(),
});
type RandomOrder = typeof anOrder extends fc.Arbitrary<infer Order> ? Order : never;

async function store(db: Db, orders: readonly RandomOrder[]): Promise<void> {
  await db.deleteFrom('orderEvents').execute();
  await db.deleteFrom('orderWork').execute();
  for (const [place, { isEnquired, isSent, isLatest, net, ...order }] of orders.entries()) {
    const id = `order-${place}`;
    const texts = { number: id, assignee: '', revises: '', name: '', email: '', words: '', customerId: '' };
    const numbers = {
      revision: 1,
      isLatest: Number(isLatest),
      isMicro: 0,
      net: cents(net),
      rate: 1,
      pieces: 1,
    };
    const state = { firstId: '', enquiredAt: isEnquired ? order.createdAt : null, offer: null };
    await db
      .insertInto('orderWork')
      .values({ id, ...order, ...texts, ...numbers, ...state })
      .execute();
    const event = { id, orderId: id, at: order.createdAt, by: '', data: '{}' };
    await db
      .insertInto('orderEvents')
      .values({ ...event, kind: isSent ? 'offerSent' : 'note' })
      .execute();
  }
}

export function reportContract(engine: TestEngine): void {
  describe('the funnel', () => {
    it('agrees with the list of orders, by month, partner, enquiry and status', async () => {
      const service = await serviceOn(engine);
      const read = async (path: string) => (await service.asAdministrator('GET', path)).json();
      await fc.assert(
        fc.asyncProperty(fc.array(anOrder, { maxLength: 40 }), async (orders) => {
          await store(service.parts.store.db, orders);
          const { rows }: { rows: FunnelRow[] } = await read(`/api/reports/funnel?starts=${STARTS}`);
          for (const [month, from] of STARTS.slice(0, -1).entries()) {
            const to = STARTS[month + 1];
            const listed = async (filter: string) => {
              const { sums, total }: OrderList = await read(
                `/api/orders?limit=1&from=${from}&to=${to}${filter}`,
              );
              const net = (name: string) => sums.find(({ currency }) => currency === name)?.net ?? 0;
              return { count: total, PLN: net('PLN'), EUR: net('EUR') };
            };
            const ofMonth = rows.filter((row) => row.from === from);
            const sum = funnelSum(ofMonth);
            expect(sum.saved).toEqual(await listed(''));
            expect(sum.enquired).toEqual(await listed('&enquired=true'));
            expect(sum.won).toEqual(await listed('&status=won'));
            expect(funnelSum(ofMonth.filter(({ parent }) => parent === 'Studio')).saved).toEqual(
              await listed('&parent=Studio'),
            );
            const sent = orders.filter(
              ({ isSent, isLatest, createdAt }) =>
                isSent && isLatest && createdAt >= from && createdAt < String(to),
            );
            expect(sum.offered.count).toBe(sent.length);
          }
        }),
        { numRuns: 8 },
      );
    });

    it('counts visits by UTC day, with the openings of links as visits of their partners', async () => {
      const service = await serviceOn(engine);
      const { db } = service.parts.store;
      const visit = (agent = 'Mozilla/5.0 Firefox/140.0') =>
        service.asVisitor('POST', '/api/visits', undefined, { 'user-agent': agent });
      expect((await visit()).status).toBe(204);
      expect((await visit()).status).toBe(204);
      await visit('Mozilla/5.0 (compatible; Googlebot/2.1)');
      await service.asAdministrator('POST', '/api/visits');
      const [today] = await db.selectFrom('visits').selectAll().execute();
      expect(today).toEqual({ day: new Date().toISOString().slice(0, 10), count: 2 });
      const days = ['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01', '2026-12-01'];
      await db.deleteFrom('visits').execute();
      await db
        .insertInto('visits')
        .values(days.map((day) => ({ day, count: 5 })))
        .execute();
      await db
        .insertInto('reflinkOpenings')
        .values(days.map((day) => ({ reflinkId: 'Studio', day, browser: 'a' })))
        .execute();
      const answer = await service.asAdministrator('GET', `/api/reports/funnel?starts=${STARTS}`);
      const { rows }: { rows: FunnelRow[] } = await answer.json();
      expect(rows.map(({ from, parent, visits }) => [from, parent, visits])).toEqual([
        [STARTS[0], '', 10],
        [STARTS[0], 'Studio', 2],
        [STARTS[1], '', 5],
        [STARTS[1], 'Studio', 1],
      ]);
    });

    it('refuses starts that do not ascend, and a month without an end', async () => {
      const service = await serviceOn(engine);
      for (const starts of [STARTS.toReversed().join(), STARTS[0], 'october'])
        expect((await service.asAdministrator('GET', `/api/reports/funnel?starts=${starts}`)).status).toBe(
          400,
        );
    });
  });
}
