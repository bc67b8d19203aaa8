import { expectAccessible } from './support/accessible.ts';
import { button, field, openList, test } from './support/articles.ts';
import { openNarrowed } from './support/list.ts';
import { expect } from './support/test.ts';

test('Articles required by part rules are protected, however late the rules load', async ({
  administrator: page,
  own,
  faults,
}) => {
  await test.step('No article can be switched off while the part rules fail to load', async () => {
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

  await test.step('An article required by a part rule shows it, and warns before deletion, however late the rules load', async () => {
    // All tests share the article, so its writes are intercepted.
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
    const warning = page.getByRole('dialog', { name: 'Reguły części wymagają tego artykułu' });
    await expect(warning).toContainText('Zaślepka, MT0001 / MT0002, do czarnych szyn');
    await expectAccessible(page, 'rule warning');
    await warning.getByRole('button', { name: 'Anuluj' }).click();
    await expect(isActive).toBeChecked();
    await row.getByRole('link').click();
    await expect(page.getByRole('note')).toHaveText(
      'Wymagany przez reguły części: Zaślepka, MT0001 / MT0002, do czarnych szyn',
    );
    await button(page, 'Usuń').click();
    await expect(warning.getByRole('button', { name: 'Usuń mimo to' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(warning).toBeHidden();
    await expect(field(page, 'Kod')).toHaveValue('MA0101');
    expect(written).toEqual([]);
  });
});

test('Forms of articles explain fields, retain refused values, and take prices by control', async ({
  administrator: page,
  own,
  faults,
}) => {
  await test.step('A value refused by the service is reported at its field, and nothing is lost', async () => {
    await own.add('accessories', 'odrzucona');
    const list = await openList(page, 'akcesoria', own);
    await list.open('odrzucona');
    await field(page, 'Cena netto EUR').fill('7');
    faults.expect(/status of 400/);
    const refusal = { code: 'invalid', message: 'Must be below 5', field: 'priceEuro', operation: 0 };
    await page.route('**/api/changes', (route) => route.fulfill({ status: 400, json: refusal }), {
      times: 1,
    });
    await button(page, 'Zapisz').click();
    await expect(field(page, 'Cena netto EUR')).toHaveAccessibleDescription(
      'Nieprawidłowa wartość. Wpisz inną.',
    );
    await expect(field(page, 'Cena netto EUR')).toHaveValue('7,00');
    await button(page, 'Zapisz').click();
    await expect(list.row('odrzucona')).toContainText('7,00 €');
  });

  await test.step('The form of a rail names its own colour, others list matching rails, and what is not offered', async () => {
    const suits = page.getByText('Do szyn w jakim kolorze pasuje.');
    const own = page.getByText('Kolor samej szyny.');
    await page.goto('/admin/szyny/create');
    await expect(own).toBeVisible();
    await expect(suits).toHaveCount(0);
    await page.goto('/admin/akcesoria/create');
    await expect(suits).toBeVisible();
    await expect(own).toHaveCount(0);
    await page.goto('/admin/bramki/create');
    const offered = page.getByRole('checkbox', { name: 'Pokazywana w podsumowaniu' });
    await expect(offered).toBeChecked();
    await expect(offered).toHaveAccessibleDescription(/^Wyłączone: podsumowanie jej nie wymienia/);
  });

  await test.step('Conditions of a luminaire are separate from its prices, and switching the price form loses nothing', async () => {
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
    await expect(field(page, 'Cena netto PLN, DALI')).toHaveAccessibleDescription(
      'Wpisz liczbę, np. 129,90.',
    );
    await field(page, 'Cena netto PLN, DALI').fill('129,9');
    await zloty.getByRole('button', { name: 'Jedna dla wszystkich' }).click();
    await expect(field(page, 'Cena netto PLN')).toHaveValue('99,90');
    await zloty.getByRole('button', { name: 'Osobno dla sterowania' }).click();
    await expect(field(page, 'Cena netto PLN, DALI')).toHaveValue('129,90');
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
    await page.getByText('Sterowanie DALI').click();
    await field(page, 'Adresy DALI').fill('2');
    await made.getByRole('checkbox', { name: 'DALI' }).uncheck();
    await expect(field(page, 'Adresy DALI')).toBeHidden();
    await made.getByRole('checkbox', { name: 'DALI' }).check();
    await button(page, 'Zapisz').click();
    await expect(list.row('oprawa')).toBeVisible();
    expect(await own.inStore('bindings')).toMatchObject([{ addresses: 2 }]);
  });
});

test('Many articles are priced, deleted after typing their number, and edited in pairs', async ({
  administrator: page,
  own,
}) => {
  await test.step('More than ten articles are deleted only after their number is typed', async () => {
    await Promise.all(Array.from({ length: 11 }, (_, index) => own.add('accessories', `nr ${index}`)));
    const list = await openList(page, 'akcesoria', own);
    await expect(list.row('nr')).toHaveCount(11);
    await page.getByRole('checkbox', { name: 'Zaznacz wszystkie na stronie' }).check();
    await button(page, 'Usuń').click();
    const dialog = page.getByRole('dialog', { name: 'Usunąć 11 artykułów?' });
    await expect(dialog).toContainText('Zapisane zamówienia się nie zmienią.');
    const remove = dialog.getByRole('button', { name: 'Usuń' });
    await expect(remove).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Wpisz liczbę usuwanych: 11' }).fill('10');
    await expect(remove).toBeDisabled();
    await dialog.getByRole('textbox').fill('11');
    await remove.click();
    await expect(page.getByText('Usunięto 11 artykułów')).toBeVisible();
    expect(await own.inStore('accessories')).toEqual([]);
  });

  await test.step('Prices in several collections of both lines change in one batch, with undo', async () => {
    await own.add('accessories', 'linka', { price: 100, priceEuro: 0, description: 'ZZ7101' });
    await own.add('microAccessories', 'kątownik', { price: 200, priceEuro: 0, description: 'ZZ7102' });
    await own.add('microAccessories', 'inna', { price: 300, type: 'inny' });
    const list = await openList(page, 'akcesoria', own);
    await button(page, 'Zmień ceny w katalogu…').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('group', { name: 'MICRO11' }).getByRole('checkbox', { name: 'Akcesoria' }).check();
    await dialog.getByRole('searchbox').fill(own.mark);
    await dialog.getByRole('combobox', { name: 'Typ' }).fill('próbny');
    await page.getByRole('option', { name: 'próbny' }).click();
    await expect(dialog).toHaveAccessibleName('Zmiana cen 2 artykułów');
    await dialog.getByLabel('Procent (ujemny: obniżka)').fill('10');
    const rows = dialog.getByRole('region', { name: 'Podgląd' }).getByRole('row');
    await expect(rows.filter({ hasText: 'ZZ7101' })).toHaveText(/ZZ7101.*linka.*100,00.zł110,00.zł/);
    await expect(rows.filter({ hasText: 'ZZ7102' })).toHaveText(/ZZ7102.*kątownik.*200,00.zł220,00.zł/);
    await expectAccessible(page, 'prices of the catalogue');
    await dialog.getByRole('button', { name: 'Zmień ceny', exact: true }).click();
    await expect(list.row('linka')).toContainText('110,00 zł');
    const inMicro = async () => (await own.inStore('microAccessories')).map(({ price }) => price).sort();
    await expect.poll(inMicro).toEqual([220, 300]);
    await button(page, 'Cofnij').click();
    await expect(list.row('linka')).toContainText('100,00 zł');
    await expect.poll(inMicro).toEqual([200, 300]);
    await own.removeAll();
  });

  await test.step('A black and a white article are edited side by side, and saved together', async () => {
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
    await page.getByRole('switch', { name: /^Wpisuj wspólne/ }).uncheck();
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
});
