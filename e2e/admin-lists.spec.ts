import { expectAccessible } from './support/accessible.ts';
import { button, field, openList, test } from './support/articles.ts';
import { expect } from './support/test.ts';

test('A list is filtered by several values and ranges, and its view stored with the account and shared', async ({
  administrator: page,
  own,
  faults,
  shop,
}) => {
  // Pictures of other tests' articles may be missing.
  faults.allow(/status of 404 .*\/files\/images\/accessories\//);
  await own.add('accessories', 'b tania', { price: 5, priceEuro: 1, isBlack: true });
  await own.add('accessories', 'a droga', { price: 500, active: false });
  await own.add('accessories', 'c biała', { price: 50, isWhite: true });
  await page.goto('/admin/akcesoria');
  await page.getByRole('searchbox').fill(own.mark);
  const titles = page.getByRole('rowheader').getByRole('link');
  const named = (...words: string[]) => expect(titles).toHaveText(words.map((each) => own.title(each)));
  const choose = async (filter: string, ...options: string[]) => {
    await page.getByRole('combobox', { name: filter }).click();
    for (const option of options) await page.getByRole('option', { name: option }).click();
    await page.keyboard.press('Escape');
  };
  await page.getByRole('button', { name: 'Sortuj według: nazwa' }).click();
  await named('a droga', 'b tania', 'c biała');
  await page.getByRole('button', { name: 'Sortuj według: netto PLN' }).click();
  await named('b tania', 'c biała', 'a droga');
  await choose('Kolor', 'Czarny', 'Biały');
  await named('b tania', 'c biała');
  await button(page, 'Więcej filtrów').click();
  await page.getByRole('spinbutton', { name: 'Netto PLN od' }).fill('10');
  await named('c biała');
  await page.getByRole('combobox', { name: 'Artykuł spełnia' }).click();
  await page.getByRole('option', { name: 'którykolwiek warunek' }).click();
  await named('b tania', 'c biała', 'a droga');
  await button(page, 'Wyczyść filtry').click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.getByRole('searchbox').fill(own.mark);
  await named('b tania', 'c biała', 'a droga');
  await choose('Braki', 'Bez ceny EUR');
  await named('c biała', 'a droga');
  await button(page, 'Kolumny').click();
  await page.getByRole('switch', { name: 'Liczba sztuk' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Liczba sztuk' })).toBeVisible();

  const view = own.title('widok');
  await button(page, 'Widoki').click();
  await page.getByRole('textbox', { name: 'Nazwa widoku' }).fill(view);
  await button(page, 'Zapisz ten widok').click();
  await expect(button(page, 'Widoki')).toBeFocused();
  await button(page, 'Wyczyść filtry').click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await button(page, 'Kolumny').click();
  await page.getByRole('button', { name: 'Przywróć domyślne' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Liczba sztuk' })).toHaveCount(0);

  // Stored with the account, not the browser.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await button(page, 'Widoki').click();
  await button(page, `Udostępnij wszystkim widok „${view}”`).click();
  await expect(button(page, `Udostępnij wszystkim widok „${view}”`)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'views');
  await button(page, `${view} udostępniony wszystkim`).click();
  await named('c biała', 'a droga');
  await expect(page.getByRole('columnheader', { name: 'Liczba sztuk' })).toBeVisible();
  expect((await shop.list('views')).find(({ name }) => name === view)).toMatchObject({ isShared: true });

  await page.reload();
  await named('c biała', 'a droga');
  await titles.last().click();
  await page.getByRole('link', { name: 'Anuluj' }).click();
  await named('c biała', 'a droga');
  await button(page, 'Widoki').click();
  await button(page, `Usuń widok „${view}”`).click();
  await expect(button(page, `Usuń widok „${view}”`)).toHaveCount(0);
});

test('Views stored in a browser move to the account once', async ({ administrator: page, own, shop }) => {
  const label = own.title('z przeglądarki');
  const value = {
    filter: { colour: 'black' },
    sort: { field: 'title', order: 'ASC' },
    perPage: 50,
    displayedFilters: [],
  };
  await page.addInitScript(
    (saved) => {
      const key = 'RaStorelumitor.admin.szyny.savedQueries';
      if (!sessionStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(saved));
      sessionStorage.setItem(key, 'set');
    },
    [{ label, value }],
  );
  await page.goto('/admin/szyny');
  const stored = async () => (await shop.list('views')).filter(({ name }) => name === label);
  await expect.poll(async () => (await stored()).length).toBe(1);
  await page.reload();
  await button(page, 'Widoki').click();
  await expect(button(page, label)).toBeVisible();
  const [view] = await stored();
  expect(await stored()).toHaveLength(1);
  expect(view).toMatchObject({ page: 'szyny', filter: { colour: ['black'] }, perPage: 50, isShared: false });
  await button(page, `Usuń widok „${label}”`).click();
  await expect.poll(async () => (await stored()).length).toBe(0);
});

test('A filter is in the address, and messages do not wait for the undo bar', async ({
  administrator: page,
  context,
  own,
}) => {
  await own.add('accessories', 'złączka');
  await page.goto('/admin/akcesoria');
  await page.getByRole('searchbox').fill(own.title('złączka'));
  const row = page.getByRole('row').filter({ hasText: own.title('złączka') });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/filter=[^&]*z%C5%82%C4%85czka/);
  const handedOn = await context.newPage();
  await handedOn.goto(page.url());
  await expect(handedOn.getByRole('searchbox')).toHaveValue(own.title('złączka'));
  await expect(handedOn.getByRole('row')).toHaveCount(2);
  await handedOn.close();

  await row.getByRole('switch').click();
  const undo = button(page, 'Cofnij');
  await expect(undo).toBeVisible();
  await row.getByRole('checkbox').check();
  await button(page, 'Dezaktywuj').click();
  await expect(page.getByText('Bez zmian.')).toBeVisible({ timeout: 3_000 });
  await expect(undo).toBeVisible();
});

test('Catalogue, orders and people share one search field, and the menu switches the line', async ({
  administrator: page,
  own,
  shop,
}) => {
  const order = await shop.storeOrder(`${own.mark} salon`);
  await shop.add('reflinks', { active: true, name: own.title('studio'), email: '' });
  await own.add('accessories', 'linka', { description: 'ZZ7001', translation: { DE: `${own.mark}seil` } });
  await own.add('microBindings', 'punkt', { active: false });
  await page.goto('/admin/jezyki');
  await page.getByRole('heading', { name: 'Języki' }).waitFor();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: /^Artykuł, zamówienie albo osoba/ });
  await expect(search).toBeFocused();
  await page.keyboard.type(own.mark);
  const results = page.getByRole('search').getByRole('link');
  await expect(results).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Osoby' })).toContainText('partner');
  const orders = page.getByRole('region', { name: 'Zamówienia: 1' });
  await expect(orders.getByRole('link')).toHaveAttribute('href', `/admin/zamowienia/${order}`);
  await expect(results.filter({ hasText: 'punkt' })).toContainText('Oprawy · MICRO11 · nieaktywny');
  await search.fill(`${own.mark}seil`);
  await expect(results).toHaveCount(1);
  await expect(results).toContainText('ZZ7001 · Akcesoria · STANDARD');
  await expectAccessible(page, 'search');
  await results.click();
  await expect(field(page, 'Kod')).toHaveValue('ZZ7001');

  const line = page.getByRole('group', { name: 'Linia produktów' });
  const rails = page.getByRole('menuitem', { name: 'Szyny' });
  await expect(line.getByRole('menuitemradio', { name: 'STANDARD' })).toBeChecked();
  await line.getByRole('menuitemradio', { name: 'MICRO11' }).click();
  await expect(page).toHaveURL(/\/admin\/micro\/akcesoria/);
  // The address changes before the page.
  await expect(line.getByRole('menuitemradio', { name: 'MICRO11' })).toBeChecked();
  await expect(rails).toHaveCount(1);
  await rails.click();
  await expect(page).toHaveURL(/\/admin\/micro\/szyny/);
});

test('A list receives changes again after a proxy has refused its events', async ({
  administrator: page,
  own,
  faults,
}) => {
  await page.clock.install();
  faults.expect(/status of 502 .*\/api\/events/);
  await page.route('**/api/events', (route) => route.fulfill({ status: 502 }));
  const list = await openList(page, 'akcesoria', own);
  await expect(page.getByText('Nic nie pasuje do tych filtrów.')).toBeVisible();
  await own.add('accessories', 'nowa');
  await page.unroute('**/api/events');
  await page.clock.fastForward(20_000);
  await expect(list.row('nowa')).toBeVisible();
});
