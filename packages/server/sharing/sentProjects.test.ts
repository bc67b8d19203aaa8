import { randomUUID } from 'node:crypto';
import { OWNER_KEY_HEADER } from '@lumitor/domain/order/ownerKey';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import type { SharedLinks } from '@lumitor/domain/sharing/sharedProject';
import { interfaceTexts } from '@lumitor/domain/texts/interfaceTexts';
import { describe, expect, it } from 'vitest';
import { emailOfRole } from '../testing/freshService.ts';
import { orderShop, postOrder } from '../testing/orderShop.ts';
import type { Send } from '../testing/send.ts';
import { removeUnopened } from './sharedProjects.ts';

const named = (name: string) => storedPlan({ ...EMPTY_PLAN, name });
const SALES = emailOfRole('sales');

async function enquiredShop() {
  const service = await orderShop();
  const { store } = service.parts;
  const { consent, sendsProject } = interfaceTexts.enquiry;
  await store.add('translations', {
    translations: { enquiry: { consent_PL: consent.pl, sendsProject_PL: sendsProject.pl } },
  });
  await store.add('settings', { kind: 'shop', name: 'Studio Światła' });
  const { id: orderId, ownerKey } = await (await postOrder(service, service.request)).json();
  const { asVisitor, asRole, asAdministrator } = service;
  const links: SharedLinks = await (
    await asVisitor('POST', '/api/projects', { isMicro: false, plan: named('A') })
  ).json();
  const byLink = (link: string, method: string, path = '', body?: object) =>
    asVisitor(method, `/api/projects/opened${path}`, body, { [LINK_HEADER]: link });
  const enquiry = {
    idempotencyKey: randomUUID(),
    language: 'PL',
    name: 'Jan',
    email: 'jan@example.com',
    consent: true,
  };
  const enquire = (link: string | null, more: object = {}, key: string = ownerKey) =>
    asVisitor(
      'POST',
      `/api/orders/${orderId}/enquiry`,
      { ...enquiry, ...more },
      link ? { [LINK_HEADER]: link, ...(key && { [OWNER_KEY_HEADER]: key }) } : {},
    );
  const asShop =
    (send: Send) =>
    (method: string, path = '', body?: object) =>
      send(method, `/api/orders/${orderId}/project${path}`, body);
  const change = (base: number, name: string, more: object = {}) => ({
    id: randomUUID(),
    base,
    plan: named(name),
    ...more,
  });
  const eventsOf = async () =>
    (await (await asAdministrator('GET', `/api/orders/${orderId}/work`)).json()).events;
  const [adviser, viewer] = [asShop(asRole('sales')), asShop(asRole('viewer'))];
  return { service, orderId, links, byLink, enquire, asShop, adviser, viewer, change, eventsOf };
}

