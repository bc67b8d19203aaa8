import type { Page } from '@playwright/test';
import { configurator, openLine } from './support/configurator.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const storedState = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('configurator') ?? 'null'));

/** Script of the storage, loaded after the first paint. */
const STORAGE = '**/assets/browserStorage-*.js';

test('A browser without any storage is reported, and drawing and saving continue', async ({ page, shop }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await expect(
    page.getByRole('alert').filter({ hasText: 'Przeglądarka nie pozwala zapisywać danych' }),
  ).toBeVisible();
  await it.summaryButton.click();
  const name = unique('Bez pamięci');
  await page.getByRole('textbox', { name: 'Nazwa projektu' }).fill(name);
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  await expect(page.getByRole('heading', { name: 'Zamówienie zapisane' })).toBeVisible();
  expect(await shop.ordersNamed(name)).toHaveLength(1);
});

test('Work done before the storage is ready is stored as soon as possible', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(STORAGE, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/standard');
  const it = configurator(page);
  await it.addRail({ length: 200 });
  await it.addRail({ length: 100 });
  await expect(it.total('netto')).toBeVisible();
  expect(await storedState(page)).toBeNull();
  release();
  await expect.poll(async () => (await storedState(page))?.frame.steps.length).toBe(2);
  await page.reload();
  await expect(it.described).toContainText('2 szyny, 3 m.');
});

test('A failed write or read is reported, and another try stores or opens the work', async ({
  page,
  faults,
}) => {
  await test.step('A storage that cannot be written yet is reported, and another try stores the work', async () => {
    faults.allow(/browserStorage/);
    await page.route(STORAGE, (route) => route.abort());
    await page.goto('/standard');
    const it = configurator(page);
    await it.addRail({ length: 200 });
    const notice = page.getByRole('alert').filter({ hasText: 'Przeglądarka nie pozwala zapisywać danych' });
    await expect(notice).toBeVisible();
    // Writing the resting view may retry, and remove the button.
    await notice.getByRole('button', { name: 'Spróbuj ponownie' }).focus();
    await page.unroute(STORAGE);
    await page.keyboard.press('Enter');
    await expect(notice).toBeHidden();
    expect((await storedState(page)).frame.steps).toHaveLength(1);
  });

  await test.step('Unreadable work is not replaced by an empty drawing, and another try opens it', async () => {
    const it = configurator(page);
    await expect.poll(async () => (await storedState(page))?.frame.steps.length).toBe(1);
    await page.route(STORAGE, (route) => route.abort());
    await page.reload();
    const retry = page.getByRole('button', { name: 'Spróbuj ponownie' });
    await expect(retry).toBeVisible();
    await page.unroute(STORAGE);
    await retry.click();
    await expect(it.described).toContainText('1 szyna, 2 m.');
  });
});
