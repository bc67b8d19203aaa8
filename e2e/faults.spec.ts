import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openLine } from './support/configurator.ts';
import { LOST_READS, watchFaults } from './support/faults.ts';
import { type Break, Line } from './support/line.ts';
import { type OwnBrowser, startBrowser } from './support/ownBrowser.ts';
import { type Shop, unique } from './support/shop.ts';
import { test as base, expect } from './support/test.ts';

/** Longer than the timeout and the automatic retries. */
const TRIES_FOR = '00:30';
const ORDERS = '/api/orders';

const test = base.extend<{ ownBrowser: () => Promise<OwnBrowser> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures it needs.
  ownBrowser: async ({}, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'lumitor-profile-'));
    const started: OwnBrowser[] = [];
    await use(async () => {
      const browser = await startBrowser(profile);
      started.push(browser);
      return browser;
    });
    for (const browser of started) await browser.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});

const summary = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Nazwa projektu' }),
  save: page.getByRole('button', { name: 'Zapisz zamówienie' }),
  saving: page.getByRole('button', { name: 'Zapisuję…' }),
  failed: page.getByRole('alert').filter({ hasText: 'Nie udało się zapisać' }),
  retry: page.getByRole('button', { name: 'Spróbuj ponownie' }),
  saved: page.getByRole('heading', { name: 'Zamówienie zapisane' }),
  address: page.getByRole('textbox', { name: 'Adres zamówienia' }),
  another: page.getByRole('button', { name: 'Zapisz pod nowym adresem' }),
});

async function openSummary(page: Page, name: string, address?: string) {
  const it = await openLine(page, 'STANDARD', address);
  await it.addRail({ length: 200 });
  await it.summaryButton.click();
  const form = summary(page);
  await form.name.fill(name);
  return form;
}

const goBack = (page: Page) => page.getByRole('button', { name: /^STANDARD — wróć do projektu/ }).click();

async function onlyOrder(shop: Shop, name: string): Promise<string> {
  const orders = await shop.ordersNamed(name);
  expect(orders).toHaveLength(1);
  return orders[0]?.id ?? '';
}

/** The service stores the first post, and its answer is delayed until released. */
async function delayAnswer(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const bodies: unknown[] = [];
  const stored = new Promise<void>((resolve) => {
    void page.route(`**${ORDERS}`, async (route) => {
      bodies.push(route.request().postDataJSON());
      if (bodies.length > 1) return route.continue();
      const answer = await route.fetch();
      expect(answer.status()).toBe(201);
      resolve();
      await released;
      await route.fulfill({ response: answer }).catch(() => {});
    });
  });
  return { stored, release, bodies };
}

test('Every kind of broken connection is reported, loses no input, and a retry stores one record', async ({
  browser,
  baseURL,
  shop,
}) => {
  const line = await Line.to(baseURL as string, ORDERS);
  const context = await browser.newContext({ baseURL: line.url });
  const faults = await watchFaults(context, line.url);
  faults.allow(/\/api\/orders/);
  faults.allow(LOST_READS);
  const page = await context.newPage();
  // The faked clock of the page does not affect the browser's own timeout.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const deadline = new AbortController();
      setTimeout(() => deadline.abort(), milliseconds);
      return deadline.signal;
    };
  });
  const form = await openSummary(page, '');
  await page.clock.install();
  for (const breaks of ['down', 'lost', 'half', 'silent', 500, 503] satisfies Break[])
    await test.step(String(breaks), async () => {
      const name = unique(`Przerwane ${breaks}`);
      await form.name.fill(name);
      const broken = line.break(breaks);
      await form.save.click();
      await broken;
      await page.clock.fastForward(TRIES_FOR);
      await expect(form.failed).toContainText('Projekt jest bezpieczny w tej przeglądarce.');
      await expect(form.name).toHaveValue(name);
      expect(await shop.ordersNamed(name)).toHaveLength(breaks === 'down' ? 0 : 1);
      line.mend();
      await form.retry.click();
      await expect(form.saved).toBeVisible();
      await expect(form.address).toHaveValue(`${line.url}/pobierz/${await onlyOrder(shop, name)}`);
      await form.another.click();
    });
  expect(faults.verdict()).toEqual([]);
  await context.close();
  line.close();
});

