import { randomUUID } from 'node:crypto';
import { cartOf, totalsAfterDiscount } from '@lumitor/domain/cart/cart';
import { draftInvoice } from '@lumitor/domain/invoice/draftInvoice';
import { offerRows } from '@lumitor/domain/lists/offerRows';
import { vatSums } from '@lumitor/domain/lists/offerSums';
import type { Offer } from '@lumitor/domain/order/offer';
import { OFFER_KEY_HEADER, type OfferPage } from '@lumitor/domain/order/offerAnswer';
import { formatMoney, grossOf } from '@lumitor/domain/quote/money';
import { UNSET } from '@lumitor/domain/settings/settings';
import { cents } from '@lumitor/domain/units';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeOrderPdf } from '../../packages/server/pdf/makeOrderPdf.ts';
import { mailServer } from '../../packages/server/testing/mailServer.ts';
import { orderShop, postOrder } from '../../packages/server/testing/orderShop.ts';
import { pdfText } from '../../packages/server/testing/pdfText.ts';
import type { OrderRow, OrderWithLines } from '../../packages/web/admin/orders/listOrders.ts';
import { linesCsv, ordersCsv } from '../../packages/web/admin/orders/ordersCsv.ts';

const RUNS = Number(process.env.LUMITOR_RUNS ?? 120);
/** Offers of one order, each replacing the one before. */
const OFFERS = 12;
/** One PDF in so many is made. */
const PDFS = 12;

const share = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10_000 }));
const price = fc.integer({ min: 0, max: 2_000_000 });
const lineTerms = fc.record(
  { discount: share, unitPrice: price, quantity: fc.nat(60) },
  { requiredKeys: ['discount'] },
);
const freeLine = fc.record({
  title: fc.constantFrom('Montaż', 'Transport', 'Projekt <1> & "2"'),
  code: fc.constantFrom('', 'M-1'),
  quantity: fc.integer({ min: 1, max: 40 }),
  unitPrice: price,
  discount: share,
  vatPercent: fc.constantFrom(23, 8, 5, 0),
});
const terms = fc.record({
  language: fc.constantFrom('PL', 'EN'),
  lines: fc.dictionary(fc.constantFrom('0', '1', '2', '3'), lineTerms),
  discount: share,
  // An offer needs a line.
  freeLines: fc.array(freeLine, { minLength: 1, maxLength: 5 }),
});

async function shopWithOrders() {
  const shop = await orderShop();
  const { store } = shop.parts;
  await store.add('serviceSettings', (await mailServer()).settings);
  await store.add('settings', {
    ...UNSET.prices,
    euroRate: { source: 'hand', rate: 4, date: '2026-11-30' },
  });
  const webhook = { kind: 'webhook', url: 'http://127.0.0.1:9/', allowsPrivate: true };
  await store.add('serviceSettings', webhook);
  const { key } = await (await shop.asAdministrator('POST', '/api/keys', { name: 'ERP' })).json();
  let order = { id: '', made: 0 };
  let orders = 0;
  /** Złoty and euro by turns; the one before is won, so that one order alone is offered. */
  const nextOrder = async () => {
    if (order.id && order.made < OFFERS) {
      order.made += 1;
      return order.id;
    }
    if (order.id) {
      const act = { kind: 'status', status: 'won', ids: [order.id], key: randomUUID(), isUnsentMeant: true };
      await json('POST', '/api/orders/work', act);
    }
    orders += 1;
    const isEuro = orders % 2 === 0;
    const saved = await postOrder(shop, {
      ...shop.request,
      ...{ idempotencyKey: randomUUID(), language: isEuro ? 'EN' : 'PL' },
      ...(isEuro && { seen: { net: 6_445, currency: 'EUR' } }),
    });
    expect(saved.status, await saved.clone().text()).toBe(201);
    order = { id: (await saved.json()).id, made: 1 };
    return order.id;
  };
  const json = async (method: string, path: string, body?: object, headers?: Record<string, string>) => {
    const answer = await shop.asAdministrator(method, path, body, headers);
    expect(answer.status, path).toBeLessThan(300);
    return answer.status === 204 ? null : answer.json();
  };
  const lastQueued = async (
    kind: 'mail' | 'webhook',
    orderId: string,
    isIt: (payload: string) => boolean,
  ) => {
    const rows = await store.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', kind)
      .where('orderId', '=', orderId)
      .orderBy('at', 'desc')
      .execute();
    const found = rows.map(({ payload }) => payload ?? '').find(isIt);
    return JSON.parse(found ?? 'null');
  };
  return { ...shop, store, nextOrder, json, lastQueued, erp: { authorization: `Bearer ${key}` } };
}

const sum = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);

/** Amounts add up as printed. */
function expectSums({ lines, freeLines, rates, net, vat, gross, wholeDiscount }: Offer): void {
  const offered = [...lines, ...freeLines];
  for (const { unitPrice, quantity, total } of offered)
    expect(total).toBe(unitPrice === null ? null : unitPrice * quantity);
  expect(sum(offered.map((line) => line.offered)) - wholeDiscount).toBe(net);
  for (const rate of rates) expect(cents(rate.net + rate.vat)).toBe(grossOf(rate.net, rate.vatPercent));
  expect(sum(rates.map((rate) => rate.net))).toBe(net);
  expect(sum(rates.map((rate) => rate.vat))).toBe(vat);
  expect(net + vat).toBe(gross);
}

