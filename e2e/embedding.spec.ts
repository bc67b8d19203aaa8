import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ies } from '../packages/server/testing/photometry.ts';
import { ROOT } from '../scripts/setup/root.mjs';
import { configurator } from './support/configurator.ts';
import { downloadOf } from './support/download.ts';
import { unique, uniqueWord } from './support/shop.ts';
import { test as base, expect } from './support/test.ts';

/** Page of another site, as in docs/embedding.html. */
interface Site {
  origin: string;
  data: Record<string, string>;
  frame: string;
}

const test = base.extend<{ site: Site }>({
  site: async ({ baseURL }, use) => {
    const site: Site = { origin: '', data: { line: 'standard', lang: 'pl', height: '720' }, frame: '' };
    const example = await readFile(`${ROOT}docs/embedding.html`, 'utf8');
    const server = createServer((_, response) => {
      const data = Object.entries(site.data).map(([name, value]) => `data-${name}="${value}"`);
      const page = example
        .replaceAll('http://localhost:3000', baseURL as string)
        .replace(/data-lumitor .*(?=><)/, site.frame ? '' : `data-lumitor ${data.join(' ')}`)
        .replace(
          '</main>',
          site.frame && `<iframe title="Ramka" height="600" src="${site.frame}"></iframe></main>`,
        );
      response.setHeader('content-type', 'text/html').end(page);
    });
    await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
    site.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await use(site);
    server.closeAllConnections();
    server.close();
  },
});

// The tests share one list of origins.
test.describe.configure({ mode: 'serial' });
test.beforeEach(({ faults }) => faults.expect(/request to another origin: http:\/\/127\.0\.0\.1/));
test.afterAll(({ shop }) => shop.change('serviceSettings', 'embedding', { origins: [] }));

const frameOf = (page: Page) => page.frameLocator('iframe');
const heightOf = async (page: Page) => (await page.locator('iframe').boundingBox())?.height ?? 0;

test('A page of a shop shows the configurator, resizes with it and receives the saved order', async ({
  page,
  service,
  shop,
  site,
}) => {
  const code = uniqueWord('OPR');
  const uploaded = await service.post('/api/files/photometry/bindings', { data: Buffer.from(ies()) });
  const title = unique('Oprawa z katalogu');
  const article = {
    title,
    description: code,
    type: 'spotlight',
    active: true,
    isWhite: true,
    price: 100,
    power: 5,
    photometry: (await uploaded.json()).url,
  };
  const articleId = await shop.add('bindings', article);
  const ref = await shop.add('reflinks', { active: true, name: 'Studio Okno', email: '' });
  await shop.change('serviceSettings', 'embedding', { origins: ['https://other.example', site.origin] });
  Object.assign(site.data, { ref, article: code.toLowerCase() });
  await page.goto(site.origin);
  const frame = frameOf(page);
  const it = configurator(frame);
  await expect(it.line(title)).toBeVisible();
  expect(await heightOf(page)).toBe(720);
  await expect(frame.getByRole('contentinfo')).toHaveCount(0);
  await it.addRail({ length: 200 });
  await expect(it.described).toContainText('1 szyna, 2 m.');
  // Axe treats landmarks of page and frame as those of one page.
  const { violations } = await new AxeBuilder({ page }).disableRules('landmark-unique').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  await it.openStage('Oprawy');
  await frame.getByRole('searchbox').fill(title);
  await frame.getByRole('button', { name: `Szczegóły: ${title}` }).click();
  const card = frame.getByRole('dialog', { name: title });
  const file = await downloadOf(page, card.getByRole('link', { name: 'Plik fotometryczny (IES)' }));
  expect([file.name, file.content.toString()]).toEqual([`${title}.ies`, ies()]);
  await card.getByRole('button', { name: 'Zamknij' }).click();

  await it.summaryButton.click();
  await expect.poll(() => heightOf(page)).toBeGreaterThan(900);
  const name = unique('W sklepie');
  await frame.getByRole('textbox', { name: 'Nazwa projektu' }).fill(name);
  await frame.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  await expect(frame.getByRole('heading', { name: 'Zamówienie zapisane' })).toBeVisible();
  const [order] = await shop.ordersNamed(name);
  expect(order?.parent).toBe(ref);
  const link = page.getByRole('status').getByRole('link');
  await expect(link).toHaveText(/\d{4}/);
  await expect(link).toHaveAttribute('href', new RegExp(`/pobierz/${order?.id}$`));
  await expect(page.getByText(/^Zapisano zamówienie/)).toContainText(
    `${((order?.data.totals.net ?? 0) / 100).toFixed(2)} PLN netto`,
  );
  await frame.getByRole('button', { name: 'Wyślij zapytanie' }).click();
  const enquiry = frame.getByRole('dialog');
  await expect(enquiry.getByRole('textbox', { name: 'Imię i nazwisko' })).toBeFocused();
  await enquiry.getByRole('textbox', { name: 'Imię i nazwisko' }).fill('Anna Kowalska');
  await enquiry.getByRole('textbox', { name: 'Telefon' }).fill('600 100 200');
  await enquiry.getByRole('checkbox', { name: /^Zgadzam się/ }).check();
  await enquiry.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await expect(page.getByText(/^Wysłano zapytanie o zamówienie .*\d{4}$/)).toBeVisible();
  await enquiry.getByRole('button', { name: 'Zamknij' }).last().click();
  await frame.getByRole('button', { name: 'Wróć do rysunku' }).click();
  await expect.poll(() => heightOf(page)).toBe(720);

  const other = await shop.addLuminaire(unique('Druga oprawa'), { price: 50, power: 3 });
  await shop.change('bindings', other, { description: `${code}-2` });
  site.data.article = `${code}-2`;
  await page.goto(site.origin);
  await expect(frame.getByText('Masz tu już rozpoczęty projekt')).toBeVisible();
  await expect(it.described).toContainText('1 szyna, 2 m.');
  await expect(it.line('Druga oprawa')).toHaveCount(0);
  await frame.getByRole('button', { name: 'Dodaj do projektu' }).click();
  await expect(it.line('Druga oprawa')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(it.totalBar).toBeVisible();
  const beyond = page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await beyond).toBeLessThanOrEqual(0);
  for (const id of [articleId, other]) await shop.remove('bindings', id);
});

