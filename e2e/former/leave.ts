import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlan } from '@lumitor/domain/plan/storedPlan';
import { outlineOf, summaryOf } from '@lumitor/domain/testing/former/summary';
import type { Page } from '@playwright/test';
import { UNDERLAY } from '../../packages/server/testing/underlay.ts';
import { fromStored } from '../../packages/web/visitor/storedState.ts';
import { ROOT } from '../../scripts/setup/root.mjs';
import { configurator } from '../support/configurator.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { dumpOf } from './dump.ts';
import { histories } from './histories.ts';
import { plan } from './work.ts';

const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC';

const OUT = join(ROOT, 'test-results/former');

interface Sent {
  saves: { request: { idempotencyKey: string }; id: string }[];
  enquiries: { orderId: string; request: object }[];
}

function watch(page: Page, sent: Sent): void {
  page.on('response', async (response) => {
    const request = response.request();
    if (request.method() !== 'POST' || response.status() !== 201) return;
    const { pathname } = new URL(response.url());
    const requested = /^\/api\/orders\/([^/]+)\/enquiry$/.exec(pathname);
    if (requested?.[1]) sent.enquiries.push({ orderId: requested[1], request: request.postDataJSON() });
    if (pathname === '/api/orders') {
      const answer = await response.json();
      sent.saves.push({ request: request.postDataJSON(), id: answer.id });
    }
  });
}

async function mute(page: Page): Promise<void> {
  const overload = page.getByRole('dialog', { name: 'Przekroczono moc zasilacza' });
  await overload.getByRole('checkbox').check();
  await overload.getByRole('button', { name: 'Rozumiem' }).click();
}

async function save(page: Page, name: string): Promise<string> {
  await configurator(page).summaryButton.click();
  await page.getByRole('textbox', { name: 'Nazwa projektu' }).fill(name);
  const withPlan = page.getByRole('checkbox', { name: /rzut pomieszczenia/ });
  if (await withPlan.isVisible()) await withPlan.check();
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  const question = page.getByRole('dialog', { name: 'Zapisać z tymi uwagami?' });
  const saved = page.getByRole('heading', { name: 'Zamówienie zapisane' });
  await expect(question.or(saved)).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Zapisz mimo to' }).click();
  await expect(saved).toBeVisible();
  const opened = page.getByRole('link', { name: 'Otwórz stronę zamówienia' });
  return (await opened.getAttribute('href')) ?? '';
}

async function storeShop(
  shop: Shop,
  post: (path: string, data: object) => Promise<unknown>,
  orderId: string,
) {
  const key = randomUUID;
  const work = (act: object) => post('/api/orders/work', { key: key(), ids: [orderId], ...act });
  await work({ kind: 'status', status: 'inWork' });
  await work({ kind: 'note', text: 'Zadzwonić w środę' });
  await post(`/api/orders/${orderId}/offers`, {
    key: key(),
    language: 'PL',
    discount: 500,
    lines: { 0: { discount: 1_000 } },
    validUntil: '2099-12-31',
    remark: 'Montaż w cenie',
  });
  await post('/api/people/invite', { email: 'ula@lumitor.example', role: 'sales' });
  const [texts] = await shop.list('translations');
  if (!texts) throw new Error('The demo has no texts.');
  const { mail = {}, ...others } = texts.translations as Record<string, Record<string, string>>;
  const changed = { ...others, mail: { ...mail, invitationSubject_PL: 'Zapraszamy do {shop}' } };
  await shop.change('translations', texts.id, { translations: changed });
  await shop.change('settings', 'shop', { name: 'Studio Światło' });
  await shop.add('languages', { lang: 'CS', active: true });
  const [first] = await shop.list('bindings');
  if (!first) throw new Error('The demo has no luminaires.');
  await post('/api/changes', {
    reason: { kind: 'edit' },
    operations: [{ kind: 'update', collection: 'bindings', id: first.id, fields: { cri: 95 } }],
  });
}

