import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectionName } from '@lumitor/domain/collections/collections';
import { OWNER_KEY_HEADER } from '@lumitor/domain/order/ownerKey';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import type { Database } from '../../database/database.ts';
import { writeMeta } from '../../database/meta.ts';
import { createApiKey } from '../../erp/apiKeys.ts';
import { numberOldOrders } from '../../orders/numberOldOrders.ts';
import { ownerKeyOf } from '../../orders/orderKey.ts';
import { makePasswordLink } from '../../people/passwordLinks.ts';
import { insertAccount } from '../../sign-in/accounts.ts';
import { ADMINISTRATOR, freshService, type Service } from '../freshService.ts';
import { orderRequest } from '../oneRail.ts';
import { addOwner } from '../passwords.ts';
import { ldt } from '../photometry.ts';
import { SAMPLES } from '../samples.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { COLLECTION_NAMES, type Named } from './named.ts';

export interface Shop extends Service, Named {
  programKey: string;
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
const RATE = {
  table: 'A',
  currency: 'euro',
  code: 'EUR',
  rates: [{ no: '1/A/NBP/2026', effectiveDate: '2026-01-02', mid: 4.25 }],
};

async function buildPage(): Promise<string> {
  const webRoot = await temporaryFolder();
  await mkdir(join(webRoot, 'assets'));
  for (const page of ['index.html', 'page.html'])
    await writeFile(join(webRoot, page), '<title>Lumitor</title>');
  await writeFile(join(webRoot, 'assets/main-1.js'), 'console.log(1);');
  return webRoot;
}

async function pricedOrder({ asVisitor }: Service, connectionId: string): Promise<object> {
  const order = {
    ...orderRequest(connectionId, 0),
    showsGross: false,
    email: 'jan@example.com',
    confirmed: { powerExceeded: true, missingArticles: true },
  };
  const { totals } = await (await asVisitor('POST', '/api/orders', order)).json();
  return { ...order, seen: { net: totals.net, currency: 'PLN' } };
}

async function sendProject({ asVisitor, parts }: Service, orderId: string): Promise<void> {
  const plan = storedPlan(EMPTY_PLAN);
  const { own } = await (await asVisitor('POST', '/api/projects', { isMicro: false, plan })).json();
  const link = { [LINK_HEADER]: own };
  await asVisitor('POST', '/api/projects/opened', { id: randomUUID(), base: 1, plan }, link);
  const request = { language: 'PL', name: 'Jan', email: '', phone: '600 100 200', consent: true };
  const enquiry = { idempotencyKey: randomUUID(), ...request };
  const owner = { [OWNER_KEY_HEADER]: ownerKeyOf(parts.secret, orderId) };
  await asVisitor('POST', `/api/orders/${orderId}/enquiry`, enquiry, { ...link, ...owner });
}

/** @param hasPassword lets the administrator sign in; hashing is slow */
export async function openShop({
  hasPassword = false,
  database,
}: {
  hasPassword?: boolean;
  database?: Database;
} = {}): Promise<Shop> {
  const service = await freshService({ webRoot: await buildPage(), ...(database && { database }) });
  const { asAdministrator, parts } = service;
  const { store } = parts;
  if (hasPassword) await addOwner(store.db, ADMINISTRATOR.adminEmail, ADMINISTRATOR.adminPassword);
  await writeMeta(store.db, 'exchangeRate', { fetchedAt: Date.now(), answer: RATE });
  await store.add('languages', { lang: 'PL', active: true });
  await store.add('partTables', DEFAULT_PART_TABLES.standard);
  const ids = {} as Record<CollectionName, string>;
  for (const name of COLLECTION_NAMES) {
    const document = await store.add(name, {
      ...SAMPLES[name],
      ...(name === 'connections' && { isBlack: true }),
    });
    ids[name] = document?.id ?? '';
  }
  const added = await asAdministrator('POST', '/api/changes', {
    reason: { kind: 'add' },
    operations: [{ kind: 'add', collection: 'bindings', fields: SAMPLES.bindings }],
  });
  const { batch } = await added.json();
  const upload = await asAdministrator('POST', '/api/files/images', PICTURE, {
    'content-type': 'image/svg+xml',
  });
  const { path: file } = await upload.json();
  const { url: photometry } = await (await asAdministrator('POST', '/api/files/photometry', ldt())).json();
  await numberOldOrders(store);
  await sendProject(service, ids.reflinksdownload);
  const unsent = 'mail-1';
  const at = '2099-01-01T00:00:00.000Z';
  await store.db
    .insertInto('outbox')
    .values({ id: unsent, kind: 'mail', at, nextAt: at, attempts: 0, payload: '{}' })
    .execute();
  const by = ADMINISTRATOR.adminEmail;
  const { id: key } = await createApiKey(store.db, { name: 'ERP', by });
  const { key: programKey } = await createApiKey(store.db, { name: 'ERP 2', by });
  const stored = await asAdministrator(
    'POST',
    `/api/orders/${ids.reflinksdownload}/files?name=plan.pdf`,
    'bytes',
  );
  const { id: orderFile } = await stored.json();
  const mounting = { title: 'Montaż', quantity: 1, unitPrice: 10_000, vatPercent: 8 };
  const offer = { key: randomUUID(), language: 'PL', validUntil: '2099-12-31', freeLines: [mounting] };
  await asAdministrator('POST', `/api/orders/${ids.reflinksdownload}/offers`, offer);
  const account = 'ola@lumitor.test';
  await insertAccount(store.db, { email: account, hash: 'no hash', role: 'viewer' });
  const link = (email: string) => makePasswordLink(store.db, { email, role: 'viewer', by });
  const [used, read] = [await link('ewa@lumitor.test'), await link('iza@lumitor.test')];
  const tokens = [used.token, read.token] as const;
  const addCustomer = async (name: string): Promise<string> => {
    const added = await asAdministrator('POST', '/api/customers', { key: randomUUID(), fields: { name } });
    return (await added.json()).id;
  };
  return {
    ...service,
    ids,
    customers: [await addCustomer('Jan'), await addCustomer('Jan Nowak')],
    batch,
    file,
    photometry,
    orderFile,
    administrator: by,
    password: ADMINISTRATOR.adminPassword,
    programKey,
    account,
    tokens,
    invited: 'iza@lumitor.test',
    unsent,
    key,
    order: await pricedOrder(service, ids.connections),
  };
}
