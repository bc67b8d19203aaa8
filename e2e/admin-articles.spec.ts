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
  await expect(warning).toContainText('Zaślepka, MT0001 / MT0002, do czarnych szyn');
  await expectAccessible(page, 'rule warning');
  await warning.getByRole('button', { name: 'Anuluj' }).click();
  await expect(isActive).toBeChecked();
  await row.getByRole('link').click();
  await expect(page.getByRole('note')).toHaveText(
    'Potrzebny regułom części: Zaślepka, MT0001 / MT0002, do czarnych szyn',
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
  await field(page, 'Adresy DALI').fill('2');
  await made.getByRole('checkbox', { name: 'DALI' }).uncheck();
  await expect(field(page, 'Adresy DALI')).toBeHidden();
  await made.getByRole('checkbox', { name: 'DALI' }).check();
  await button(page, 'Zapisz').click();
  await expect(list.row('oprawa')).toBeVisible();
  expect(await own.inStore('bindings')).toMatchObject([{ addresses: 2 }]);
});

test('A form says of a rail’s colour that it is its own, of others which rails they go with, and what is not offered', async ({
  administrator: page,
}) => {
  const suits = page.getByText('Do szyn w jakim kolorze pasuje.');
  const own = page.getByText('Kolor samej szyny.');
  await page.goto('/admin/szyny/create');
  await expect(own).toBeVisible();
  await expect(suits).toHaveCount(0);
  await page.goto('/admin/akcesoria/create');
  await expect(suits).toBeVisible();
  await expect(own).toHaveCount(0);
  await page.goto('/admin/bramki/create');
  const offered = page.getByRole('checkbox', { name: 'Oferowana w konfiguratorze' });
  await expect(offered).toBeChecked();
  await expect(offered).toHaveAccessibleDescription(/^Wyłączone: nie ma jej na liście wyboru/);
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
  await expect(field(page, 'Cena netto EUR')).toHaveAccessibleDescription(
    'Tej wartości sklep nie przyjął. Wpisz inną.',
  );
  await expect(field(page, 'Cena netto EUR')).toHaveValue('7,00');
  await button(page, 'Zapisz').click();
  await expect(list.row('odrzucona')).toContainText('7,00 €');
});

