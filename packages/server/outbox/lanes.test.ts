import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { awaitsAnswer } from '../offers/remind.ts';
import { PdfFault } from '../pdf/orderPdf.ts';
import { freshService } from '../testing/freshService.ts';
import { mailServer } from '../testing/mailServer.ts';
import { deliveries, type MakePdf } from './deliveries.ts';
import { testEvent } from './orderEvent.ts';
import { Sender } from './sender.ts';

const WITHIN = { timeout: 20_000, interval: 50 };
const mailTo = (to: string, orderId?: string, offer?: number) => ({
  to,
  subject: to,
  text: 'Dzień dobry',
  html: '<p>Dzień dobry</p>',
  ...(orderId && { pdf: { orderId, language: 'PL', ...(offer && { offer }) } }),
});

async function sendingShop(makePdf: MakePdf = async () => null) {
  const { received, settings } = await mailServer();
  const shop = await freshService();
  const { store, outbox, outgoing } = shop.parts;
  await store.add('serviceSettings', settings);
  const onError = (error: unknown) => void shop.errors.push(error);
  const send = deliveries({ db: store.db, outgoing, makePdf, awaitsAnswer, onError });
  const sender = new Sender({ db: store.db, outbox, send, onError });
  onTestFinished(() => sender.stop());
  const rows = async () => (await (await shop.asAdministrator('GET', '/api/outbox')).json()).rows;
  const queue = (mail: ReturnType<typeof mailTo>, lane: 'shop' | 'visitor' = 'shop') =>
    outbox.queueMail(store.db, mail, null, lane);
  return { ...shop, rows, queue, arrived: () => received.map(({ to }) => to[0]).sort() };
}

it('A slow PDF of a visitor delays neither other visitors nor the shop, and is sent when it is made', async () => {
  let finish = () => {};
  const made = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const request: string[] = [];
  const shop = await sendingShop(async ({ orderId }, lane) => {
    request.push(`${orderId} ${lane}`);
    if (orderId !== 'monstrous') return { name: 'a.pdf', content: Buffer.from('%PDF') };
    if (lane === 'visitor') throw new PdfFault(true);
    await made;
    return { name: 'a.pdf', content: Buffer.from('%PDF') };
  });
  onTestFinished(finish);
  for (const to of ['a@example.com', 'b@example.com', 'c@example.com'])
    await shop.queue(mailTo(to, 'monstrous'), 'visitor');
  await vi.waitFor(() => expect(request).toContain('monstrous long'), WITHIN);
  await shop.queue(mailTo('other@example.com', 'ordinary'), 'visitor');
  await shop.queue(mailTo('shop@example.com', 'ordinary'));
  await vi.waitFor(() => expect(shop.arrived()).toEqual(['other@example.com', 'shop@example.com']), WITHIN);
  expect(request.filter((each) => each === 'monstrous visitor').length).toBeLessThan(3);
  expect(await shop.rows()).toHaveLength(3);
  finish();
  await vi.waitFor(() => expect(shop.arrived()).toHaveLength(5), WITHIN);
  expect(shop.errors).toEqual([]);
});

it('An offer waits with a reason while its PDF cannot be made, and is sent with it afterwards', async () => {
  let isWell = false;
  const shop = await sendingShop(async () => {
    if (!isWell) throw new PdfFault(true);
    return { name: 'oferta.pdf', content: Buffer.from('%PDF') };
  });
  await shop.queue(mailTo('jan@example.com', 'order', 1));
  await vi.waitFor(
    async () =>
      expect(await shop.rows()).toMatchObject([
        {
          attempts: 1,
          nextAt: expect.any(String),
          lastError: expect.stringMatching(/^The PDF .* too much time/),
        },
      ]),
    WITHIN,
  );
  expect(shop.arrived()).toEqual([]);
  isWell = true;
  const [{ id }] = await shop.rows();
  await shop.asAdministrator('POST', `/api/outbox/${id}/try`);
  await vi.waitFor(() => expect(shop.arrived()).toEqual(['jan@example.com']), WITHIN);
});

it('Any other mail is sent without a PDF that cannot be made', async () => {
  const shop = await sendingShop(async () => {
    throw new PdfFault(false, new Error('It has no steps.'));
  });
  await shop.queue(mailTo('jan@example.com', 'order'), 'visitor');
  await vi.waitFor(() => expect(shop.arrived()).toEqual(['jan@example.com']), WITHIN);
  expect(shop.errors).toMatchObject([{ cause: { message: 'It has no steps.' } }]);
});

it('An unresponsive webhook delays only its own events', async () => {
  const shop = await sendingShop();
  let calls = 0;
  const mute = createServer(() => {
    calls += 1;
  });
  await once(mute.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    mute.closeAllConnections();
    mute.close();
  });
  const { store, secrets } = shop.parts;
  const url = `http://127.0.0.1:${(mute.address() as AddressInfo).port}/`;
  await store.add('serviceSettings', { kind: 'webhook', url, allowsPrivate: true, events: ['order.saved'] });
  await secrets.write(store.db, 'webhookSecret', 'whsec_test');
  const event = testEvent('http://localhost:4100');
  const at = new Date().toISOString();
  const row = { id: event.id, kind: 'webhook', lane: 'webhook', at, nextAt: at, attempts: 0 } as const;
  await store.db
    .insertInto('outbox')
    .values({ ...row, payload: JSON.stringify(event) })
    .execute();
  shop.parts.outbox.wake();
  await vi.waitFor(() => expect(calls).toBe(1), WITHIN);
  await shop.queue(mailTo('jan@example.com'));
  await vi.waitFor(() => expect(shop.arrived()).toEqual(['jan@example.com']), WITHIN);
  expect(await shop.rows()).toMatchObject([{ kind: 'webhook', attempts: 1 }]);
  mute.closeAllConnections();
});
