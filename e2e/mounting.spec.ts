import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { downloadOf, rowsOf } from './support/download.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 800 } });

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
  // Ticks of versions that did not send them are sent too.
  await page.addInitScript((key) => localStorage.setItem(key, '["L6"]'), `mounting.${id}`);
  await page.goto(`/pobierz/${id}`);
  await page.getByRole('link', { name: 'Lista montażowa' }).click();
  const drawing = page.getByRole('img', { name: /^Układ/ });
  const first = page.getByRole('heading', { name: 'Szyna 1' });
  expect((await drawing.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);
  const others = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const other = await others.newPage();
  await other.goto(`/pobierz/${id}?montaz=L6`);
  const on = (phone: typeof page, name: RegExp) => phone.getByRole('checkbox', { name });
  await expect(on(other, /^L6 /)).toBeChecked();
  await expect(on(other, /^L6 /)).toBeFocused();

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
  await expect(page.getByText(/^Zapisane przy zamówieniu o \d\d:\d\d$/)).toBeVisible();
  await page.reload();
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
