import type { ReflinkStatistics } from '@lumitor/domain/collections/reflinkStatistics';
import { describe, expect, it } from 'vitest';
import { numberOldOrders } from '../orders/numberOldOrders.ts';
import { freshService, type Service } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';

const statisticsOf = async (service: Service, from = ''): Promise<ReflinkStatistics[]> =>
  (await (await service.asAdministrator('GET', `/api/reflinks/statistics${from}`)).json()).statistics;

async function shop() {
  const service = await freshService();
  const link = await service.parts.store.add('reflinks', SAMPLES.reflinks);
  const open = (cookie?: string) =>
    service.asVisitor('GET', `/api/documents/reflinks/${link.id}`, undefined, cookie ? { cookie } : {});
  return { service, link, open };
}

const cookieOf = (response: { headers: Headers }) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

describe('a visit of a link', () => {
  it('counts once per browser and day', async () => {
    const { service, link, open } = await shop();
    const first = await open();
    expect(first.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/);
    const browser = cookieOf(first);
    const again = await open(browser);
    expect(again.headers.get('set-cookie')).toBeNull();
    expect(await statisticsOf(service)).toMatchObject([{ reflinkId: link.id, openings: 1, orders: 0 }]);
    await open();
    expect(await statisticsOf(service)).toMatchObject([{ openings: 2, days: [{ openings: 2 }] }]);
  });

  it('does not count for administrators, nor for an inactive link', async () => {
    const { service, link, open } = await shop();
    await service.asAdministrator('GET', `/api/documents/reflinks/${link.id}`);
    await service.parts.store.update('reflinks', link.id, { active: false });
    expect((await open()).status).toBe(404);
    expect(await statisticsOf(service)).toMatchObject([{ openings: 0 }]);
  });
});

describe('the statistics', () => {
  it('sum the orders of a link by day and currency', async () => {
    const { service, link } = await shop();
    const order = (parent: string, currency: string, net: number, day: string) => {
      const sample = structuredClone(SAMPLES.reflinksdownload) as { data: object };
      const data = { ...sample.data, currency, totals: { net, vat: 0, gross: net, isIncomplete: false } };
      return service.parts.store.add(
        'reflinksdownload',
        { ...sample, parent, data },
        { createdAt: new Date(`${day}T12:00:00Z`) },
      );
    };
    await order(link.id, 'PLN', 12_345, '2026-10-01');
    await order(link.id, 'PLN', 5, '2026-10-01');
    await order(link.id, 'EUR', 700, '2026-10-03');
    await order('', 'EUR', 900, '2026-10-03');
    await numberOldOrders(service.parts.store);
    expect(await statisticsOf(service)).toEqual([
      {
        reflinkId: link.id,
        openings: 0,
        orders: 3,
        value: { PLN: 12_350, EUR: 700 },
        days: [
          { day: '2026-10-01', openings: 0, orders: 2 },
          { day: '2026-10-03', openings: 0, orders: 1 },
        ],
      },
    ]);
    expect(await statisticsOf(service, '?from=2026-10-02')).toMatchObject([
      { orders: 1, value: { PLN: 0, EUR: 700 } },
    ]);
    expect((await service.asAdministrator('GET', '/api/reflinks/statistics?from=wczoraj')).status).toBe(400);
  });
});
