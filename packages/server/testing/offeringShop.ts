import { randomUUID } from 'node:crypto';
import { OFFER_KEY_HEADER, type OfferPage } from '@lumitor/domain/order/offerAnswer';
import { OWNER_KEY_HEADER } from '@lumitor/domain/order/ownerKey';
import { expect } from 'vitest';
import { mailServer } from './mailServer.ts';
import { orderShop, postOrder } from './orderShop.ts';

export const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
export const mounting = { title: 'Montaż i podłączenie', quantity: 1, unitPrice: 50_000, vatPercent: 8 };

/** A shop whose order has one sent offer, and its customer with the link of the mail. */
export async function offeringShop(overrides: Parameters<typeof orderShop>[0] = {}) {
  const shop = await orderShop(overrides);
  const { asAdministrator, asVisitor } = shop;
  const { settings, received } = await mailServer();
  await shop.parts.store.add('serviceSettings', settings);
  const saved = await (await postOrder(shop, { ...shop.request, idempotencyKey: randomUUID() })).json();
  const { id, ownerKey } = saved;
  const work = async () => (await asAdministrator('GET', `/api/orders/${id}/work`)).json();
  const offer = async (terms: object = {}, orderId = id): Promise<number> => {
    const request = { key: randomUUID(), language: 'PL', validUntil: TOMORROW, ...terms };
    const made = await asAdministrator('POST', `/api/orders/${orderId}/offers`, request);
    expect(made.status).toBe(201);
    const { position } = await made.json();
    const mail = { key: randomUUID(), to: 'klient@example.com' };
    const sent = await asAdministrator('POST', `/api/orders/${orderId}/offers/${position}/send`, mail);
    expect(sent.status).toBe(204);
    return position;
  };
  await offer({ freeLines: [mounting] });
  const link = new URL((await work()).offerLink);
  const path = `/api/offers/${link.pathname.split('/').at(-1)}`;
  const headers = { [OFFER_KEY_HEADER]: link.hash.slice(1) };
  const open = (rest = '', own: Record<string, string> = headers) =>
    asVisitor('GET', `${path}${rest}`, undefined, own);
  const page = async (rest = '') => (await (await open(rest)).json()) as OfferPage;
  const answer = (change: object, own: Record<string, string> = headers) =>
    asVisitor(
      'POST',
      `${path}/answer`,
      { key: randomUUID(), language: 'PL', name: 'Anna Lipowa', ...change },
      own,
    );
  const accept = async (change: object = {}, own?: Record<string, string>) =>
    answer(
      { kind: 'accepted', number: (await page()).number, role: 'Dyrektor', consent: true, ...change },
      own,
    );
  const revise = async () => {
    const request = { ...shop.request, idempotencyKey: randomUUID(), revises: id };
    const revised = await asVisitor('POST', '/api/orders', request, { [OWNER_KEY_HEADER]: ownerKey });
    expect(revised.status).toBe(201);
    return (await revised.json()).id as string;
  };
  return { ...shop, received, id, work, offer, open, page, answer, accept, revise, path, headers };
}
