import type { Locator, Page } from '@playwright/test';
import { ADMINISTRATOR } from './administrator.mjs';
import { expectAccessible } from './support/accessible.ts';
import { PICTURE } from './support/articles.ts';
import { LOST_READS } from './support/faults.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const CHANGES = '**/api/changes';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Requests are executed, but their answers are lost. */
const loseAnswers = (page: Page) =>
  page.route(CHANGES, async (route) => {
    await route.fetch();
    await route.abort();
  });

async function stopTrying(page: Page) {
  const notice = page.getByRole('status').filter({ hasText: 'Próbuję ponownie' });
  await expect(notice).toBeVisible();
  const stop = notice.getByRole('button', { name: 'Przerwij' });
  await stop.focus();
  await expect(stop).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
}

async function expectQuestionOnReload(page: Page) {
  const requested = page.waitForEvent('dialog');
  void page.evaluate(() => location.reload()).catch(() => {});
  const dialog = await requested;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

test.beforeEach(({ faults }) => {
  faults.allow(LOST_READS);
});

test('A new article whose answer was lost with the connection keeps its input, and is stored once', async ({
  administrator: page,
  context,
  shop,
  faults,
}) => {
  const title = unique('Bramka bez łącza');
  await page.goto('/admin/micro/bramki/create');
  await field(page, 'Nazwa (polski)').fill(title);
  await field(page, 'Kod').fill('BR-0002');
  await page.route(CHANGES, async (route) => {
    expect((await route.fetch()).status()).toBe(201);
    await context.setOffline(true);
    await route.abort();
  });
  faults.expect(/net::ERR_FAILED.*\/api\/changes/);
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await button(page, 'Zapisz').click();
  await stopTrying(page);
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'Nie ma połączenia z internetem. Wpisane zmiany nie przepadną' }),
  ).toBeVisible();
  await expect(field(page, 'Nazwa (polski)')).toHaveValue(title);
  await expect(field(page, 'Kod')).toHaveValue('BR-0002');
  await page.unrouteAll({ behavior: 'wait' });
  await context.setOffline(false);
  await button(page, 'Zapisz').click();
  await expect(page.getByText(`Dodano jako nieaktywny: ${title}`)).toBeVisible();
  const stored = await shop.list('microGateways', `?prefix=title:${title.toLowerCase()}`);
  expect(stored).toHaveLength(1);
  await shop.remove('microGateways', stored[0]?.id ?? '');
});

test('An interrupted import is applied completely and once when it is sent again', async ({
  administrator: page,
  shop,
  faults,
}) => {
  const name = unique('Cennik przerwany');
  const known = await shop.add('microGateways', { title: `${name} 0`, price: 10 });
  const added = Array.from({ length: 50 }, (_, row) => `;${name} ${row + 1};${row},50`);
  const file = ['id;title;price', `${known};${name} 0;12,5`, ...added].join('\r\n');
  const stored = () => shop.list('microGateways', `?prefix=title:${name.toLowerCase()}&limit=100`);

  await page.goto('/admin/micro/bramki');
  await button(page, 'Importuj').click();
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'cennik.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  const start = dialog.getByRole('button', { name: /^Importuj 51/ });
  const failure = dialog.getByRole('alert').filter({ hasText: 'Serwer nie odpowiedział.' });

  await page.route(CHANGES, (route) => route.abort());
  faults.expect(/net::ERR_FAILED.*\/api\/changes/);
  await start.click();
  await stopTrying(page);
  await expect(failure).toBeVisible();
  expect(await stored()).toHaveLength(1);
  await page.unrouteAll({ behavior: 'wait' });
  await loseAnswers(page);
  await start.click();
  await stopTrying(page);
  await expect(failure).toBeVisible();
  expect(await stored()).toHaveLength(51);
  await page.unrouteAll({ behavior: 'wait' });
  await start.click();
  await expect(page.getByText('dodano 50, zmieniono 1')).toBeVisible();
  const after = await stored();
  expect(after).toHaveLength(51);
  expect(after.find(({ id }) => id === known)).toMatchObject({ price: 12.5 });
  for (const { id } of after) await shop.remove('microGateways', id);
});

test('A text that could not be sent stays in its cell, and can be saved from there', async ({
  administrator: page,
  context,
  shop,
  faults,
}) => {
  const section = unique('proba').replace(' ', '');
  const document = await shop.add('translations', { translations: { [section]: { word_PL: 'Dawny' } } });
  await page.goto(`/admin/translacje?section=${section}`);
  const cell: Locator = page.getByRole('gridcell').filter({ hasText: 'Dawny' });
  await cell.click();
  const editor = page.getByRole('textbox', { name: `${section}.word, Polski` });
  await editor.fill('Nowy');
  await expectQuestionOnReload(page);
  await expect(editor).toHaveValue('Nowy');

  await context.setOffline(true);
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await editor.press('Control+Enter');
  await stopTrying(page);
  const failed = page.getByRole('gridcell').filter({ hasText: 'Nowy' });
  await expect(failed.getByRole('button', { name: 'Zapisz ponownie' })).toBeVisible();
  await expectQuestionOnReload(page);
  await context.setOffline(false);
  await failed.getByRole('button', { name: 'Zapisz ponownie' }).click();
  await expect
    .poll(async () => (await shop.list('translations')).find(({ id }) => id === document)?.translations)
    .toEqual({ [section]: { word_PL: 'Nowy' } });
  await shop.remove('translations', document);
});