describe('a project sent with an enquiry (D71)', () => {
  it('is edited under the name of the shop with the right to write orders, seen with the right to read them, and closed to others', async () => {
    const { service, links, byLink, enquire, asShop, adviser, viewer, change, eventsOf } =
      await enquiredShop();
    expect((await adviser('GET')).status).toBe(404);
    expect((await enquire(null)).status).toBe(201);
    expect((await adviser('GET')).status).toBe(404);
    expect((await enquire(links.own, { idempotencyKey: randomUUID() })).status).toBe(201);

    const opened = await (await adviser('GET')).json();
    expect(opened).toMatchObject({ right: 'work', as: 'Studio Światła', version: 1, plan: { name: 'A' } });
    expect(await (await viewer('GET')).json()).toMatchObject({ right: 'see' });
    expect((await viewer('POST', '', change(1, 'B'))).status).toBe(403);
    expect((await asShop(service.asRole('catalogue'))('GET')).status).toBe(403);
    expect((await asShop(service.asVisitor)('GET')).status).toBe(401);

    const sent = change(1, 'B', { by: 'Anna' });
    expect(await (await adviser('POST', '', sent)).json()).toEqual({ version: 2 });
    expect(await (await byLink(links.see, 'GET')).json()).toMatchObject({
      version: 2,
      by: 'Studio Światła',
      byShop: true,
      plan: { name: 'B' },
      shop: { openedAt: expect.stringMatching(/^20/) },
    });
    const { versions } = await (await byLink(links.own, 'GET', '/versions')).json();
    expect(versions).toMatchObject([{ version: 1, by: '', byShop: false }]);
    expect(await (await adviser('GET', '/versions/1')).json()).toMatchObject({ plan: { name: 'A' } });
    expect(
      (await eventsOf()).map(({ kind, by, data }: { kind: string; by: string; data: object }) => [
        ...[kind, by, data],
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['projectOpened', SALES, { version: 1 }],
        ['projectOpened', emailOfRole('viewer'), { version: 1 }],
        ['projectChanged', SALES, { version: 2 }],
      ]),
    );
  });

  it('refuses changes of shop and visitor that are based on an older version', async () => {
    const { links, byLink, enquire, adviser, change } = await enquiredShop();
    await enquire(links.own);
    await byLink(links.work, 'POST', '', change(1, 'B', { by: 'Ola' }));
    const late = await adviser('POST', '', change(1, 'C'));
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      newer: { version: 2, by: 'Ola', as: 'Studio Światła', plan: { name: 'B' } },
    });
    await adviser('POST', '', change(2, 'C'));
    const visitors = await byLink(links.work, 'POST', '', change(2, 'D'));
    expect(await visitors.json()).toMatchObject({ newer: { version: 3, byShop: true, plan: { name: 'C' } } });
  });

  it('is commented under the name of the shop with the right to write orders', async () => {
    const { links, byLink, enquire, adviser, viewer, eventsOf } = await enquiredShop();
    await enquire(links.own);
    const commented = async () =>
      (await eventsOf()).filter(({ kind }: { kind: string }) => kind === 'projectCommented').length;
    const place = { x: 0, y: 0, on: null };
    const reported = { kind: 'begin', id: randomUUID(), text: 'Wyżej?', by: 'Anna', version: 1, place };
    expect((await viewer('POST', '/comments', reported)).status).toBe(403);
    expect((await adviser('POST', '/comments', reported)).status).toBe(200);
    expect(await commented()).toBe(0);
    await byLink(links.see, 'POST', '/comments', { ...reported, id: randomUUID(), by: 'Studio Światła' });
    expect(await commented()).toBe(1);
    const answer = {
      kind: 'answer',
      id: randomUUID(),
      thread: reported.id,
      text: 'O 60 cm',
      by: '',
      version: 1,
    };
    expect((await byLink(links.see, 'POST', '/comments', answer)).status).toBe(200);
    expect(await commented()).toBe(1);
    const settled = {
      kind: 'settle',
      id: randomUUID(),
      thread: reported.id,
      isResolved: true,
      by: '',
      version: 1,
    };
    expect((await adviser('POST', '/comments', settled)).status).toBe(200);
    const { threads } = await (await byLink(links.see, 'GET', '/comments')).json();
    expect(threads.flatMap(({ comments }: { comments: object[] }) => comments)).toMatchObject([
      { by: 'Studio Światła', byShop: true },
      { text: 'O 60 cm', byShop: false },
      { by: 'Studio Światła', byShop: false },
    ]);
    expect(threads[0].resolved).toMatchObject({ by: 'Studio Światła', byShop: true });
    expect(await (await viewer('GET', '/comments')).json()).toMatchObject({ threads });
  });

  it('distinguishes the shop from visitors who use its name', async () => {
    const { links, byLink, enquire, adviser, change } = await enquiredShop();
    await enquire(links.own);
    await adviser('POST', '', change(1, 'B'));
    await byLink(links.work, 'POST', '', change(2, 'C', { by: 'Studio Światła' }));
    const { by, byShop } = await (await byLink(links.see, 'GET')).json();
    expect([by, byShop]).toEqual(['Studio Światła', false]);
    const { versions } = await (await byLink(links.see, 'GET', '/versions')).json();
    expect(versions.map((head: { byShop: boolean }) => head.byShop)).toEqual([true, false]);
  });

  it('is stored with the wording of both consents, and shows the shop no link', async () => {
    const { service, orderId, links, enquire, adviser } = await enquiredShop();
    await enquire(links.own);
    const answer = await service.asAdministrator('GET', `/api/orders/${orderId}/enquiries`);
    const discussion = await answer.text();
    const { consent, sendsProject } = interfaceTexts.enquiry;
    expect(JSON.parse(discussion).enquiries).toMatchObject([
      { consent: `${consent.pl}\n${sendsProject.pl}`, hasProject: true },
    ]);
    const opened = await (await adviser('GET')).text();
    const rows = await service.parts.store.db.selectFrom('enquiries').selectAll().execute();
    const sent = await service.parts.store.db.selectFrom('sentProjects').selectAll().execute();
    for (const token of Object.values(links))
      expect(discussion + opened + JSON.stringify([rows, sent])).not.toContain(token);
  });

  it('can be sent by its owner only', async () => {
    const { links, enquire, adviser } = await enquiredShop();
    for (const link of [links.see, links.work]) expect((await enquire(link)).status).toBe(403);
    expect((await enquire('AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
    expect((await adviser('GET')).status).toBe(404);
  });

  it.each(['none', 'that of another order'])(
    'of a stranger never replaces that of the owner: refused with the owner key %s (D71a)',
    async (which) => {
      const { service, links, enquire, adviser } = await enquiredShop();
      expect((await enquire(links.own)).status).toBe(201);
      const other = { ...service.request, idempotencyKey: randomUUID() };
      const { ownerKey } = await (await postOrder(service, other)).json();
      const strangers: SharedLinks = await (
        await service.asVisitor('POST', '/api/projects', { isMicro: false, plan: named('B') })
      ).json();
      const again = { idempotencyKey: randomUUID() };
      const answer = await enquire(strangers.own, again, which === 'none' ? '' : ownerKey);
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'not-owner']);
      expect((await enquire(null, again)).status).toBe(201);
      expect(await (await adviser('GET')).json()).toMatchObject({ plan: { name: 'A' } });
    },
  );

  it('remains as a version in the sent state after later changes', async () => {
    const { links, byLink, enquire, change } = await enquiredShop();
    const changes = ['B', 'Sent', 'C', 'D'];
    for (const [index, name] of changes.entries()) {
      await byLink(links.own, 'POST', '', change(index + 1, name));
      if (name === 'Sent') expect((await enquire(links.own)).status).toBe(201);
    }
    const { versions } = await (await byLink(links.see, 'GET', '/versions')).json();
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([3, 1]);
    expect(await (await byLink(links.see, 'GET', '/versions/3')).json()).toMatchObject({
      plan: { name: 'Sent' },
    });
  });

  it('is sent once if the enquiry is repeated', async () => {
    const { service, links, enquire } = await enquiredShop();
    for (const { status } of await Promise.all([enquire(links.own), enquire(links.own)]))
      expect(status).toBe(201);
    expect(await service.parts.store.db.selectFrom('sentProjects').selectAll().execute()).toHaveLength(1);
  });
});

