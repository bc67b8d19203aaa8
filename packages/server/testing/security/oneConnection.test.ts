import { randomUUID } from 'node:crypto';
import { WEBHOOK_EVENTS } from '@lumitor/domain/settings/service';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../database/openDatabase.ts';
import { ENGINES } from '../engines.ts';
import { mailServer } from '../mailServer.ts';
import { methodOf, OPERATIONS } from './operations.ts';
import { openShop } from './shop.ts';

const { missing, create } = ENGINES.postgres;

async function openOneConnection() {
  const { databaseUrl } = await create();
  const database = await openDatabase({ dataDir: '', databaseUrl, connections: 1 });
  onTestFinished(() => database.close());
  return database;
}

async function openReportingShop() {
  const shop = await openShop({ database: await openOneConnection() });
  const { store } = shop.parts;
  const { settings } = await mailServer();
  await store.update('serviceSettings', shop.ids.serviceSettings, settings);
  await store.add('serviceSettings', { kind: 'webhook', url: 'http://127.0.0.1:1', events: WEBHOOK_EVENTS });
  return shop;
}

describe.skipIf(missing)(`a pool of one connection${missing}`, () => {
  it('is enough for every operation: none needs a second one during its transaction', async () => {
    const shop = await openShop({ database: await openOneConnection() });
    for (const operation of OPERATIONS) {
      const method = methodOf(operation);
      const body = method === 'GET' || method === 'HEAD' ? undefined : operation.body?.(shop);
      const request = `${method} ${operation.path(shop)}`;
      const answer = await shop.asAdministrator(method, operation.path(shop), body);
      await answer.body?.cancel();
      expect(answer.status, request).toBeLessThan(500);
    }
  });

  it('is enough for notifications caused by strangers: orders with the newsletter, enquiries and offers', async () => {
    const shop = await openReportingShop();
    const order = { ...shop.order, newsletter: true, reflinkId: shop.ids.reflinks };
    const saved = await shop.asVisitor('POST', '/api/orders', { ...order, idempotencyKey: randomUUID() });
    expect(saved.status).toBe(201);
    const { id } = await saved.json();
    const again = { ...order, email: 'ola@example.com', revises: id, idempotencyKey: randomUUID() };
    expect((await shop.asVisitor('POST', '/api/orders', again)).status).toBe(201);
    const enquiry = {
      idempotencyKey: randomUUID(),
      language: 'PL',
      name: 'Jan',
      email: 'jan@example.com',
      message: '',
      consent: true,
    };
    expect((await shop.asVisitor('POST', `/api/orders/${id}/enquiry`, enquiry)).status).toBe(201);
    const offer = { key: randomUUID(), language: 'PL', discount: 0, validUntil: '2099-12-31' };
    expect((await shop.asAdministrator('POST', `/api/orders/${id}/offers`, offer)).status).toBe(201);
    const mail = { key: randomUUID(), to: 'jan@example.com' };
    expect((await shop.asAdministrator('POST', `/api/orders/${id}/offers/1/send`, mail)).status).toBe(204);
    const erased = { email: 'jan@example.com', beside: ['names', 'notes', 'offers', 'files'] };
    expect((await shop.asAdministrator('POST', '/api/persons/erase', erased)).status).toBe(200);
  });
});