const words = { translate: (key: string) => key, locale: 'en' };
/** Amounts of CSV cells, in cents. */
const amountsIn = (csv: string, column: number): number[] =>
  csv
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((row) => Math.round(Number(row.split(';').at(column)?.replaceAll('"', '')) * 100));

it('an offer has the same amounts on its page, in the PDF, mail, lists, CSV, API, webhook, cart and invoice', async () => {
  const shop = await shopWithOrders();
  const { json, lastQueued } = shop;
  const frozen = new Map<string, string>();
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(terms, async (drawn) => {
      runs += 1;
      const id = await shop.nextOrder();
      const validUntil = '2099-12-31';
      const issued = { ...drawn, validUntil, key: randomUUID() };
      const { position }: Offer = await json('POST', `/api/orders/${id}/offers`, issued);
      const mail = { key: randomUUID(), to: 'klient@example.com' };
      await json('POST', `/api/orders/${id}/offers/${position}/send`, mail);
      const work = await json('GET', `/api/orders/${id}/work`);
      const link = new URL(work.offerLink);
      const linkKey = { [OFFER_KEY_HEADER]: link.hash.slice(1) };
      // Each network may read so many pages an hour.
      const customer = shop.sendFrom(`10.9.${runs >> 8}.${runs & 255}`);
      const answer = await customer('GET', `/api/offers/${id}`, undefined, linkKey);
      const page: OfferPage = await answer.json();
      const { offer } = page;
      const { language, currency, net, gross } = offer;
      expectSums(offer);
      const money = (amount: number) => formatMoney(cents(amount), currency, language);

      const stored = await shop.store.db
        .selectFrom('offers')
        .select(['key', 'body'])
        .where('orderId', '=', id)
        .execute();
      for (const { key, body } of stored) {
        expect(body).toBe(frozen.get(key) ?? body);
        frozen.set(key, body);
      }

      const { text } = await lastQueued('mail', id, (payload) => payload.includes(`-${position}`));
      for (const amount of [net, gross]) expect(text).toContain(money(amount));

      const event = await lastQueued('webhook', id, (payload) => payload.includes('order.offerSent'));
      expect(event.order.totals).toEqual({ net, vat: offer.vat, gross });

      const list = await json('GET', '/api/orders?offers=true&status=offered');
      const row: OrderRow = list.orders.find((one: OrderRow) => one.id === id);
      expect([row.net, row.offer?.gross, row.counted?.net]).toEqual([net, gross, net]);
      const all = sum(list.orders.map((one: OrderRow) => one.net));
      expect(sum(list.sums.map((one: { net: number }) => one.net))).toBe(all);
      const since = new Date(0).toISOString();
      const home = await json('GET', `/api/orders/overview?week=${since}&month=${since}`);
      expect(sum(home.offered.sums.map((one: { net: number }) => one.net))).toBe(all);

      const erp = await json('GET', `/api/erp/orders/${id}`, undefined, shop.erp);
      expect(erp.totals).toMatchObject({ net, vat: offer.vat, gross });
      expect(sum(erp.lines.map((one: { total: number | null }) => one.total)) - offer.wholeDiscount).toBe(
        net,
      );

      const record = { ...(await shop.store.get('reflinksdownload', id)) } as unknown as OrderWithLines;
      const known = new Map([[id, { ...row, status: row.status }]]);
      const whole = ordersCsv([record], { ...words, reflinks: new Map(), origin: '', work: known } as never);
      expect(amountsIn(whole, -5)).toEqual([net]);
      const rows = linesCsv([record], { ...words, work: known } as never);
      expect(sum(amountsIn(rows, -1))).toBe(net);

      const cart = cartOf({
        number: '',
        link: '',
        language,
        t: (key) => key,
        data: record.data as never,
        offer,
      });
      expect(cart.net).toBe(net);
      expect(sum(totalsAfterDiscount(cart))).toBe(net);

      const t = (key: string) => key;
      const subject = {
        amounts: offer,
        currency,
        orderNumber: '',
        language,
        t,
        customer: null,
        offeredTo: '',
      };
      const form = {
        format: 'ksef',
        number: '1',
        euroRate: 4,
        euroSource: '',
        zeroReason: 'domestic',
      } as const;
      const day = '2026-11-30';
      const { invoice } = draftInvoice(
        { ...subject, settings: offer.settings },
        { ...form, issuedOn: day, soldOn: day, dueOn: day },
      );
      expect([invoice.net, invoice.vat, invoice.gross]).toEqual([net, offer.vat, gross]);
      expect(sum(invoice.lines.map((one) => one.net)) - sum(invoice.rates.map((one) => one.discount))).toBe(
        net,
      );

      if (runs % PDFS !== 0) return;
      const pdf = await makeOrderPdf({
        ...{ page: page.page, language, url: 'https://example.com', offer },
        ...{ underlay: null, view: null, logo: null, photometry: [] },
      });
      const printed = pdfText(pdf).replaceAll('\u00a0', ' ');
      const shown = [
        ...offerRows(offer, language, t).map(({ line }) => line.offered ?? 0),
        ...vatSums(offer.rates, { currency, language, t }).map(([, amount]) => amount),
        ...[net, gross],
      ];
      for (const amount of shown) expect(printed).toContain(money(amount).replaceAll('\u00a0', ' '));
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 3_600_000);
