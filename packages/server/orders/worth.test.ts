import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { mailServer } from '../testing/mailServer.ts';
import { orderShop, postOrder } from '../testing/orderShop.ts';
import { sending } from '../testing/sending.ts';

const WITHIN = { timeout: 20_000, interval: 50 };
const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

async function offeringShop() {
  const shop = await orderShop();
  const { received, settings } = await mailServer();
  const link = await shop.parts.store.add('reflinks', {
    active: true,
    email: 'jan@studio.example',
    name: 'Studio',
  });
  const order = { ...shop.request, idempotencyKey: randomUUID(), reflinkId: link.id };
  const { id } = await (await postOrder(shop, order)).json();
  await shop.parts.store.add('serviceSettings', settings);
  const { asAdministrator } = shop;
  const offer = (discount: number) =>
    asAdministrator('POST', `/api/orders/${id}/offers`, {
      key: randomUUID(),
      language: 'PL',
      discount,
      validUntil: '2099-12-31',
    });
  const send = (position: number) =>
    asAdministrator('POST', `/api/orders/${id}/offers/${position}/send`, {
      key: randomUUID(),
      to: 'klient@example.com',
    });
  const status = (change: object) =>
    asAdministrator('POST', '/api/orders/work', { kind: 'status', key: randomUUID(), ids: [id], ...change });
  const { key } = await (await asAdministrator('POST', '/api/keys', { name: 'ERP' })).json();
  const reported = async () => {
    const list = await (await asAdministrator('GET', '/api/orders?offers=true')).json();
    const overview = await (
      await asAdministrator('GET', `/api/orders/overview?week=${ago(3)}&month=${ago(20)}`)
    ).json();
    const { statistics } = await (await asAdministrator('GET', '/api/reflinks/statistics')).json();
    const erp = await (
      await shop.asVisitor('GET', `/api/erp/orders/${id}`, undefined, { authorization: `Bearer ${key}` })
    ).json();
    return {
      listed: list.orders[0].net,
      csv: list.orders[0].counted?.net ?? list.orders[0].net,
      sum: list.sums[0].net,
      week: overview.weeks.at(-1).saved[0].net,
      partner: overview.partners[0].net,
      reflink: statistics[0].value.PLN,
      program: erp.totals.net,
      offered: overview.offered.sums[0]?.net ?? null,
      won: overview.won[0]?.net ?? null,
      wonOfWeek: overview.weeks.at(-1).won[0]?.net ?? null,
      lines: erp.lines.reduce((sum: number, { total }: { total: number }) => sum + total, 0),
    };
  };
  return { ...shop, id, offer, send, status, notified: reported, received };
}
const everywhere = (net: number) => ({
  listed: net,
  csv: net,
  sum: net,
  week: net,
  partner: net,
  reflink: net,
  program: net,
});

describe('the amount of an order (D61)', () => {
  it('is the same everywhere: as saved, then as offered, as sent and as won', async () => {
    const { notified: reported, offer, send, status } = await offeringShop();
    expect(await reported()).toMatchObject({ ...everywhere(25_780), offered: null, won: null });
    await offer(1_000);
    expect(await reported()).toMatchObject({ ...everywhere(23_202), offered: 23_202 });
    expect((await send(1)).status).toBe(204);
    await offer(2_000);
    expect(await reported()).toMatchObject({ ...everywhere(23_202), offered: 23_202 });
    expect((await send(2)).status).toBe(204);
    await status({ status: 'won' });
    expect(await reported()).toMatchObject({
      ...everywhere(20_624),
      offered: null,
      won: 20_624,
      wonOfWeek: 20_624,
    });
  });

  it('is the amount of the mail, which matches the linked page; the page mentions the offer', async () => {
    const shop = await offeringShop();
    sending(shop);
    const page = () => shop.asVisitor('GET', `/api/orders/${shop.id}`);
    const before = await page();
    await shop.offer(1_000);
    expect((await (await page()).json()).offered).toBeNull();
    await shop.send(1);
    await vi.waitFor(() => expect(shop.received).toHaveLength(1), WITHIN);
    const text = shop.received[0]?.texts[0]?.replace(/\s/g, ' ') ?? '';
    expect(text).toContain('Netto: 232,02 zł');
    expect(text).toMatch(/przyjąć lub odrzucić: http\S+\/oferta\/[\w-]+#[\w-]{22}/);
    const after = await page();
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect((await after.json()).offered).toEqual({
      number: expect.stringMatching(/0001-1$/),
      at: expect.any(String),
    });
  });

  it('must be confirmed if the order is won and its last offer was never sent', async () => {
    const { offer, send, status, asAdministrator, id } = await offeringShop();
    const refusal = async () => {
      const answer = await status({ status: 'won' });
      return [answer.status, (await answer.json()).unsent?.map((one: { position: unknown }) => one.position)];
    };
    expect(await refusal()).toEqual([409, [null]]);
    await offer(0);
    await send(1);
    await offer(100);
    expect(await refusal()).toEqual([409, [2]]);
    const { status: stored } = await (await asAdministrator('GET', `/api/orders/${id}/work`)).json();
    expect(stored).toBe('offered');
    expect((await status({ status: 'won', isUnsentMeant: true })).status).toBe(200);
    expect((await status({ status: 'won' })).status).toBe(200);
  });
});

it('A saved order notifies all configured recipients, without naming the customer', async () => {
  const shop = await orderShop();
  const { received, settings } = await mailServer();
  await shop.parts.store.add('serviceSettings', {
    ...settings,
    addressees: ['biuro@example.com', 'magazyn@example.com'],
  });
  sending(shop);
  const order = { ...shop.request, idempotencyKey: randomUUID(), name: 'Salon', email: 'jan@example.com' };
  const { id } = await (await postOrder(shop, order)).json();
  await postOrder(shop, order);
  await vi.waitFor(() => expect(received).toHaveLength(2), WITHIN);
  expect(received.map(({ to }) => to[0]).sort()).toEqual(['biuro@example.com', 'magazyn@example.com']);
  for (const { subject, texts } of received) {
    expect(subject).toMatch(/^Zamówienie .*0001$/);
    expect(texts[0]?.replace(/\s/g, ' ')).toContain('Wartość netto: 257,80 zł');
    expect(texts[0]).toContain(`/admin/zamowienia/${id}`);
    expect(texts[0]).not.toContain('jan@example.com');
  }
});
