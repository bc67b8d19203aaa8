import { join } from 'node:path';
import { orderDxf } from '@lumitor/domain/dxf/orderDxf';
import { mountingList } from '@lumitor/domain/lists/mountingList';
import { offerAmounts } from '@lumitor/domain/order/offer';
import { orderInstallation } from '@lumitor/domain/order/orderInstallation';
import { photometryOf } from '@lumitor/domain/order/orderLight';
import type { OrderPage } from '@lumitor/domain/order/record';
import { shownOrder } from '@lumitor/domain/order/shownOrder';
import { labelsOf } from '@lumitor/domain/pdf/labels';
import { quoteFor } from '@lumitor/domain/quote/quote';
import { installationDocument } from '@lumitor/domain/sheets/installationDocument';
import { outlineOf } from '@lumitor/domain/testing/former/summary';
import { interfaceTexts } from '@lumitor/domain/texts/interfaceTexts';
import { translator } from '@lumitor/domain/translation/lookup';
import { mergeTranslations } from '@lumitor/domain/translation/mergeTranslations';
import { afterEach, expect, it, vi } from 'vitest';
import { breakersOf } from '../../packages/domain/lists/mountingCables.ts';
import { importShop } from '../../packages/server/archive/moves.ts';
import { makeOrderPdf } from '../../packages/server/pdf/makeOrderPdf.ts';
import type { Service } from '../../packages/server/testing/freshService.ts';
import { pdfText } from '../../packages/server/testing/pdfText.ts';
import { serviceAt } from '../../packages/server/testing/places.ts';
import { temporaryFolder } from '../../packages/server/testing/temporaryFolder.ts';
import { renewTexts } from '../../packages/server/texts/shippedTexts.ts';
import { orderCsv } from '../../packages/web/parts/orderCsv.ts';
import { formerFolder, formerShop } from './formerShop.ts';
import { formerJson } from './unpack.ts';

const COMMIT = '639714f1';
/** An hour after the shop was stored, so within the week of its open invitation. */
const SOON_AFTER = new Date('2026-11-23T23:00:00Z');
const { orders } = formerJson(COMMIT, 'expected') as {
  orders: { id: string; net: number; currency: 'PLN' | 'EUR'; outline: unknown }[];
};
const sent = formerJson(COMMIT, 'sent');

const read = async ({ asAdministrator }: Service, path: string) => {
  const answer = await asAdministrator('GET', path);
  expect(answer.status, path).toBe(200);
  return answer.json();
};

async function opened(service: Service, id: string) {
  const order = shownOrder((await read(service, `/api/orders/${id}`)) as OrderPage);
  if (!order) throw new Error(`The plan of order ${id} cannot be read.`);
  return order;
}

async function expectOrders(service: Service): Promise<void> {
  const listed = (await read(service, '/api/orders')).orders as { id: string }[];
  expect(listed.map(({ id }) => id)).toEqual(orders.map(({ id }) => id));
  for (const { id, net, currency, outline } of orders) {
    const { data, plan, order } = await opened(service, id);
    expect(outlineOf(plan)).toEqual(outline);
    expect([data.totals.net, data.currency]).toEqual([net, currency]);
    const catalogue = await read(service, `/api/snapshots/${order.isMicro ? 'micro' : 'standard'}`);
    const { totals, lines } = quoteFor(plan, catalogue, {
      currency,
      euroRate: data.euroRate as never,
      vatPercent: data.totals.vatPercent ?? 23,
    });
    expect(totals.net).toBe(net);
    expect(lines.map(({ code, quantity, total }) => [code, quantity, total])).toEqual(
      data.lines.map(({ code, quantity, total }) => [code, quantity, total]),
    );
    for (const path of [data.underlay?.file, data.view?.file].flatMap((file) => file ?? []))
      expect((await service.asVisitor('GET', path)).status).toBe(200);
  }
}

async function expectRest(service: Service): Promise<void> {
  const [{ orderId, request }] = sent.enquiries;
  const { enquiries } = await read(service, `/api/orders/${orderId}/enquiries`);
  expect(enquiries).toMatchObject([{ name: request.name, phone: request.phone, message: request.message }]);
  const work = await read(service, `/api/orders/${orderId}/work`);
  const { data } = await opened(service, orderId);
  const { net } = offerAmounts(data, { lines: { 0: { discount: 1_000 } }, discount: 500 });
  expect(net).toBeLessThan(data.totals.net);
  expect(work).toMatchObject({
    status: 'offered',
    offers: [{ position: 1, net }],
    files: [{ name: 'umowa.pdf' }],
  });
  expect(work.events.map(({ kind }: { kind: string }) => kind).sort()).toEqual(
    ['file', 'note', 'offer', 'status', 'status'].sort(),
  );
  const { statistics } = await read(service, '/api/reflinks/statistics');
  expect(statistics).toHaveLength(1);
  const { batches } = await read(service, '/api/batches');
  expect(batches.length).toBeGreaterThan(0);
  const texts = await read(service, '/api/snapshots/texts');
  expect(texts.settings.shop.name).toBe('Studio Światło');
  expect(texts.languages.map(({ lang }: { lang: string }) => lang)).toContain('CS');
  const [translations] = (await read(service, '/api/documents/translations')).documents;
  expect(translations.translations.mail.invitationSubject_PL).toBe('Zapraszamy do {shop}');
}

