import { expectAccessible } from './support/accessible.ts';
import { button, field, openList, test } from './support/articles.ts';
import { openNarrowed } from './support/list.ts';
import { expect } from './support/test.ts';

test('An article that a part rule needs says so, and warns before it goes, however late the rules come', async ({
  administrator: page,
}) => {
  // All tests share the article: whatever happens here, it stays as it is.
  const written: string[] = [];
  await page.route('**/api/changes', (route) => {
    written.push(route.request().postData() ?? '');
    return route.abort();
  });
  let come = () => {};
  const clicked = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/api/documents/partTables?*', (route) => clicked.then(() => route.continue()));
  await openNarrowed(page, 'akcesoria', { q: 'MA0101' });
  const row = page.getByRole('row').filter({ hasText: 'MA0101' });
  const isActive = row.getByRole('switch');
  await isActive.click();
  come();
  const warning = page.getByRole('dialog', { name: 'Reguły części potrzebują tego artykułu' });
  await expect(warning).toContainText('Zaślepka, MT0001/MT0002, do czarnych szyn');
  await expectAccessible(page, 'rule warning');
  await warning.getByRole('button', { name: 'Anuluj' }).click();
  await expect(isActive).toBeChecked();
  await row.getByRole('link').click();
  await expect(page.getByRole('note')).toHaveText(
    'Potrzebny regułom części: Zaślepka, MT0001/MT0002, do czarnych szyn',
  );
  await button(page, 'Usuń').click();
  await expect(warning.getByRole('button', { name: 'Usuń mimo to' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(warning).toBeHidden();
  await expect(field(page, 'Kod')).toHaveValue('MA0101');
  expect(written).toEqual([]);
});

test('While the part rules cannot be loaded, no article is switched off', async ({
  administrator: page,
  own,
  faults,
}) => {
  await own.add('accessories', 'pilnowana');
  faults.expect(/net::ERR_FAILED.*partTables/);
  faults.expect(/Pobieranie danych nie powiodło się/);
  await page.route('**/api/documents/partTables?*', (route) => route.abort());
  const list = await openList(page, 'akcesoria', own);
  const isActive = list.row('pilnowana').getByRole('switch');
  await isActive.click();
  await expect(page.getByText('Serwer nie odpowiedział')).toBeVisible();
  await expect(isActive).toBeChecked();
  await page.unroute('**/api/documents/partTables?*');
  await isActive.click();
  await expect(isActive).not.toBeChecked();
});

test('What a luminaire is made for is said apart from its prices, and trying their other form loses nothing', async ({
  administrator: page,
  own,
}) => {
  await own.add('bindings', 'oprawa', { price: 99.9, power: 8 });
  const list = await openList(page, 'oprawy', own);
  await list.open('oprawa');
  const made = page.getByRole('group', { name: 'Wykonywana dla' });
  const zloty = page.getByRole('group', { name: 'Cena netto PLN' }).first();
  const euro = page.getByRole('group', { name: 'Cena netto EUR' }).first();
  await zloty.getByRole('button', { name: 'Osobno dla sterowania' }).click();
  await expect(field(page, 'Cena netto PLN, Zigbee')).toHaveValue('99,90');
  await field(page, 'Cena netto PLN, DALI').fill('abc');
  await button(page, 'Zapisz').click();
  await expect(field(page, 'Cena netto PLN, DALI')).toHaveAccessibleDescription('Wpisz liczbę, np. 129,90.');
  await field(page, 'Cena netto PLN, DALI').fill('129,9');
  await zloty.getByRole('button', { name: 'Jedna dla wszystkich' }).click();
  await expect(field(page, 'Cena netto PLN')).toHaveValue('99,90');
  await zloty.getByRole('button', { name: 'Osobno dla sterowania' }).click();
  await expect(field(page, 'Cena netto PLN, DALI')).toHaveValue('129,90');
  // A euro amount for one protocol is for that one alone.
  await euro.getByRole('button', { name: 'Osobno dla sterowania' }).click();
  await field(page, 'Cena netto EUR, DALI').fill('31');
  await made.getByRole('checkbox', { name: 'Zigbee' }).uncheck();
  await expect(field(page, 'Cena netto PLN, Zigbee')).toBeHidden();
  await field(page, 'Cena netto PLN, On/Off').fill('0');
  await button(page, 'Zapisz').click();
  await expect(field(page, 'Cena netto PLN, On/Off')).toHaveAccessibleDescription(/^Podaj cenę/);
  await field(page, 'Cena netto PLN, On/Off').fill('99,9');
  await button(page, 'Zapisz').click();
  await expect(list.row('oprawa')).toContainText('On/Off 99,90 zł');
  await expect(list.row('oprawa')).toContainText('DALI 129,90 zł');
  await expect(list.row('oprawa')).toContainText('Zigbee nie ma');
  await expect(list.row('oprawa')).toContainText('On/Off po kursie');
  expect(await own.inStore('bindings')).toMatchObject([
    { price: { onOff: 99.9, dali: 129.9, zigbee: 0 }, priceEuro: { onOff: 0, dali: 31, zigbee: 0 } },
  ]);
  await list.open('oprawa');
  await zloty.getByRole('button', { name: 'Jedna dla wszystkich' }).click();
  await field(page, 'Cena netto PLN').fill('110');
  await button(page, 'Zapisz').click();
  await expect(list.row('oprawa')).toContainText('DALI 110,00 zł');
  await list.open('oprawa');
  await expect(field(page, 'Cena netto PLN')).toHaveValue('110,00');
  await expect(made.getByRole('checkbox', { name: 'Zigbee' })).not.toBeChecked();
});

test('What the data service refuses stands at its field, and nothing is lost', async ({
  administrator: page,
  own,
  faults,
}) => {
  await own.add('accessories', 'odrzucona');
  const list = await openList(page, 'akcesoria', own);
  await list.open('odrzucona');
  await field(page, 'Cena netto EUR').fill('7');
  faults.expect(/status of 400/);
  const refusal = { code: 'invalid', message: 'Must be below 5', field: 'priceEuro', operation: 0 };
  await page.route('**/api/changes', (route) => route.fulfill({ status: 400, json: refusal }), { times: 1 });
  await button(page, 'Zapisz').click();
  await expect(field(page, 'Cena netto EUR')).toHaveAccessibleDescription('Must be below 5');
  await expect(field(page, 'Cena netto EUR')).toHaveValue('7,00');
  await button(page, 'Zapisz').click();
  await expect(list.row('odrzucona')).toContainText('7,00 €');
});

test('A list is filtered and sorted, and a view of it kept under a name', async ({
  administrator: page,
  own,
  faults,
}) => {
  // The whole list has articles of other tests as well, whose pictures come and go.
  faults.allow(/status of 404 .*\/files\/images\/accessories\//);
  await own.add('accessories', 'b tania', { price: 5, priceEuro: 1, isBlack: true });
  await own.add('accessories', 'a droga', { price: 500, active: false });
  await page.goto('/admin/akcesoria');
  await page.getByRole('searchbox').fill(own.mark);
  const titles = page.getByRole('rowheader').getByRole('link');
  await page.getByRole('button', { name: 'Nazwa', exact: true }).click();
  await expect(titles).toHaveText([own.title('a droga'), own.title('b tania')]);
  await page.getByRole('button', { name: 'Netto PLN' }).click();
  await expect(titles).toHaveText([own.title('b tania'), own.title('a droga')]);
  await page.getByRole('combobox', { name: 'Braki' }).click();
  await page.getByRole('option', { name: 'Bez ceny EUR' }).click();
  await expect(titles).toHaveText([own.title('a droga')]);
  await button(page, 'Widoki').click();
  await page.getByRole('textbox', { name: 'Nazwa widoku' }).fill('Drogie bez EUR');
  await button(page, 'Zapisz ten widok').click();
  await expect(button(page, 'Widoki')).toBeFocused();
  await button(page, 'Wyczyść filtry').click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await button(page, 'Widoki').click();
  await button(page, 'Drogie bez EUR').click();
  await expect(titles).toHaveText([own.title('a droga')]);

  await page.reload();
  await expect(titles).toHaveText([own.title('a droga')]);
  await titles.click();
  await page.getByRole('link', { name: 'Anuluj' }).click();
  await expect(titles).toHaveText([own.title('a droga')]);
  await button(page, 'Widoki').click();
  await button(page, 'Usuń widok „Drogie bez EUR”').click();
  await expect(page.getByText('Nie ma jeszcze zapisanych widoków.')).toBeVisible();
});

test('axe finds nothing in the catalogue: list, selection, form, on a wide and a narrow screen', async ({
  administrator: page,
}) => {
  for (const path of ['oprawy', 'micro/systemy', 'micro/bramki']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/admin/${path}`);
    await page
      .getByRole('checkbox', { name: /^Zaznacz: / })
      .first()
      .check();
    await expectAccessible(page, `${path}, list with a selection`);
    await page.setViewportSize({ width: 400, height: 800 });
    // The menu lies open over a page that has become narrow.
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Sortuj według' })).toBeVisible();
    await expectAccessible(page, `${path}, cards`);
    await page.locator('[data-id] a').first().click();
    await expect(button(page, 'Zapisz')).toBeVisible();
    await expectAccessible(page, `${path}, narrow form`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page, `${path}, form`);
  }
  await page.goto('/admin/oprawy/create');
  await button(page, 'Zapisz').click();
  await expect(page.getByText(/^Popraw zaznaczone pola/)).toBeVisible();
  await expectAccessible(page, 'form with messages');
});

test('A list follows the shop again after a proxy has turned its events down', async ({
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
