import type { Page } from '@playwright/test';
import { type Configurator, configurator, openLine, startOver } from './support/configurator.ts';
import { LOST_READS } from './support/faults.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const TRIES_FOR = '00:30';

const failureOf = (page: Page, path: string) =>
  page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === path);

const saved = (page: Page) => page.getByRole('heading', { name: 'Zamówienie zapisane' });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Zapisz zamówienie' });

async function toSummary(page: Page, it: Configurator, name: string) {
  await it.summaryButton.click();
  await page.getByRole('textbox', { name: 'Nazwa projektu' }).fill(name);
}

test.beforeEach(({ faults }) => {
  faults.allow(LOST_READS);
});

test('A save is retried automatically, repeated after a change, and asks if the supply is exceeded', async ({
  page,
  browser,
  service,
  shop,
  faults,
}) => {
  await test.step('A layout changed after saving is saved again, and the earlier address remains', async () => {
    const it = await openLine(page);
    await it.addRail();
    const name = unique('Dwa zapisy');
    await toSummary(page, it, name);
    await saveButton(page).click();
    const address = page.getByRole('textbox', { name: 'Adres zamówienia' });
    const first = await address.inputValue();
    await page.getByRole('button', { name: 'Wróć do rysunku' }).click();
    await it.addRail({ length: 200 });
    await it.summaryButton.click();
    await expect(page.getByRole('link', { name: 'Poprzedni zapis' })).toHaveAttribute(
      'href',
      new URL(first).pathname,
    );
    await saveButton(page).click();
    await expect(saved(page)).toBeVisible();
    expect(await address.inputValue()).not.toBe(first);
    const orders = await shop.ordersNamed(name);
    expect(orders.map(({ data }) => data.steps.length)).toEqual([2, 1]);
    const listed = async () => {
      const search = new URLSearchParams({ q: name, sort: 'createdAt', direction: 'asc' });
      const found = await (await service.get(`/api/orders?${search}`)).json();
      return found.orders.map(({ number }: { number: string }) => number);
    };
    const [revised] = await listed();
    expect(await listed()).toEqual([expect.stringMatching(/\d{4}-2$/)]);

    // A holder of the link saves a new order (D76).
    const reviseFrom = async (tab: Page) => {
      await tab.goto(new URL(first).pathname);
      await tab.getByRole('link', { name: 'Edytuj w konfiguratorze' }).click();
      await configurator(tab).summaryButton.click();
      await saveButton(tab).click();
      await expect(saved(tab)).toBeVisible();
    };
    await reviseFrom(page);
    expect(await listed()).toEqual([revised.replace(/-2$/, '-3')]);
    const other = await browser.newContext();
    await reviseFrom(await other.newPage());
    await other.close();
    const [latest, own] = await listed();
    expect([latest, own]).toEqual([revised.replace(/-2$/, '-3'), expect.not.stringMatching(/-\d$/)]);
  });

  await test.step('A save whose answer was lost is retried automatically, and stores one record', async () => {
    const it = await startOver(page);
    await it.addRail();
    const name = unique('Zgubiona odpowiedź');
    await toSummary(page, it, name);
    let requests = 0;
    await page.route('/api/orders', async (route) => {
      requests += 1;
      if (requests > 1) return route.continue();
      const answer = await route.fetch();
      expect(answer.status()).toBe(201);
      await route.abort();
    });
    faults.expect(/net::ERR_FAILED.*\/api\/orders/);
    await saveButton(page).click();
    await expect(saved(page)).toBeVisible();
    expect(requests).toBe(2);
    expect((await shop.ordersNamed(name)).length).toBe(1);
    await page.unroute('/api/orders');
  });

  await test.step('With the supply exceeded a save asks first, and the stored order is marked', async () => {
    const it = await startOver(page);
    await it.addRail();
    await it.openStage('Zasilanie');
    await page.getByRole('radio', { name: 'Zasilacz 60 W' }).check();
    await it.openStage('Oprawy');
    await it.expected('Reflektor Nero 30 W', 3);
    await page.getByRole('dialog').getByRole('button', { name: 'Rozumiem' }).click();
    const name = unique('Za dużo mocy');
    await toSummary(page, it, name);
    const question = page.getByRole('dialog', { name: 'Zapisać z tymi uwagami?' });
    await saveButton(page).click();
    await expect(question).toContainText(/90\sW, a moc zasilacza to 60\sW/);
    await question.getByRole('button', { name: 'Wróć' }).last().click();
    expect((await shop.ordersNamed(name)).length).toBe(0);
    await saveButton(page).click();
    await question.getByRole('button', { name: 'Zapisz mimo to' }).click();
    await expect(saved(page)).toBeVisible();
    const [order] = await shop.ordersNamed(name);
    expect(order?.data.powerExceeded).toBe(true);
    await page.goto(`/pobierz/${order?.id}`);
    await expect(page.getByText(/Oprawy pobierają 90\sW, a moc zasilacza to 60\sW/)).toBeVisible();
  });
});