test('leaves a shop and a browser behind', async ({ page, shop, service, faults }) => {
  test.setTimeout(600_000);
  faults.allow(/.*/);
  const sent: Sent = { saves: [], enquiries: [] };
  watch(page, sent);

  const partner = await shop.add('reflinks', {
    active: true,
    name: 'Studio Dom',
    email: 'studio@dom.example',
  });
  await page.goto(`/?ref=${partner}`);

  const it = await plan(page);
  const address = await save(page, 'Galeria przy rynku');

  await page.goto(address);
  await page.getByRole('button', { name: 'Wyślij zapytanie' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zapytanie o projekt' });
  await dialog.getByRole('textbox', { name: 'Imię i nazwisko' }).fill('Jan Kowalski');
  await dialog.getByRole('textbox', { name: 'Telefon' }).fill('600 100 200');
  await dialog.getByRole('textbox', { name: /^Wiadomość/ }).fill('Na kiedy?');
  await dialog.getByRole('checkbox', { name: /^Zgadzam się/ }).check();
  await dialog.getByRole('button', { name: 'Wyślij' }).click();
  await page
    .getByRole('dialog', { name: 'Zapytanie wysłane' })
    .getByRole('button', { name: 'Zamknij' })
    .last()
    .click();
  await page.getByRole('button', { name: 'Wyślij zapytanie' }).click();
  await dialog.getByRole('textbox', { name: /^Wiadomość/ }).fill('A w bieli?');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Lista montażowa' }).click();
  for (const name of [/^L2 /, /^F1 /]) await page.getByRole('checkbox', { name }).check();

  await page.goto('/');
  await page.getByRole('button', { name: /^STANDARD — wróć do projektu/ }).click();
  await expect(it.drawing).toBeVisible();
  await it.openStage('Oprawy');
  await it.expected('Reflektor Nero 20 W', 12);
  await page.keyboard.press('Enter');
  await mute(page);
  await (await it.tool('Zacznij od nowa')).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wyczyść rysunek' }).click();
  await mute(page);
  await it.openStage('Szyny');
  await page.getByRole('button', { name: 'Prostokąt z łukami' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ułóż' }).click();
  for (let step = 0; step < 4; step += 1) await it.undo.click();
  await expect(it.redo).toBeEnabled();

  await page.goto('/');
  await page.getByRole('button', { name: 'Projektuj w MICRO11' }).click();
  await it.addRail({ length: 200 });
  await it.addRail({ length: 100, course: 'Narożnik w dół' });
  const microAddress = await save(page, 'Korytarz');
  await page.getByRole('button', { name: 'Wróć do rysunku' }).click();
  await it.addRail({ length: 130 });
  await it.summaryButton.click();
  await page.route('/api/orders', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  await failed;

  const orderId = address.split('/').at(-1) ?? '';
  await shop.storeOrder('Recepcja', 'EN', {
    email: 'ann@example.com',
    underlay: { ...UNDERLAY, picture: PICTURE },
  });
  await shop.storeOrder('Recepcja, druga wersja', 'PL', {
    reflinkId: partner,
    luminaires: 5,
    revises: orderId,
  });
  await storeShop(
    shop,
    async (path, data) => {
      const response = await service.post(path, { data });
      expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    },
    orderId,
  );
  await service.post(`/api/orders/${orderId}/files?name=umowa.pdf`, {
    data: Buffer.from('%PDF-1.4 umowa'),
    headers: { 'content-type': 'application/pdf' },
  });

  expect(sent.saves.map(({ id }) => id)).toEqual(
    [address, microAddress].map((each) => each.split('/').at(-1)),
  );
  const browser = await dumpOf(page);
  const catalogues = await Promise.all(
    ['standard', 'micro'].map(async (line) => (await service.get(`/api/snapshots/${line}`)).json()),
  );
  const work = ['configurator.standard', 'configurator'].map((key, place) => {
    const state = fromStored(JSON.parse(browser.localStorage[key] ?? 'null'));
    if (!state) throw new Error(`No state is stored under ${key}.`);
    const { history } = state.restored;
    return {
      ...state.restored,
      history: undefined,
      index: history.index,
      plans: history.plans.map((each) => summaryOf(each, catalogues[place])),
    };
  });
  const orders = await Promise.all(
    (await shop.list('reflinksdownload')).map(async ({ id }) => {
      const { data } = await (await service.get(`/api/orders/${id}`)).json();
      const { plan } = readPlan(data);
      if (!plan) throw new Error(`Order ${id} cannot be read.`);
      return { id, net: data.totals.net, currency: data.currency, outline: outlineOf(plan) };
    }),
  );
  const made = histories();
  mkdirSync(OUT, { recursive: true });
  const write = (name: string, content: unknown) =>
    writeFileSync(join(OUT, `${name}.json`), JSON.stringify(content));
  write('browser', browser);
  write('sent', sent);
  write(
    'histories',
    made.map(({ state }) => state),
  );
  write('expected', {
    work,
    orders,
    histories: made.map(({ kinds, index, outlines }) => ({ kinds, index, outlines })),
  });
});