it('the texts that the shop never changed are those of this version', async () => {
  const { store } = (await formerShop(COMMIT)).parts;
  await renewTexts(store, interfaceTexts);
  const stored = mergeTranslations(await store.list('translations', { direction: 'asc' }));
  const stale = Object.entries(interfaceTexts).flatMap(([section, texts]) =>
    Object.entries(texts).flatMap(([key, byLanguage]) =>
      Object.entries(byLanguage)
        .map(([language, text]) => ({ name: `${key}_${language.toUpperCase()}`, text }))
        .filter(({ name, text }) => stored[section]?.[name] !== text)
        .map(({ name }) => `${section}.${name}`),
    ),
  );
  expect(stale).toEqual([]);
});

afterEach(() => void vi.useRealTimers());

const peopleOf = async (service: Service): Promise<string> => {
  const { accounts, links } = await read(service, '/api/people');
  return JSON.stringify([accounts, links]);
};

it('the shop opens, with all orders at their former prices', async () => {
  const service = await formerShop(COMMIT);
  await expectOrders(service);
  await expectRest(service);
});

it('an open invitation remains valid for its week, and then ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: SOON_AFTER });
  const service = await formerShop(COMMIT);
  expect(await peopleOf(service)).toContain('ula@lumitor.example');
  vi.setSystemTime(SOON_AFTER.getTime() + 7 * 86_400_000);
  expect(await peopleOf(service)).not.toContain('ula@lumitor.example');
});

it('the archive restores the same shop, without sessions and password links', async () => {
  const place = { dataDir: await temporaryFolder() };
  const archive = join(await formerFolder(COMMIT), 'shop.lumitor');
  await importShop(place, archive, { isReplacing: false, print: () => {} });
  const service = await serviceAt(place);
  await expectOrders(service);
  await expectRest(service);
  vi.useFakeTimers({ toFake: ['Date'], now: SOON_AFTER });
  expect(await peopleOf(service)).not.toContain('ula@lumitor.example');
});

it('a repeated save finds its order, and another key saves a new one', async () => {
  const service = await formerShop(COMMIT);
  for (const { request, id } of sent.saves) {
    const again = await service.asVisitor('POST', '/api/orders', request);
    expect(await again.json()).toMatchObject({ id });
    const another = await service.asVisitor('POST', '/api/orders', {
      ...request,
      idempotencyKey: crypto.randomUUID(),
    });
    expect(another.status).toBe(201);
    expect((await another.json()).id).not.toBe(id);
  }
});

it.each(orders.map(({ id, outline }) => [(outline as { name: string }).name, id]))(
  'the order “%s” has a PDF and all other files',
  async (name, id) => {
    const service = await formerShop(COMMIT);
    const page = await opened(service, id);
    const language = page.data.language;
    const t = translator(page.translations, language);
    const installation = orderInstallation(page);
    const bytesOf = async (path = '') =>
      path ? new Uint8Array(await (await service.asVisitor('GET', path)).arrayBuffer()) : null;
    const photometry = await Promise.all(
      photometryOf(page.data.lines).map(
        async (path): Promise<[string, Uint8Array]> => [path, (await bytesOf(path)) as Uint8Array],
      ),
    );
    const pdf = await makeOrderPdf({
      page,
      language,
      url: 'https://lumitor.example',
      offer: null,
      underlay: await bytesOf(page.data.underlay?.file),
      view: await bytesOf(page.data.view?.file),
      logo: null,
      photometry,
    });
    expect(pdfText(pdf)).toContain(name.split(' ')[0]);
    const groups = mountingList({ page, installation, language, t });
    expect(groups.length).toBeGreaterThan(0);
    expect(labelsOf(groups, breakersOf(page, installation), language, t).length).toBeGreaterThan(0);
    expect(installationDocument({ page, language, t, url: 'https://lumitor.example' }).content).toBeDefined();
    expect(orderDxf(page, installation, language, t)).toContain('EOF');
    expect(orderCsv(page, installation, language, t).length).toBeGreaterThan(page.data.lines.length);
  },
);