test('Leaving a page during a save completes it, and leads to the record from then on', async ({
  page,
  shop,
}) => {
  const name = unique('Przeładowana');
  const form = await openSummary(page, name);
  await page.getByRole('textbox', { name: 'E-mail (nieobowiązkowy)' }).fill('anna@studio.example');
  const answer = await delayAnswer(page);
  await form.save.click();
  await answer.stored;
  await page.reload();
  answer.release();
  await expect(form.saved).toBeVisible();
  expect(answer.bodies[1]).toEqual(answer.bodies[0]);
  const id = await onlyOrder(shop, name);
  await expect(form.address).toHaveValue(new RegExp(`/pobierz/${id}$`));

  await page.reload();
  await expect(form.address).toHaveValue(new RegExp(`/pobierz/${id}$`));
  expect((await shop.ordersNamed(name))[0]?.data.email).toBe('anna@studio.example');
});

test('A save that visibly failed is the same one after a reload, even if prices have changed', async ({
  page,
  context,
  shop,
  faults,
}) => {
  const title = unique('Drożejąca');
  const luminaire = await shop.addLuminaire(title, { price: 100, power: 5 });
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await it.openStage('Oprawy');
  await it.expected(title, 1);
  await it.summaryButton.click();
  const form = summary(page);
  await form.name.fill(title);
  await page.clock.install();
  await page.route(`**${ORDERS}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  faults.expect(/net::ERR_FAILED.*\/api\/orders/);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(ORDERS));
  await form.save.click();
  await lost;
  await context.setOffline(true);
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  faults.allow(LOST_READS);
  await page.clock.fastForward(TRIES_FOR);
  await expect(form.failed).toContainText('Brak połączenia z internetem.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await shop.change('bindings', luminaire, { price: 250 });
  await context.setOffline(false);

  await page.reload();
  await expect(page.getByRole('row', { name: title })).toContainText('250,00');
  await expect(form.name).toHaveValue(title);
  await form.save.click();
  await expect(form.saved).toBeVisible();
  const id = await onlyOrder(shop, title);
  await expect(form.address).toHaveValue(new RegExp(`/pobierz/${id}$`));
  await shop.remove('bindings', luminaire);
});

test('Two presses and a second tab during a slow answer make one record, and all lead to it', async ({
  page,
  context,
  shop,
}) => {
  const name = unique('Dwie karty');
  const form = await openSummary(page, name);
  const otherPage = await context.newPage();
  await otherPage.goto('/');
  await goBack(otherPage);
  await otherPage.getByRole('button', { name: 'Podsumowanie i zapis' }).click();
  const other = summary(otherPage);
  await expect(other.name).toHaveValue(name);

  const answer = await delayAnswer(page);
  await form.save.dblclick();
  await answer.stored;
  await expect(form.saving).toBeVisible();
  await other.save.dblclick();
  await expect(other.saved).toBeVisible();
  answer.release();
  await expect(form.saved).toBeVisible();
  const id = await onlyOrder(shop, name);
  for (const each of [form, other]) await expect(each.address).toHaveValue(new RegExp(`/pobierz/${id}$`));
  expect(answer.bodies).toHaveLength(1);
});

test('A browser killed after the click leads to the one record after a restart', async ({
  ownBrowser,
  baseURL,
  shop,
}) => {
  const name = unique('Przerwana przeglądarka');
  const killed = await ownBrowser();
  const form = await openSummary(killed.page, name, baseURL);
  const answer = await delayAnswer(killed.page);
  await form.save.click();
  await answer.stored;
  await killed.kill();
  answer.release();

  const { page } = await ownBrowser();
  await page.goto(baseURL as string);
  // The browser may lose the last seconds; the record has them.
  await page.getByRole('button', { name: /^(Projektuj w STANDARD|STANDARD — wróć do projektu)/ }).click();
  const id = await onlyOrder(shop, name);
  const way = page.getByRole('link', { name: /^(Otwórz stronę zamówienia|Poprzedni zapis)/ });
  await expect(way).toHaveAttribute('href', `/pobierz/${id}`);
  expect(await shop.ordersNamed(name)).toHaveLength(1);
});