describe('the shop loses access to a project', () => {
  it('once its owner has withdrawn it, which the order lists; links still open it', async () => {
    const { links, byLink, enquire, adviser, change, eventsOf } = await enquiredShop();
    await enquire(links.own);
    await adviser('GET');
    for (const link of [links.see, links.work])
      expect((await byLink(link, 'DELETE', '/shop')).status).toBe(403);
    for (const _ of ['once', 'again']) expect((await byLink(links.own, 'DELETE', '/shop')).status).toBe(204);
    expect((await adviser('GET')).status).toBe(404);
    expect((await adviser('POST', '', change(1, 'B'))).status).toBe(404);
    expect((await byLink(links.work, 'POST', '', change(1, 'B'))).status).toBe(200);
    expect((await (await byLink(links.see, 'GET')).json()).shop).toBeUndefined();
    expect(
      (await eventsOf()).filter(({ kind }: { kind: string }) => kind === 'projectWithdrawn'),
    ).toHaveLength(1);
  });

  it.each(['the project is over', 'the order is deleted', 'it is removed from the service'])(
    'when %s',
    async (end) => {
      const { service, orderId, links, byLink, enquire, adviser } = await enquiredShop();
      await enquire(links.own);
      if (end === 'the project is over')
        await removeUnopened(service.parts.store.db, 90, Date.now() + 91 * 24 * 60 * 60 * 1000);
      else if (end === 'the order is deleted')
        await service.asAdministrator('DELETE', `/api/documents/reflinksdownload/${orderId}`);
      else await byLink(links.own, 'DELETE');
      expect((await adviser('GET')).status).toBe(404);
      expect(await service.parts.store.db.selectFrom('sentProjects').selectAll().execute()).toEqual([]);
    },
  );

  it('when its sender is erased: it is removed even if it does not name them', async () => {
    const { service, links, byLink, enquire } = await enquiredShop();
    await enquire(links.own);
    const person = { email: 'jan@example.com' };
    const count = await service.asAdministrator('POST', '/api/persons/count', person);
    expect(await count.json()).toMatchObject({ enquiries: 1, projects: 1 });
    await service.asAdministrator('POST', '/api/persons/erase', person);
    expect((await byLink(links.own, 'GET')).status).toBe(404);
  });
});
