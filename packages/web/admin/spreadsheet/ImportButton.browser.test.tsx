import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { catchFiles } from '../../testing/files.ts';
import { losing } from '../../testing/service.ts';
import { button, chooseFile, csvFile, fileOf } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { openShop, SAMPLE_SHOP } from '../testing/shop.ts';

const dialog = page.getByRole('dialog', { name: /^Import/ });
const tab = (name: string) => dialog.getByRole('tab', { name });
const row = (name: string | RegExp) => dialog.getByRole('row', { name });

async function openImport(file: File) {
  await button('Importuj').click();
  await expect.element(button('Wybierz plik', dialog)).toBeVisible();
  chooseFile(file);
}

const gateway = (fields: object) => ({ id: 'known', title: 'Bramka', price: 10, ...fields });
const article = (title: string, fields: object = {}) => ({ title, type: 'próbny', price: 10, ...fields });

describe('an import', () => {
  it('previews additions, changes and rejected rows, and imports the good ones', async () => {
    const shop = openShop({ ...SAMPLE_SHOP, microGateways: [gateway({})] });
    await openAdministration('micro/bramki');
    await openImport(
      csvFile('cennik.csv', [
        'id;title;titleEn;active;price',
        'known;Bramka nowa;Gateway;nie;12,5',
        ';Bramka 1;Gateway 1;nie;1,50',
        ';cena;Gateway;nie;dwa',
        ';cena ujemna;Gateway;nie;-1',
        ';;Gateway;nie;5',
        'nie-ma-takiego;obcy;Gateway;nie;5',
        ';stan;Gateway;może;5',
      ]),
    );
    await expect.element(tab('Do dodania: 1')).toBeVisible();
    await expect.element(tab('Do zmiany: 1')).toHaveAttribute('aria-selected', 'true');
    await expect.element(row(/Cena/)).toHaveTextContent(/10.*12,5/);
    await tab('Odrzucone: 5').click();
    await expect.element(row(/4.*dwa/)).toBeVisible();
    await expectAccessible();
    expect(shop.list('microGateways')).toHaveLength(1);
    await dialog.getByRole('button', { name: /^Importuj 2/ }).click();
    await expect.element(page.getByText('dodano 1, zmieniono 1')).toBeVisible();
    expect(shop.list('microGateways')).toMatchObject([
      { title: 'Bramka nowa', price: 12.5 },
      { title: 'Bramka 1', price: 1.5 },
    ]);
  });

  it('is applied completely and once if it is sent again after an interruption', async () => {
    const shop = openShop({ ...SAMPLE_SHOP, microGateways: [gateway({ title: 'nr 0' })] });
    await openAdministration('micro/bramki');
    const added = Array.from({ length: 50 }, (_, index) => `;nr ${index + 1};${index},50`);
    await openImport(csvFile('cennik.csv', ['id;title;price', 'known;nr 0;12,5', ...added]));
    const start = dialog.getByRole('button', { name: /^Importuj 51/ });
    const failure = dialog.getByRole('alert').filter({ hasText: 'Serwer nie odpowiedział.' });
    const notice = page.getByRole('status').filter({ hasText: 'Próbuję ponownie' });
    const stop = button('Przerwij', notice);
    const route = 'POST /api/changes';
    const change = shop.routes('anna@lumitor.example', 'owner')[route];

    const reconnect = shop.service.answer({ [route]: () => Promise.reject(new TypeError()) });
    await start.click();
    await stop.click();
    await expect.element(failure).toBeVisible();
    expect(shop.list('microGateways')).toHaveLength(1);
    reconnect();
    const mend = shop.service.answer({ [route]: losing((request) => change?.(request)) });
    await start.click();
    await stop.click();
    await expect.element(failure).toBeVisible();
    expect(shop.list('microGateways')).toHaveLength(51);
    mend();
    await start.click();
    await expect.element(page.getByText('dodano 50, zmieniono 1')).toBeVisible();
    expect(shop.list('microGateways')).toHaveLength(51);
    expect(shop.find('microGateways', 'known')).toMatchObject({ price: 12.5 });
  });

  it('rejects or marks values damaged by a spreadsheet with their row', async () => {
    const shop = openShop({
      ...SAMPLE_SHOP,
      accessories: [article('Zaślepka', { id: 'known', price: 18, description: '0012345' })],
    });
    const missing = '/files/images/accessories/aaaaaaaaaaaaaaaaaaaa.webp';
    shop.service.answer({ 'POST /api/missing-files': () => ({ missing: [missing] }) });
    await openAdministration('akcesoria');
    await openImport(
      csvFile('arkusz.csv', [
        'id;description;title;type;price;img',
        ';12345;Zaślepka;próbny;19;',
        'knownx;A;B;C;1;',
        ';5,90123E+12;Inna;próbny;21;',
        ';="0099";Inna;próbny;#N/A;',
        `;;Inna;próbny;5;${missing}`,
      ]),
    );
    await expect
      .element(dialog.getByRole('alert').filter({ hasText: 'usunął zera' }))
      .toHaveTextContent('2 (12345 → 0012345)');
    await expect.element(tab('Do dodania: 0')).toBeVisible();
    await tab('Odrzucone: 4').click();
    await expect.element(row(/4.*skrócił kod do „5,90123E\+12”/)).toBeVisible();
    await expect.element(row(/5.*błąd #N\/A/)).toBeVisible();
    await expect.element(row(/6.*nie ma pliku „.files.images/)).toBeVisible();
    await dialog.getByRole('button', { name: /^Importuj 1 / }).click();
    await expect.element(page.getByText('dodano 0, zmieniono 1')).toBeVisible();
    expect(shop.find('accessories', 'known')).toMatchObject({ description: '0012345', price: 19 });
  });

  it('of one workbook changes several lists at once, and is undone as one change', async () => {
    const shop = openShop({
      ...SAMPLE_SHOP,
      microGateways: [gateway({})],
      accessories: [article('Akcesorium', { id: 'own', price: 5 })],
    });
    await openAdministration('oprawy');
    const content = {
      microGateways: [{ id: 'known', price: 11 }],
      accessories: [{ id: 'own', price: 6 }, { title: '' }],
      emails: [{ email: 'nikt@example.com' }],
    };
    await openImport(new File([JSON.stringify(content)], 'katalog.json', { type: 'application/json' }));
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('emails');
    await dialog.getByRole('combobox', { name: 'Lista' }).click();
    await page.getByRole('option', { name: /Akcesoria STANDARD · .*do zmiany 1, odrzucone 1/ }).click();
    await expect.element(row(/Cena netto PLN/)).toHaveTextContent('6');
    await tab('Odrzucone: 1').click();
    await expect.element(row(/Nazwa.*Nie może być puste/)).toBeVisible();
    await expectAccessible();
    await button('Importuj 2 wiersze', dialog).click();
    await expect.element(page.getByText('dodano 0, zmieniono 2')).toBeVisible();
    const prices = () => [shop.find('microGateways', 'known')?.price, shop.find('accessories', 'own')?.price];
    expect(prices()).toEqual([11, 6]);
    await button('Cofnij').click();
    await expect.element(page.getByText('Cofnięto.')).toBeVisible();
    expect(prices()).toEqual([10, 5]);
  });

  it('guesses the columns of a foreign price list, and marks a price of 0.01', async () => {
    const shop = openShop({ ...SAMPLE_SHOP, accessories: [] });
    await openAdministration('akcesoria');
    await openImport(
      csvFile('hurtownia.csv', [
        'Indeks;Nazwa produktu;Cena netto [PLN];Rodzaj części',
        'ZZ8101;uchwyt;0,01;uchwyty',
      ]),
    );
    const columns = dialog.getByRole('group', { name: 'Przypisz kolumny pliku' });
    await expect.element(columns.getByRole('combobox', { name: 'Indeks' })).toHaveTextContent('Kod');
    await expect.element(columns).toHaveTextContent('Przypisana automatycznie, sprawdź. Np. ZZ8101');
    await columns.getByRole('combobox', { name: 'Rodzaj części' }).click();
    await page.getByRole('option', { name: 'Typ', exact: true }).click();
    await expect.element(dialog.getByText(/Cena poniżej 0,10 w wierszu: 2/)).toBeVisible();
    expect(dialog.getByText('0,00').elements()).toEqual([]);
    await expectAccessible();
    await dialog.getByRole('button', { name: /^Importuj 1/ }).click();
    await expect.element(page.getByText('dodano 1')).toBeVisible();
    expect(shop.list('accessories')).toMatchObject([
      { description: 'ZZ8101', type: 'uchwyty', price: 0.01, active: false },
    ]);
  });

  it('of a ZIP stores pictures named by product codes, and sends none of them twice', async () => {
    const shop = openShop({
      ...SAMPLE_SHOP,
      accessories: [
        article('pierwsza', { description: 'ZIP-1' }),
        article('druga', { description: 'ZIP-2' }),
      ],
    });
    await openAdministration('akcesoria');
    await openImport(csvFile('zdjęcia.csv', ['Kod;Zdjęcie', 'ZIP-1;https://cdn.example/zdjecie.png']));
    await expect.element(row(/Zdjęcie/)).toHaveTextContent(/ZIP z plikami nazwanymi kodem/);
    await button('Wybierz inny plik', dialog).click();
    await expect.element(button('Wybierz plik', dialog)).toBeVisible();
    const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const zip = zipSync({
      'zdjęcia/ZIP-1.SVG': drawing,
      'zdjęcia/zip-2.svg': drawing,
      'zdjęcia/NIEZNANY.png': drawing,
      'zdjęcia/opis.txt': drawing,
    });
    chooseFile(new File([zip as BlobPart], 'zdjęcia.zip', { type: 'application/zip' }));
    await expect.element(row(/pierwsza/)).toHaveTextContent('.SVG');
    await tab('Odrzucone: 1').click();
    await expect.element(row(/NIEZNANY.png/)).toHaveTextContent('nie ma takiego kodu');
    await expectAccessible();
    let attempts = 0;
    const route = 'POST /api/changes';
    const change = shop.routes('anna@lumitor.example', 'owner')[route];
    shop.service.answer({
      [route]: (request) => {
        attempts += 1;
        return attempts === 1 ? Promise.reject(new TypeError()) : change?.(request);
      },
    });
    await button('Importuj 2 pliki', dialog).click();
    await expect.element(page.getByText('dodano 0, zmieniono 2')).toBeVisible();
    expect(shop.service.requests('POST /api/files/images/accessories')).toHaveLength(2);
    const pictures = shop.list('accessories').map(({ img }) => img);
    expect(new Set(pictures).size).toBe(2);
    for (const picture of pictures) expect(picture).toMatch(/^\/files\/images\/accessories\//);
  });
});

describe('an export', () => {
  it.each([
    ['szyny', 'Excel (XLSX)'],
    ['micro/szyny', 'CSV'],
    ['oprawy', 'JSON'],
    ['micro/oprawy', 'Cały katalog (XLSX)'],
    ['oprawy', 'Cały katalog (JSON)'],
  ])('of %s as %s imports again unchanged', async (path, format) => {
    const { connections = [], bindings = [] } = SAMPLE_SHOP;
    const copied = (list: readonly object[]) => list.map((each) => ({ ...each }));
    openShop({ ...SAMPLE_SHOP, microConnections: copied(connections), microBindings: copied(bindings) });
    await openAdministration(path);
    await expect.element(page.getByRole('status').filter({ hasText: 'artykuł' })).toBeVisible();
    const saved = catchFiles();
    await button('Eksportuj').click();
    await page.getByRole('menuitem', { name: format }).first().click();
    await expect.poll(() => saved.length).toBe(1);
    await openImport(fileOf(saved[0]));
    const lists = dialog.getByRole('combobox', { name: 'Lista' });
    await expect.element(dialog.getByRole('status')).toHaveTextContent('nic do zaimportowania');
    await expect.element(dialog.getByRole('status')).toHaveTextContent(/niczego nie zmieni/);
    expect(lists.elements()).toHaveLength(format.startsWith('Cały') ? 1 : 0);
    await expect.element(dialog.getByRole('button', { name: /^Importuj 0/ })).toBeDisabled();
  });
});