test('A failed save is reported and loses nothing; the retry stores one record', async ({
  page,
  shop,
  faults,
}) => {
  const it = await openLine(page);
  await it.addRail();
  const name = unique('Druga próba');
  await toSummary(page, it, name);
  await page.clock.install();
  await page.route('/api/orders', async (route) => {
    await route.fetch();
    await route.abort();
  });
  faults.expect(/net::ERR_FAILED.*\/api\/orders/);
  const attempt = failureOf(page, '/api/orders');
  await saveButton(page).click();
  await attempt;
  await page.clock.fastForward(TRIES_FOR);
  const notice = page.getByRole('alert').filter({ hasText: 'Nie udało się zapisać' });
  await expect(notice).toContainText('Serwer nie odpowiada. Projekt jest bezpieczny w tej przeglądarce.');
  await expect(page.getByRole('textbox', { name: 'Nazwa projektu' })).toHaveValue(name);

  await page.unroute('/api/orders');
  await notice.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(saved(page)).toBeVisible();
  const orders = await shop.ordersNamed(name);
  expect(orders.length).toBe(1);
  await expect(page.getByRole('textbox', { name: 'Adres zamówienia' })).toHaveValue(
    new RegExp(`/pobierz/${orders[0]?.id}$`),
  );
});

test('Work continues offline with a notice; after reconnecting it is saved', async ({
  page,
  context,
  faults,
}) => {
  const it = await openLine(page);
  await it.addRail();
  await toSummary(page, it, 'Bez sieci');
  await page.goBack();
  await context.setOffline(true);
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await expect(page.getByText('Brak połączenia z internetem.')).toBeVisible();
  await it.addRail({ length: 200 });
  await expect(it.described).toContainText('2 szyny, 3 m.');
  await page.clock.install();
  await toSummary(page, it, 'Bez sieci');
  const attempt = failureOf(page, '/api/orders');
  await saveButton(page).click();
  await attempt;
  await page.clock.fastForward(TRIES_FOR);
  const notice = page.getByRole('alert').filter({ hasText: 'Brak połączenia z internetem.' });
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Brak połączenia z internetem.')).toBeHidden();
  await expect(notice).toBeHidden();
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
});

test('A line and texts that fail to load are reported, and loaded by a retry', async ({ page, faults }) => {
  await test.step('A line that fails to load is reported, and loaded by a retry', async () => {
    await page.goto('/');
    await page.clock.install();
    await page.route('/api/snapshots/standard', (route) => route.abort());
    faults.expect(/net::ERR_FAILED.*\/api\/snapshots\/standard/);
    faults.expect(/Wczytywanie danych produktów nie powiodło się/);
    const attempt = failureOf(page, '/api/snapshots/standard');
    await page.getByRole('button', { name: 'Projektuj w STANDARD' }).click();
    await attempt;
    await page.clock.fastForward(TRIES_FOR);
    const notice = page.getByRole('alert').filter({ hasText: 'Nie udało się wczytać produktów STANDARD' });
    await expect(notice).toBeVisible();
    await page.unroute('/api/snapshots/standard');
    await notice.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await expect(page.getByRole('application', { name: 'Rysunek układu' })).toBeVisible();
  });

  await test.step('Texts that fail to load are reported by built-in texts, and loaded by a retry', async () => {
    await page.route(/\/api\/snapshots\/texts/, (route) => route.abort());
    faults.expect(/net::ERR_FAILED.*\/api\/snapshots\/texts/);
    faults.expect(/Wczytywanie tłumaczeń i języków nie powiodło się/);
    const attempt = failureOf(page, '/api/snapshots/texts');
    await page.goto('/?lang=en');
    await attempt;
    await page.clock.fastForward(TRIES_FOR);
    await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible();
    await page.unroute(/\/api\/snapshots\/texts/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Design with STANDARD' })).toBeVisible();
  });
});