test('A plan lasts for the visit if the browser stores nothing in frames, with a quiet notice', async ({
  page,
  context,
  shop,
  site,
}) => {
  await shop.change('serviceSettings', 'embedding', { origins: [site.origin] });
  await context.addInitScript(() => {
    if (self === top) return;
    const forbidden = {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, forbidden);
  });
  await page.goto(site.origin);
  const frame = frameOf(page);
  const it = configurator(frame);
  await it.addRail({ length: 200 });
  const notice = frame.getByRole('status').filter({ hasText: 'przeglądarka nie zapisze projektu' });
  await notice.getByRole('button', { name: 'Rozumiem' }).click();
  await expect(notice).toBeHidden();
  await frame.getByRole('link', { name: 'STANDARD. Zmień linię produktów' }).click();
  await frame.getByRole('button', { name: 'Projektuj w MICRO11' }).click();
  await it.addRail();
  await frame.getByRole('link', { name: 'MICRO11. Zmień linię produktów' }).click();
  await frame.getByRole('button', { name: 'STANDARD — wróć do projektu: 1 szyna, 2 m' }).click();
  await expect(it.described).toContainText('1 szyna, 2 m.');
  await it.summaryButton.click();
  const name = unique('Bez pamięci');
  await frame.getByRole('textbox', { name: 'Nazwa projektu' }).fill(name);
  await frame.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  await expect(page.getByText(/^Zapisano zamówienie/)).toBeVisible();
  expect(await shop.ordersNamed(name)).toHaveLength(1);
});

test('A forbidden page shows nothing, and the administration is never framed', async ({
  page,
  shop,
  site,
  faults,
  baseURL,
}) => {
  faults.expect(/frame-ancestors|X-Frame-Options/i);
  faults.allow(/chrome-error:/);
  const isBlocked = async () => {
    const blocked = page.waitForEvent('console', (message) =>
      /frame-ancestors|X-Frame/i.test(message.text()),
    );
    await page.goto(site.origin);
    await blocked;
    await expect(frameOf(page).getByText(/\w/)).toHaveCount(0);
  };
  await shop.change('serviceSettings', 'embedding', { origins: ['https://other.example'] });
  await isBlocked();
  await shop.change('serviceSettings', 'embedding', { origins: [site.origin] });
  for (const path of ['/admin', '/login', '/osadzony/admin', '/standard', '/']) {
    site.frame = `${baseURL}${path}`;
    await isBlocked();
  }
  site.frame = `${baseURL}/osadzony/micro`;
  await page.goto(site.origin);
  await expect(configurator(frameOf(page)).drawing).toBeVisible();
});