test('A list is filtered by several values and ranges, and a view of it kept with the account and shared', async ({
  administrator: page,
  own,
  faults,
  shop,
}) => {
  // The whole list has articles of other tests as well, whose pictures come and go.
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

  // Kept with the account: also in a browser that knows nothing of it.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await button(page, 'Widoki').click();
  await button(page, `Pokaż wszystkim widok „${view}”`).click();
  await expect(button(page, `Pokaż wszystkim widok „${view}”`)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'views');
  await button(page, `${view} widoczny dla wszystkich`).click();
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

test('Views that a browser kept come to the account once', async ({ administrator: page, own, shop }) => {
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
  const kept = async () => (await shop.list('views')).filter(({ name }) => name === label);
  await expect.poll(async () => (await kept()).length).toBe(1);
  await page.reload();
  await button(page, 'Widoki').click();
  await expect(button(page, label)).toBeVisible();
  const [view] = await kept();
  expect(await kept()).toHaveLength(1);
  expect(view).toMatchObject({ page: 'szyny', filter: { colour: ['black'] }, perPage: 50, isShared: false });
  await button(page, `Usuń widok „${label}”`).click();
  await expect.poll(async () => (await kept()).length).toBe(0);
});

test('Catalogue, orders and people are searched by one field, and the line is switched in the menu', async ({
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
  // The address is there before the page: the menu is of the line once the switch says so.
  await expect(line.getByRole('menuitemradio', { name: 'MICRO11' })).toBeChecked();
  await expect(rails).toHaveCount(1);
  await rails.click();
  await expect(page).toHaveURL(/\/admin\/micro\/szyny/);
});

test('Prices of several collections of both lines change as one, with a way back', async ({
  administrator: page,
  own,
}) => {
  await own.add('accessories', 'linka', { price: 100, priceEuro: 0, description: 'ZZ7101' });
  await own.add('microAccessories', 'kątownik', { price: 200, priceEuro: 0, description: 'ZZ7102' });
  await own.add('microAccessories', 'inna', { price: 300, type: 'inny' });
  const list = await openList(page, 'akcesoria', own);
  await button(page, 'Ceny w katalogu…').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'MICRO11' }).getByRole('checkbox', { name: 'Akcesoria' }).check();
  await dialog.getByRole('searchbox').fill(own.mark);
  await dialog.getByRole('combobox', { name: 'Typ' }).fill('próbny');
  await page.getByRole('option', { name: 'próbny' }).click();
  await expect(dialog).toHaveAccessibleName('Zmiana cen 2 artykułów');
  await dialog.getByLabel('Procent (ze znakiem minus: obniżka)').fill('10');
  const rows = dialog.getByRole('region', { name: 'Podgląd' }).getByRole('row');
  await expect(rows.filter({ hasText: 'ZZ7101' })).toHaveText(/ZZ7101.*linka.*100,00.zł110,00.zł/);
  await expect(rows.filter({ hasText: 'ZZ7102' })).toHaveText(/ZZ7102.*kątownik.*200,00.zł220,00.zł/);
  await expectAccessible(page, 'prices of the catalogue');
  await dialog.getByRole('button', { name: 'Zmień ceny', exact: true }).click();
  await expect(list.row('linka')).toContainText('110,00 zł');
  const inMicro = async () => (await own.inStore('microAccessories')).map(({ price }) => price).sort();
  expect(await inMicro()).toEqual([220, 300]);
  await button(page, 'Cofnij').click();
  await expect(list.row('linka')).toContainText('100,00 zł');
  await expect.poll(inMicro).toEqual([200, 300]);
});

test('A black and a white article are edited side by side, and saved as one', async ({
  administrator: page,
  own,
}) => {
  const same = { price: 10, priceEuro: 2, titleEn: 'Tube' };
  await own.add('accessories', 'tuba', { ...same, isBlack: true, description: 'ZZ7201' });
  const list = await openList(page, 'akcesoria', own);
  await list.open('tuba');
  await page.getByRole('link', { name: 'Czarny i biały obok siebie' }).click();
  const [black, white] = ['Czarny', 'Biały'].map((name) => page.getByRole('region', { name }));
  if (!black || !white) throw new Error('There are two sides.');
  await expect(white.getByText('Tego koloru jeszcze nie ma.')).toBeVisible();
  await white.getByRole('textbox', { name: 'Kod' }).fill('ZZ7202');
  await expect(black.getByRole('textbox', { name: 'Kod' })).toHaveValue('ZZ7201');
  await black.getByRole('textbox', { name: 'Nazwa (angielski)' }).fill('Tube S');
  await expect(white.getByRole('textbox', { name: 'Nazwa (angielski)' })).toHaveValue('Tube S');
  await white.getByRole('textbox', { name: 'Cena netto PLN' }).fill('12');
  await expect(black.getByRole('textbox', { name: 'Cena netto PLN' })).toHaveValue('12,00');
  await page.getByRole('switch', { name: /^Wpisuj raz/ }).uncheck();
  await white.getByRole('textbox', { name: 'Cena netto EUR' }).fill('3');
  await expect(black.getByRole('textbox', { name: 'Cena netto EUR' })).toHaveValue('2,00');
  await expectAccessible(page, 'variants');
  await button(page, 'Zapisz oba').click();
  await expect(page.getByText(`Zapisano: ${own.title('tuba')}`)).toBeVisible();
  await expect(list.row('tuba')).toHaveCount(2);
  const byCode = async () =>
    Object.fromEntries((await own.inStore('accessories')).map((each) => [each.description, each] as const));
  const stored = await byCode();
  expect(stored.ZZ7201).toMatchObject({ titleEn: 'Tube S', price: 12, priceEuro: 2, isBlack: true });
  expect(stored.ZZ7202).toMatchObject({
    titleEn: 'Tube S',
    price: 12,
    priceEuro: 3,
    isWhite: true,
    active: false,
  });
  await button(page, 'Cofnij').click();
  await expect(list.row('tuba')).toHaveCount(1);
  await expect.poll(async () => Object.keys(await byCode())).toEqual(['ZZ7201']);
  expect((await byCode()).ZZ7201).toMatchObject({ titleEn: 'Tube', price: 10 });
});

test('More than ten articles are deleted only after their number is typed', async ({
  administrator: page,
  own,
}) => {
  await Promise.all(Array.from({ length: 11 }, (_, index) => own.add('accessories', `nr ${index}`)));
  const list = await openList(page, 'akcesoria', own);
  await expect(list.row('nr')).toHaveCount(11);
  await page.getByRole('checkbox', { name: 'Zaznacz wszystkie na stronie' }).check();
  await button(page, 'Usuń').click();
  const dialog = page.getByRole('dialog', { name: 'Usunąć 11 artykułów?' });
  await expect(dialog).toContainText('Zapisane zamówienia zostają takie, jakie były.');
  const remove = dialog.getByRole('button', { name: 'Usuń' });
  await expect(remove).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Wpisz liczbę usuwanych: 11' }).fill('10');
  await expect(remove).toBeDisabled();
  await dialog.getByRole('textbox').fill('11');
  await remove.click();
  await expect(page.getByText('Usunięto 11 artykułów')).toBeVisible();
  expect(await own.inStore('accessories')).toEqual([]);
});

test('axe finds nothing in the catalogue: list, selection, form, on a wide and a narrow screen', async ({
  administrator: page,
}) => {
  for (const path of ['oprawy', 'micro/systemy']) {
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
    await expect(page.getByRole('button', { name: /^Sortuj według/ }).first()).toBeVisible();
    await expectAccessible(page, `${path}, cards`);
    await page.getByRole('rowheader').getByRole('link').first().click();
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

test('A filter is in the address, and what is said does not wait for the bar that takes a change back', async ({
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
