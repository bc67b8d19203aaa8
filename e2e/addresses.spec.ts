import type { Page } from '@playwright/test';
import { configurator, openLine, startOver } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

const startDialog = (page: Page) => page.getByRole('dialog', { name: 'Wybierz linię produktów' });
const summary = (page: Page) => page.getByRole('heading', { name: 'Podsumowanie', level: 2 });
const at = (page: Page, path: string) => expect(page).toHaveURL(new RegExp(`:\\d+${path}$`));

test('Back and forward lead through start, drawing and summary, on two lines and in two tabs', async ({
  page,
  context,
}) => {
  await test.step('Start, drawing and summary are entries of the history: back and forward lead through them', async () => {
    const it = await openLine(page, 'STANDARD', '/');
    await at(page, '/standard');
    await expect(page).toHaveTitle(/STANDARD · Lumitor$/);
    await it.addRail({ length: 200 });
    await it.openStage('Oprawy');
    await it.summaryButton.click();
    await at(page, '/standard/podsumowanie');
    await expect(page).toHaveTitle('Podsumowanie · STANDARD · Lumitor');
    await expect(summary(page)).toBeFocused();

    await page.goBack();
    await at(page, '/standard');
    await expect(it.drawing).toBeFocused();
    await expect(it.described).toContainText('1 szyna, 2 m.');
    await page.goBack();
    await at(page, '/');
    await expect(startDialog(page)).toBeFocused();
    await expect(
      page.getByRole('button', { name: 'STANDARD — wróć do projektu: 1 szyna, 2 m' }),
    ).toBeVisible();
    await page.goForward();
    await expect(it.described).toContainText('1 szyna, 2 m.');
    await expect(startDialog(page)).toHaveCount(0);
    await page.goForward();
    await expect(summary(page)).toBeFocused();
    await page.getByRole('button', { name: 'Wróć do rysunku' }).click();
    await at(page, '/standard');
    await expect(it.drawing).toBeFocused();
  });

  await test.step('Back and forward between two lines open the work of each, without losing the last edits', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 200 });
    await page.getByRole('link', { name: 'STANDARD. Zmień linię produktów' }).click();
    await at(page, '/');
    await page.getByRole('button', { name: 'Projektuj w MICRO11' }).click();
    await it.addRail({ length: 100 });
    await it.addRail({ length: 100 });
    await page.evaluate(() => history.go(-2));
    await at(page, '/standard');
    await expect(it.described).toContainText('1 szyna, 2 m.');
    await it.addRail({ length: 100 });
    await page.evaluate(() => history.go(2));
    await at(page, '/micro');
    await expect(it.described).toContainText('2 szyny, 2 m.');
    await page.evaluate(() => history.go(-2));
    await expect(it.described).toContainText('2 szyny, 3 m.');
  });

  await test.step('Returning to a line shows what another tab has changed meanwhile', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 200 });
    await page.goBack();
    await expect(startDialog(page)).toBeVisible();
    const otherPage = await context.newPage();
    await otherPage.goto('/standard');
    const other = configurator(otherPage);
    await expect(other.described).toContainText('1 szyna, 2 m.');
    await other.addRail({ length: 100 });
    await otherPage.close();
    await page.goForward();
    await expect(it.described).toContainText('2 szyny, 3 m.');
  });
});

test('A reload, a link and the address of an order open their page; what cannot be loaded is reported', async ({
  page,
  context,
  faults,
  shop,
}) => {
  await test.step('The summary of an empty drawing is the drawing', async () => {
    await page.goto('/standard/podsumowanie');
    await expect(configurator(page).described).toContainText('Nic jeszcze nie narysowano');
    await at(page, '/standard');
  });

  await test.step('A reload stays on its page, and a link opens there, without the rooms of the start dialog', async () => {
    const it = await openLine(page, 'MICRO11', '/');
    await it.addRail({ length: 200 });
    await page.reload();
    await at(page, '/micro');
    await expect(it.described).toContainText('1 szyna, 2 m.');
    await it.summaryButton.click();
    await page.reload();
    await at(page, '/micro/podsumowanie');
    await expect(summary(page)).toBeVisible();
    await expect(page.locator('#rooms')).toHaveCount(0);

    const other = await context.newPage();
    await other.goto('/Micro/podsumowanie/?lang=en');
    await expect(other.getByRole('heading', { name: 'Summary' })).toBeVisible();
    await other.getByRole('button', { name: 'Back to the drawing' }).click();
    await at(other, '/micro\\?lang=en');
  });

  await test.step('A line that fails to load is reported, and another try opens it', async () => {
    faults.expect(/status of 404 .*\/api\/snapshots\/standard/);
    faults.expect(/Wczytywanie danych produktów nie powiodło się/);
    await page.route('/api/snapshots/standard', (route) => route.fulfill({ status: 404, body: '{}' }));
    await page.goto('/standard');
    await expect(page.getByRole('alert').filter({ hasText: 'STANDARD' })).toBeVisible();
    await at(page, '/standard');
    await page.unroute('/api/snapshots/standard');
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await expect(configurator(page).drawing).toBeVisible();
    await at(page, '/standard');
  });

  await test.step('Texts that fail to load are reported by built-in texts, and loaded by a retry', async () => {
    faults.expect(/status of 404 .*\/api\/snapshots\/texts/);
    faults.expect(/Wczytywanie tłumaczeń i języków nie powiodło się/);
    await page.route(/\/api\/snapshots\/texts/, (route) => route.fulfill({ status: 404, body: '{}' }));
    await page.goto('/?lang=en');
    await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible();
    await page.unroute(/\/api\/snapshots\/texts/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: /^MICRO11 — back to your project/ })).toBeVisible();
  });

  await test.step('An opened order has the address of its drawing, and back does not open it again', async () => {
    const id = await shop.storeOrder('Pod adresem');
    await page.goto('/polityka-prywatnosci');
    await page.goto(`/?order=${id}&lang=pl`);
    await expect(configurator(page).drawing).toBeVisible();
    await at(page, '/standard\\?lang=pl');
    await page.goBack();
    await at(page, '/polityka-prywatnosci');
  });
});

test('Leaving a line before it has loaded stays on the new page', async ({ page }) => {
  const it = await openLine(page, 'MICRO11', '/');
  await it.addRail({ length: 200 });
  let answer = () => {};
  const busy = new Promise<void>((go) => {
    answer = go;
  });
  await page.route('/api/snapshots/standard', async (route) => {
    await busy;
    await route.continue();
  });
  await page.goBack();
  await page.getByRole('button', { name: 'Projektuj w STANDARD' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Wczytuję STANDARD' })).toBeVisible();
  await page.goForward();
  await expect(it.described).toContainText('1 szyna, 2 m.');
  const came = page.waitForResponse('/api/snapshots/standard');
  answer();
  await came;
  await it.addRail({ length: 100 });
  await at(page, '/micro');
  await expect(it.described).toContainText('2 szyny, 3 m.');
});
