import { randomUUID } from 'node:crypto';
import type { ReflinkStatistics } from '@lumitor/domain/collections/reflinkStatistics';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { describe, expect, it } from 'vitest';
import { numberOldOrders } from '../../orders/numberOldOrders.ts';
import type { TestEngine } from '../engines.ts';
import type { Service } from '../freshService.ts';
import { orderRequest } from '../oneRail.ts';
import { SAMPLES } from '../samples.ts';
import { atOnce, instancesOn, serviceOn } from './instances.ts';

async function stockRail({ parts: { store } }: Service): Promise<object> {
  const rail = { title: 'Szyna', type: 'MT0001', active: true, isBlack: true, price: 100, priceEuro: 25 };
  const { id: connectionId } = await store.add('connections', rail);
  const part = (description: string) => ({
    title: description,
    type: 'part',
    active: true,
    description,
    price: 10,
  });
  await store.add('partTables', DEFAULT_PART_TABLES.standard);
  for (const description of ['MA0101', 'MA0113', 'MA0115']) await store.add('accessories', part(description));
  await store.add('languages', { lang: 'PL', active: true });
  return { ...orderRequest(connectionId, 26_000), email: 'jan@example.com', newsletter: true };
}

export function visitorContract(engine: TestEngine): void {
  describe('an e-mail', () => {
    it('is stored once, however many send it at once and in any case', async () => {
      const services = await instancesOn(engine, 2);
      const answers = await atOnce(services, 16, ({ asVisitor }, index) =>
        asVisitor('POST', '/api/documents/emails', {
          email: index % 2 ? 'jan@example.com' : 'Jan@Example.com',
        }),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(201));
      expect(await services[0]?.parts.store.list('emails')).toHaveLength(1);
    });
  });

  describe('an order', () => {
    it('is stored once with its e-mail, however often it is sent at once', async () => {
      const services = await instancesOn(engine, 2);
      const [first] = services as [Service];
      const body = await stockRail(first);
      const answers = await atOnce(services, 20, async ({ asVisitor }) => {
        const answer = await asVisitor('POST', '/api/orders', body);
        return { status: answer.status, order: await answer.json() };
      });
      for (const answer of answers) expect(answer).toEqual({ status: 201, order: answers[0]?.order });
      expect(await first.parts.store.list('reflinksdownload')).toHaveLength(1);
      expect(await first.parts.store.list('emails')).toHaveLength(1);
    });

    it('is stored for each of many keys at once', async () => {
      const services = await instancesOn(engine, 2);
      const [first] = services as [Service];
      const body = await stockRail(first);
      const answers = await atOnce(services, 20, async ({ asVisitor }) =>
        asVisitor('POST', '/api/orders', { ...body, idempotencyKey: randomUUID() }),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
      expect(await first.parts.store.list('reflinksdownload')).toHaveLength(20);
      expect(await first.parts.store.list('emails')).toHaveLength(1);
    });
  });

  describe('a partner’s link', () => {
    it('counts its visits once per browser, and its orders by day and currency', async () => {
      const service = await serviceOn(engine);
      const { store } = service.parts;
      const { id } = await store.add('reflinks', SAMPLES.reflinks, { id: 'Partner-1' });
      const open = (cookie?: string) =>
        service.asVisitor('GET', `/api/documents/reflinks/${id}`, undefined, cookie ? { cookie } : {});
      const browser = (await open()).headers.get('set-cookie')?.split(';')[0];
      await Promise.all([open(browser), open(browser), open(browser)]);
      const sample = structuredClone(SAMPLES.reflinksdownload) as { data: object };
      const order = (currency: string, net: number) =>
        store.add(
          'reflinksdownload',
          {
            ...sample,
            parent: id,
            data: { ...sample.data, currency, totals: { net, vat: 0, gross: net, isIncomplete: false } },
          },
          { createdAt: new Date('2026-10-01T12:00:00Z') },
        );
      await order('PLN', 12_345);
      await order('PLN', 2_000_000_000);
      await order('PLN', 5_000_000_000);
      await order('EUR', 700);
      await numberOldOrders(store);
      const answer = await service.asAdministrator('GET', '/api/reflinks/statistics');
      const [statistics] = (await answer.json()).statistics as ReflinkStatistics[];
      expect(statistics).toMatchObject({
        openings: 1,
        orders: 4,
        value: { PLN: 7_000_012_345, EUR: 700 },
      });
      expect(statistics?.days).toContainEqual({ day: '2026-10-01', openings: 0, orders: 4 });
    });
  });

  describe('a limit', () => {
    it('counts requests of one client on all instances together', async () => {
      const services = await instancesOn(engine, 2);
      const client = { 'x-client': '192.0.2.1' };
      const limits = services.map(({ parts }) => parts.limits('asking', { points: 7, duration: 60 }));
      const answers = await Promise.allSettled(
        Array.from({ length: 10 }, (_, index) => limits[index % limits.length]?.(client['x-client'])),
      );
      const refused = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
      expect(refused).toHaveLength(3);
      for (const { reason } of refused) expect(reason).toMatchObject({ status: 429 });
      await Promise.all(limits.map((limit) => limit('192.0.2.2')));
    });

    it('counts mails to one mailbox on all instances together', async () => {
      const services = await instancesOn(engine, 2);
      const answers = await atOnce(services, 8, ({ parts }) => parts.mayMail('jan@example.com'));
      expect(answers.filter(Boolean)).toHaveLength(5);
    });
  });
}
