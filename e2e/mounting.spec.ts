import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { downloadOf, rowsOf } from './support/download.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 800 } });

test('The mounting list of an order is ticked on a phone, stored, and equal in every tab', async ({
  page,
  context,
  faults,
  shop,
}) => {
  const id = await shop.storeOrder(unique('Montaż'), 'PL', { luminaires: 6 });
  await page.goto(`/pobierz/${id}`);
  await page.getByRole('link', { name: 'Lista montażowa' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lista montażowa');
  const drawing = page.getByRole('img', { name: /^Układ/ });
  const first = page.getByRole('heading', { name: 'Szyna 1' });
  expect((await drawing.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);
  await expectAccessible(page, 'the mounting list');

  const progress = page.getByRole('status').filter({ hasText: /\d z \d/ });
  const all = (await progress.textContent())?.split(' z ')[1];
  const luminaire = page.getByRole('checkbox', { name: /^L2 / });
  await expect(luminaire).toHaveAccessibleName(/cm od początku · strefa Z1/);
  // Offline the entry waits.
  await context.setOffline(true);
  await page
    .getByRole('listitem')
    .filter({ has: luminaire })
    .click({ position: { x: 250, y: 20 } });
  await page.getByRole('checkbox', { name: /^F1 / }).press('Space');
  await expect(progress).toHaveText(`2 z ${all}`);
  await page.getByRole('button', { name: 'Następna pozycja' }).click();
  const next = page.getByRole('checkbox').first();
  await expect(next).toBeFocused();
  await next.press('Space');
  await expect(page.getByText('3 wpisy jeszcze niewysłane')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Zapisane przy zamówieniu o \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(luminaire).toBeChecked();
  await expect(progress).toHaveText(`3 z ${all}`);

  const other = await context.newPage();
  await other.goto(`/pobierz/${id}?montaz=L5`);
  const sought = other.getByRole('checkbox', { name: /^L5 / });
  await expect(sought).toBeFocused();
  await expect(sought).toBeInViewport();
  await expect(other.getByRole('listitem').filter({ has: sought })).toHaveAttribute('aria-current', 'true');
  await sought.check();
  await expect(page.getByRole('checkbox', { name: /^L5 / })).toBeChecked();
  await expect(progress).toHaveText(`4 z ${all}`);

  // The answer to the tick before going offline may be lost.
  faults.allow(/ERR_INTERNET_DISCONNECTED.*\/site/);
  // With a full storage the tick waits for the next storable one.
  await context.setOffline(true);
  await page.evaluate(() => {
    const store = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    addEventListener('storage-is-free', () => {
      Storage.prototype.setItem = store;
    });
  });
  await page.getByRole('checkbox', { name: /^L3 / }).check();
  await expect(page.getByRole('alert')).toContainText('Przeglądarka nie zapisuje wpisów');
  await other.getByRole('checkbox', { name: /^L6 / }).check();
  await page.evaluate(() => dispatchEvent(new Event('storage-is-free')));
  await page.getByRole('checkbox', { name: /^L4 / }).check();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  for (const tab of [page, other])
    for (const name of [/^L3 /, /^L4 /, /^L6 /])
      await expect(tab.getByRole('checkbox', { name })).toBeChecked();
  await other.close();
  await page.addInitScript((key) => localStorage.setItem(key, '{"broken'), `site.${id}`);
  await page.goto(`/pobierz/${id}?montaz=L99`);
  await expect(page.getByRole('alert')).toContainText('Nie można odczytać');
  await expect(page.getByText('Na tej liście nie ma pozycji L99.')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('Two phones tick and measure on one list, and the shop sees it next to computed values', async ({
  page,
  browser,
  context,
  faults,
  shop,
  service,
}) => {
  // The answer to the tick before going offline may be lost.
  faults.allow(/ERR_INTERNET_DISCONNECTED.*\/site/);
  const id = await shop.storeOrder(unique('Pomiary'), 'PL', { luminaires: 6 });
  const address = `/pobierz/${id}?montaz`;
  // Ticks of versions that did not send them are sent too.
  await page.addInitScript((key) => localStorage.setItem(key, '["L6"]'), `mounting.${id}`);
  await page.goto(address);
  const others = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const other = await others.newPage();
  await other.goto(address);
  const on = (phone: typeof page, name: RegExp) => phone.getByRole('checkbox', { name });
  await expect(on(other, /^L6 /)).toBeChecked();

  await on(page, /^L1 /).check();
  await expect(on(other, /^L1 /)).toBeChecked();
  await context.setOffline(true);
  await on(page, /^L2 /).check();
  await on(page, /^W1 /).check();
  const volts = page.getByRole('textbox', { name: /^Napięcie na ostatniej oprawie L\d$/ });
  await volts.fill('44,5');
  await volts.press('Enter');
  await expect(page.getByText('3 wpisy jeszcze niewysłane')).toBeVisible();
  await on(other, /^L1 /).uncheck();
  await other.getByRole('textbox', { name: 'Uwagi do strefy Z1' }).fill('Zasilacz za szafą');
  await other.getByRole('textbox', { name: 'Mierzył(a)' }).fill('Jan');
  await other.getByRole('textbox', { name: 'Mierzył(a)' }).blur();
  await context.setOffline(false);
  await expect(on(page, /^L1 /)).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Mierzył(a)' })).toHaveValue('Jan');
  for (const phone of [page, other]) {
    await expect(on(phone, /^L2 /)).toBeChecked();
    await expect(on(phone, /^W1 /)).toBeChecked();
    const field = phone.getByRole('textbox', { name: /^Napięcie na ostatniej oprawie/ });
    await expect(field).toHaveValue('44,5');
    await expect(field).toHaveAccessibleDescription(
      /obliczono .+ mniej, niż obliczono.+Za mało: co najmniej 46.V/,
    );
  }

  const isolation = page.getByRole('textbox', { name: /^Rezystancja izolacji/ });
  await expect(isolation).toHaveAccessibleDescription(/co najmniej 0,5.MΩ przy 250.V DC \(SELV, IEC 60364-6/);
  await isolation.fill('dużo');
  await isolation.blur();
  await expect(isolation).toHaveAccessibleDescription(/Wpisz liczbę od 0 do 100/);
  await isolation.fill('>500');
  await isolation.blur();
  await expect(other.getByRole('textbox', { name: /^Rezystancja izolacji/ })).toHaveValue('500');
  const functional = (phone: typeof page) =>
    phone.getByRole('combobox', { name: 'Próba działania strefy Z1' });
  await functional(other).selectOption('wynik pozytywny');
  await expect(functional(page)).toHaveValue('passed');
  await expectAccessible(page, 'the measurements');
  await expectNoSidewaysScroll(page);
  await others.close();

  await context.addCookies((await service.storageState()).cookies);
  await page.goto(`/admin/zamowienia/${id}`);
  const site = page.getByRole('region', { name: 'Zapisy z montażu' });
  await expect(site).toContainText(/zamontowano 3 z \d+/);
  await expect(site.getByRole('row', { name: /^Z1 · Napięcie na ostatniej oprawie/ })).toContainText(
    /44,5.V.*mniej, niż obliczono.*za mało/,
  );
  await expect(site).toContainText('Zasilacz za szafą');
  await expectAccessible(page, 'an order with measurements');
  const { name, content } = await downloadOf(page, 'Protokół pomiarów (CSV)');
  expect(name).toMatch(/^Pomiary-.+-protokol-pomiarow-.+\.csv$/);
  const rows = rowsOf(content);
  expect(rows[0]?.slice(0, 3)).toEqual(['\ufeffStrefa', 'Miejsce', 'Zmierzono']);
  expect(rows.slice(1).map(([zone, , measured]) => [zone, measured?.replace('\u00a0', ' ')])).toEqual([
    ['Z1', '500 MΩ'],
    ['Z1', ''],
    ['Z1', ''],
    ['Z1', ''],
    ['Z1', 'wynik pozytywny'],
    ['Z1', ''],
    ['Z1', ''],
    ['Z1', '44,5 V'],
    ['Z1', 'Zasilacz za szafą'],
    ['', undefined],
    ['Mierzył(a)', undefined],
  ]);
});
