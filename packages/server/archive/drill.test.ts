import { join } from 'node:path';
import { IMAGE_WIDTHS, imageAt } from '@lumitor/domain/catalogue/image';
import { COLLECTIONS, type CollectionName } from '@lumitor/domain/collections/collections';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { expect, it } from 'vitest';
import { writeMeta } from '../database/meta.ts';
import { PATH as EXCHANGE_RATE_PATH } from '../exchange-rate/exchangeRate.ts';
import { ADMINISTRATOR, type Service } from '../testing/freshService.ts';
import { orderRequest } from '../testing/oneRail.ts';
import { ldt } from '../testing/photometry.ts';
import { embeddedPlace, serviceAt, sharedPlace } from '../testing/places.ts';
import { WITHOUT_POSTGRES } from '../testing/postgresBinaries.ts';
import { SAMPLES } from '../testing/samples.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { checkArchive, readArchive } from './archiveFile.ts';
import { copyShop, exportShop, importShop } from './moves.ts';
import type { ShopLocation } from './shop.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><circle cx="4" cy="3" r="2"/></svg>';
const OPTIONS = { isReplacing: false, print: () => {} };

const jsonOf = async (answer: Promise<{ json(): Promise<unknown> }>) => (await answer).json();

async function sellRails({ parts }: Service): Promise<string> {
  const { store } = parts;
  const rail = await store.add('connections', { ...SAMPLES.connections, isBlack: true });
  await store.add('partTables', DEFAULT_PART_TABLES.standard);
  for (const description of ['MA0101', 'MA0113', 'MA0115'])
    await store.add('accessories', { ...SAMPLES.accessories, description });
  for (const lang of ['PL', 'EN']) await store.add('languages', { lang, active: true });
  await store.add('translations', SAMPLES.translations);
  return rail?.id ?? '';
}

async function saveOrder({ asVisitor }: Service, connectionId: string) {
  const request = { ...orderRequest(connectionId, 0), email: 'jan@example.com', newsletter: true };
  const { net } = (await jsonOf(asVisitor('POST', '/api/orders', request))) as { net: number };
  request.seen.net = net;
  return { request, saved: (await jsonOf(asVisitor('POST', '/api/orders', request))) as { id: string } };
}

async function addLuminaire({ asAdministrator }: Service, title: string, candela: number) {
  const stored = async (folder: string, body: string, mediaType: string) => {
    const upload = asAdministrator('POST', `/api/files/${folder}/bindings`, body, {
      'content-type': mediaType,
    });
    return ((await jsonOf(upload)) as { url: string }).url;
  };
  const img = await stored('images', SVG, 'image/svg+xml');
  const photometry = await stored('photometry', ldt([candela, 400, 100, 0]), 'text/plain');
  const fields = { ...SAMPLES.bindings, title, img, photometry };
  const { id } = (await jsonOf(asAdministrator('POST', '/api/documents/bindings', fields))) as { id: string };
  return { id, img, photometry };
}

const filesOf = ({ asVisitor }: Service, { img, photometry }: { img: string; photometry: string }) =>
  Promise.all(
    [...IMAGE_WIDTHS.map((width) => imageAt(img, width)), photometry, `${photometry}.json`].map(
      async (url) => {
        const answer = await asVisitor('GET', url);
        return answer.status === 200
          ? Buffer.from(await answer.arrayBuffer()).toString('base64')
          : answer.status;
      },
    ),
  );

async function shownBy({ parts, asAdministrator }: Service) {
  const lists = Object.keys(COLLECTIONS).map((name) => parts.store.list(name as CollectionName));
  return {
    lists: await Promise.all(lists),
    batches: await jsonOf(asAdministrator('GET', '/api/batches')),
    openings: await jsonOf(asAdministrator('GET', '/api/reflinks/statistics')),
    rate: await jsonOf(asAdministrator('GET', EXCHANGE_RATE_PATH)),
  };
}