test('A change is sent automatically once the connection is back', async ({
  administrator: page,
  context,
  shop,
  faults,
}) => {
  const title = unique('Bramka po przerwie');
  await page.goto('/admin/micro/bramki/create');
  await field(page, 'Nazwa (polski)').fill(title);
  await context.setOffline(true);
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await button(page, 'Zapisz').click();
  const notice = page.getByRole('status').filter({ hasText: 'Próbuję ponownie' });
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'a change that is tried again');
  await context.setOffline(false);
  await expect(page.getByText(`Dodano jako nieaktywny: ${title}`)).toBeVisible();
  await expect(notice).toBeHidden();
  for (const { id } of await shop.list('microGateways', `?prefix=title:${title.toLowerCase()}`))
    await shop.remove('microGateways', id);
});

test('A picture upload is retried, can be cancelled without loss, and be sent again after a failure', async ({
  administrator: page,
  faults,
}) => {
  const UPLOADS = '**/api/files/**';
  await page.goto('/admin/micro/bramki/create');
  const chooser = page.locator('input[type=file]');
  const picture = page.getByRole('img', { name: /^Zdjęcie:/ });
  await chooser.setInputFiles(PICTURE);
  await expect(button(page, 'Usuń zdjęcie')).toBeVisible();
  const remaining = await picture.getAttribute('src');

  await page.route(UPLOADS, (route) => route.abort());
  faults.expect(/net::ERR_FAILED.*\/api\/files/);
  await chooser.setInputFiles(PICTURE);
  await expect(page.getByText('Serwer nie odpowiada. Próbuję ponownie')).toBeVisible();
  await button(page, 'Przerwij').click();
  await expect(picture).toHaveAttribute('src', remaining ?? '');

  await page.unroute(UPLOADS);
  await page.route(
    UPLOADS,
    (route) => route.fulfill({ status: 429, headers: { 'retry-after': '170' }, json: {} }),
    {
      times: 1,
    },
  );
  faults.expect(/status of 429 .*\/api\/files/);
  faults.expect(/Przesyłanie pliku nie powiodło się/);
  await chooser.setInputFiles(PICTURE);
  await expect(page.getByRole('alert').filter({ hasText: 'Spróbuj ponownie za 3 minuty.' })).toBeVisible();
  await button(page, 'Wyślij ponownie').click();
  await expect(button(page, 'Wyślij ponownie')).toBeHidden();
  await expect(button(page, 'Usuń zdjęcie')).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', remaining ?? '');
});

test('Reloading a form with unsaved input asks first', async ({ administrator: page }) => {
  for (const [path, label] of [
    ['/admin/micro/bramki/create', 'Nazwa (polski)'],
    ['/admin/emaile/create', 'E-mail'],
    ['/admin/reflinks/create', 'Nazwa'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      await page.getByLabel(label).fill('wpisane@studio.example');
      await expectQuestionOnReload(page);
      await expect(page.getByLabel(label)).toHaveValue('wpisane@studio.example');
      // A reload after a partial reset asks as well.
      page.once('dialog', (dialog) => dialog.accept());
    });
});

test('The second of two tabs on one link is notified of the first, and keeps its input', async ({
  administrator: page,
  context,
  shop,
  faults,
}) => {
  const name = unique('Studio');
  const id = await shop.add('reflinks', { name, email: '', active: true });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/admin/reflinks/${id}`);
    await expect(tab.getByLabel('Nazwa')).toHaveValue(name);
  }
  await page.getByLabel('Nazwa').fill(`${name} pierwsza`);
  await button(page, 'Zapisz').click();
  await expect.poll(async () => (await shop.list('reflinks', `?prefix=id:${id}`))[0]?.version).toBe(2);
  const reported = other.getByRole('status').filter({ hasText: 'Po otwarciu tej strony zapisano zmianę' });
  await expect(reported).toContainText(ADMINISTRATOR.email);
  await expect(reported.getByRole('button', { name: 'Wczytaj zmianę' })).toBeVisible();
  await other.getByLabel('Nazwa').fill(`${name} druga`);
  await expect(reported.getByRole('button', { name: 'Wczytaj zmianę' })).toBeHidden();
  faults.expect(/status of 409 .*\/api\/changes/);
  await button(other, 'Zapisz').click();
  await expect(other.getByText('Ktoś zmienił ten reflink w międzyczasie.')).toBeVisible();
  await expect(other.getByLabel('Nazwa')).toHaveValue(`${name} druga`);
  await shop.remove('reflinks', id);
});
