import type { Page } from '@playwright/test';
import { type Configurator, configurator, openLine, startOver } from './support/configurator.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const saved = (page: Page) => page.getByRole('heading', { name: 'Zamówienie zapisane' });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Zapisz zamówienie' });

async function toSummary(page: Page, it: Configurator, name: string) {
  await it.summaryButton.click();
  await page.getByRole('textbox', { name: 'Nazwa projektu' }).fill(name);
}

test('A save is repeated after a change, and retried automatically if its answer was lost', async ({
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
});