async function openShop(place: ShopLocation) {
  const service = await serviceAt(place);
  const { asAdministrator, asVisitor, parts } = service;
  const rate = { rates: [{ no: '1', effectiveDate: '2026-11-20', mid: 4.25 }] };
  const former = { fetchedAt: Date.now(), answer: { table: 'A', currency: 'euro', code: 'EUR', ...rate } };
  await writeMeta(parts.store.db, 'exchangeRate', former);
  const cookie = await service.signIn();
  const order = await saveOrder(service, await sellRails(service));
  await parts.store.add('mailTexts', SAMPLES.mailTexts, { id: 'offer' });
  const partner = await parts.store.add('reflinks', SAMPLES.reflinks);
  await asVisitor('GET', `/api/documents/reflinks/${partner?.id}`);
  const shown = await addLuminaire(service, 'Żarówka „Ł”', 500);
  const removed = await addLuminaire(service, 'Usunięta', 600);
  const files = [await filesOf(service, shown), await filesOf(service, removed)];
  const operations = [{ kind: 'remove', collection: 'bindings', id: removed.id }];
  const { batch } = (await jsonOf(
    asAdministrator('POST', '/api/changes', { reason: { kind: 'remove' }, operations }),
  )) as { batch: string };
  const page = await jsonOf(asVisitor('GET', `/api/orders/${order.saved.id}`));
  expect(page).toMatchObject({ id: order.saved.id, data: { name: 'Salon' } });
  expect(files.flat()).not.toContain(404);
  return { cookie, order, page, shown, removed, batch, files, whole: await shownBy(service) };
}

async function expectSame(
  place: ShopLocation,
  known: Awaited<ReturnType<typeof openShop>>,
  session?: string,
): Promise<void> {
  const service = await serviceAt(place);
  const { asVisitor, asAdministrator } = service;
  const whole = await shownBy(service);
  expect(whole).toEqual(known.whole);
  expect(whole).toMatchObject({
    batches: { batches: expect.arrayContaining([expect.objectContaining({ removed: 1 })]) },
    openings: { statistics: [{ openings: 1 }] },
    rate: { rates: [{ mid: 4.25 }] },
  });

  const { cookie, order, batch } = known;
  const sessionBy = (shown: string) =>
    jsonOf(asVisitor('GET', '/api/auth/get-session', undefined, { cookie: shown }));
  // The import ended sessions of the backup.
  expect(await sessionBy(cookie)).toBeNull();
  if (session) expect(await sessionBy(session)).toMatchObject({ user: { email: ADMINISTRATOR.adminEmail } });
  const signIn = (password: string) =>
    asVisitor('POST', '/api/auth/sign-in/email', { email: ADMINISTRATOR.adminEmail, password });
  expect((await signIn('another password')).status).toBe(401);
  expect((await signIn(ADMINISTRATOR.adminPassword)).status).toBe(200);

  expect(await jsonOf(asVisitor('GET', `/api/orders/${order.saved.id}`))).toEqual(known.page);
  expect(await jsonOf(asVisitor('POST', '/api/orders', order.request))).toEqual(order.saved);

  const [shown, removed] = known.files;
  expect(await filesOf(service, known.shown)).toEqual(shown);
  expect(await filesOf(service, known.removed)).toEqual([404, 404, 404, 404, 404]);
  expect((await asAdministrator('POST', `/api/batches/${batch}/undo`, {})).status).toBe(201);
  expect(await filesOf(service, known.removed)).toEqual(removed);
  expect(await service.parts.store.get('bindings', known.removed.id)).toMatchObject({ title: 'Usunięta' });
}

const totalsOf = async (file: string) => {
  const { tables, files } = (await checkArchive(file, readArchive(file))).totals;
  // Versions grow with every import, and an import ends all sessions.
  const { snapshotVersions: _, session: __, ...others } = tables;
  return { tables: others, files };
};

it('a shop is restored completely from its backup', async () => {
  const [place, target, folder] = [await embeddedPlace(), await embeddedPlace(), await temporaryFolder()];
  const known = await openShop(place);
  await exportShop(place, join(folder, 'shop.tar'), OPTIONS);
  await importShop(target, join(folder, 'shop.tar'), OPTIONS);
  await expectSame(target, known);
});

it.skipIf(WITHOUT_POSTGRES)(
  `a shop that moves to PostgreSQL and S3, and back, is unchanged${WITHOUT_POSTGRES}`,
  async () => {
    const [place, between, target] = [await embeddedPlace(), await sharedPlace(), await embeddedPlace()];
    const folder = await temporaryFolder();
    const [first, second, third] = ['1', '2', '3'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const known = await openShop(place);
    await exportShop(place, first, OPTIONS);
    await importShop(between, first, OPTIONS);
    const session = await (await serviceAt(between)).signIn();
    await exportShop(between, second, OPTIONS);
    await copyShop(between, target, OPTIONS);
    await exportShop(target, third, OPTIONS);
    expect(await totalsOf(second)).toEqual(await totalsOf(first));
    expect(await totalsOf(third)).toEqual(await totalsOf(first));
    await expectSame(between, known, session);
    await expectSame(target, known, session);
  },
);
