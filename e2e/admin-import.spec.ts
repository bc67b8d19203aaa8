import { readFile } from 'node:fs/promises';
import type { APIResponse, Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { expectAccessible } from './support/accessible.ts';
import { PICTURE, test } from './support/articles.ts';
import { unique, uniqueWord } from './support/shop.ts';
import { expect } from './support/test.ts';

const ROWS = 2_000;
const BAD = 20;

async function chooseFile(page: Page, name: string, content: Buffer) {
  await page.getByRole('button', { name: 'Importuj', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Wybierz plik' }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: content });
  return dialog;
}

test('2,000 rows with 20 bad ones are previewed, imported completely, and undone completely', async ({
  administrator: page,
  shop,
}) => {
  const name = unique('Bramka z pliku');
  const known = await shop.add('microGateways', {
    title: `${name} stara`,
    price: 10,
    description: `${name}-0`,
  });
  const bad = [
    ';cena;Gateway;nie;dwa', // not a number
    ';cena ujemna;Gateway;nie;-1',
    ';;Gateway;nie;5', // no title
    'nie-ma-takiego;obcy;Gateway;nie;5', // an unknown id
    ';stan;Gateway;może;5', // neither yes nor no
  ];
  const good = Array.from(
    { length: ROWS - BAD - 1 },
    (_, row) => `;${name} ${row};Gateway ${row};nie;${row},50`,
  );
  const lines = [
    'id;title;titleEn;active;price',
    `${known};${name} nowa;Gateway;nie;12,5`,
    ...good,
    ...Array.from({ length: BAD / bad.length }, () => bad).flat(),
  ];
  const file = unique('cennik');

  await page.goto('/admin/micro/bramki');
  const dialog = await chooseFile(page, `${file}.csv`, Buffer.from(lines.join('\r\n')));
  await expect(dialog.getByRole('tab', { name: `Do dodania: ${ROWS - BAD - 1}` })).toBeVisible();
  await expect(dialog.getByRole('tab', { name: 'Do zmiany: 1' })).toHaveAttribute('aria-selected', 'true');
  const change = dialog.getByRole('row', { name: /Cena/ });
  await expect(change).toContainText('10');
  await expect(change).toContainText('12,5');
  await dialog.getByRole('tab', { name: `Odrzucone: ${BAD}` }).click();
  await expect(dialog.getByRole('row', { name: new RegExp(`${ROWS - BAD + 2}.*dwa`) })).toBeVisible();
  await expectAccessible(page, 'preview of an import');
  expect(await shop.list('microGateways', '?prefix=title:bramka z pliku')).toHaveLength(1);

  await dialog.getByRole('button', { name: /^Importuj 1980/ }).click();
  const notice = page.getByText(`dodano ${ROWS - BAD - 1}, zmieniono 1`);
  await expect(notice).toBeVisible();
  expect(await shop.list('microGateways', `?prefix=title:${name.toLowerCase()}&limit=1000`)).toHaveLength(
    1_000,
  );
  expect((await shop.list('microGateways', `?prefix=id:${known}`))[0]).toMatchObject({
    title: `${name} nowa`,
    price: 12.5,
  });

  await page.goto('/admin/zmiany');
  const batch = page.getByRole('listitem').filter({ hasText: file });
  await batch.getByRole('button', { name: 'Cofnij zmianę' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Cofnij/ })
    .click();
  await expect(batch.filter({ hasText: 'Cofnięta' })).toHaveCount(1);
  expect(await shop.list('microGateways', `?prefix=title:${name.toLowerCase()}`)).toMatchObject([
    { title: `${name} stara`, price: 10 },
  ]);
  await shop.remove('microGateways', known);
});

test('Values damaged by a spreadsheet are rejected or marked with their row, and change no price', async ({
  administrator: page,
  shop,
}) => {
  const name = unique('Zaślepka z arkusza');
  const digits = String(Date.now()).slice(-9);
  const known = await shop.add('accessories', {
    title: name,
    type: 'próbny',
    price: 18,
    description: `00${digits}`,
  });
  const lines = [
    'id;description;title;type;price;img',
    `;${digits};${name};próbny;19;`,
    `${known}x;A;B;C;1;`,
    ';5,90123E+12;Inna;próbny;21;',
    ';="0099";Inna;próbny;#N/A;',
    ';;Inna;próbny;5;/files/images/accessories/aaaaaaaaaaaaaaaaaaaa.webp',
  ];
  await page.goto('/admin/akcesoria');
  const dialog = await chooseFile(page, `${unique('arkusz')}.csv`, Buffer.from(lines.join('\r\n')));
  await expect(dialog.getByRole('alert').filter({ hasText: 'usunął zera' })).toContainText(
    `2 (${digits} → 00${digits})`,
  );
  await expect(dialog.getByRole('tab', { name: 'Do dodania: 0' })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Odrzucone: 4' }).click();
  await expect(dialog.getByRole('row', { name: /4.*skrócił kod do „5,90123E\+12”/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /5.*błąd #N\/A/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /6.*nie ma pliku „.files.images/ })).toBeVisible();
  await dialog.getByRole('button', { name: /^Importuj 1 / }).click();
  await expect(page.getByText('dodano 0, zmieniono 1')).toBeVisible();
  expect((await shop.list('accessories', `?prefix=id:${known}`))[0]).toMatchObject({
    description: `00${digits}`,
    price: 19,
  });
  await shop.remove('accessories', known);
});

/** Freezes the catalogue, which other tests change meanwhile. */
async function restoreCatalogue(page: Page) {
  const answers = new Map<string, Promise<APIResponse>>();
  await page.route('**/api/documents/**', async (route) => {
    const url = route.request().url();
    const answer = answers.get(url) ?? route.fetch();
    answers.set(url, answer);
    await route.fulfill({ response: await answer });
  });
}

for (const [path, format] of [
  ['szyny', 'Excel (XLSX)'],
  ['micro/szyny', 'CSV'],
  ['oprawy', 'JSON'],
  ['micro/oprawy', 'Cały katalog (XLSX)'],
  ['oprawy', 'Cały katalog (JSON)'],
] as const)
  test(`An export of ${path} as ${format} imports again unchanged`, async ({ administrator: page }) => {
    await restoreCatalogue(page);
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('status').filter({ hasText: 'artykuł' })).toBeVisible();
    await page.getByRole('button', { name: 'Eksportuj' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format, exact: false }).first().click();
    const download = await saved;
    const dialog = await chooseFile(
      page,
      download.suggestedFilename(),
      await readFile(await download.path()),
    );
    await expect(dialog.getByRole('combobox', { name: 'Lista' })).toHaveCount(
      format.startsWith('Cały') ? 1 : 0,
    );
    await expect(dialog.getByRole('status')).toContainText('nic do zaimportowania');
    await expect(dialog.getByRole('status')).toContainText(/niczego nie zmieni/);
    await expect(dialog.getByRole('button', { name: /^Importuj 0/ })).toBeDisabled();
  });

test('One workbook changes several lists at once, and is undone as one change', async ({
  administrator: page,
  shop,
}) => {
  const [gateway, accessory] = [unique('Bramka hurtem'), unique('Akcesorium hurtem')];
  const [first, second] = await Promise.all([
    shop.add('microGateways', { title: gateway, price: 10 }),
    shop.add('accessories', { title: accessory, type: 'próbny', price: 5 }),
  ]);
  const content = {
    microGateways: [{ id: first, price: 11 }],
    accessories: [{ id: second, price: 6 }, { title: '' }],
    emails: [{ email: 'nikt@example.com' }],
  };
  await page.goto('/admin/oprawy');
  const dialog = await chooseFile(page, 'katalog.json', Buffer.from(JSON.stringify(content)));
  await expect(dialog.getByRole('alert')).toContainText('emails');
  await dialog.getByRole('combobox', { name: 'Lista' }).click();
  await page.getByRole('option', { name: /Akcesoria STANDARD · .*do zmiany 1, odrzucone 1/ }).click();
  await expect(dialog.getByRole('row', { name: /Cena netto PLN/ })).toContainText('6');
  await dialog.getByRole('tab', { name: 'Odrzucone: 1' }).click();
  await expect(dialog.getByRole('row', { name: /Nazwa.*Nie może być puste/ })).toBeVisible();
  await expectAccessible(page, 'preview of several lists');
  await dialog.getByRole('button', { name: 'Importuj 2 wiersze' }).click();
  await expect(page.getByText('dodano 0, zmieniono 2')).toBeVisible();
  const prices = async () =>
    Promise.all([
      shop.list('microGateways', `?prefix=id:${first}`),
      shop.list('accessories', `?prefix=id:${second}`),
    ]).then((lists) => lists.map(([article]) => article?.price));
  expect(await prices()).toEqual([11, 6]);
  await page.getByRole('button', { name: 'Cofnij', exact: true }).click();
  await expect(page.getByText('Cofnięto.')).toBeVisible();
  expect(await prices()).toEqual([10, 5]);
  await shop.remove('microGateways', first);
  await shop.remove('accessories', second);
});

test('A foreign picture address is refused with a remedy, a ZIP named by product codes', async ({
  administrator: page,
  own,
  faults,
}) => {
  const codes = [uniqueWord('ZIP'), uniqueWord('ZIP')];
  await own.add('accessories', 'pierwsza', { description: codes[0] });
  await own.add('accessories', 'druga', { description: codes[1] });
  await page.goto('/admin/akcesoria');
  const table = ['Kod;Zdjęcie', `${codes[0]};https://cdn.example/zdjecie.png`].join('\r\n');
  const dialog = await chooseFile(page, 'zdjęcia.csv', Buffer.from(table));
  await expect(dialog.getByRole('row', { name: /Zdjęcie/ })).toContainText(/ZIP z plikami nazwanymi kodem/);
  await dialog.getByRole('button', { name: 'Wybierz inny plik' }).click();

  const drawing = new Uint8Array(PICTURE.buffer);
  const zip = zipSync({
    [`zdjęcia/${codes[0]}.SVG`]: drawing,
    [`zdjęcia/${codes[1]?.toLowerCase()}.svg`]: drawing,
    'zdjęcia/NIEZNANY.png': drawing,
    'zdjęcia/opis.txt': drawing,
  });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Wybierz plik' }).click();
  await (await chooser).setFiles({
    name: 'zdjęcia.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zip),
  });
  await expect(dialog.getByRole('row', { name: new RegExp(own.title('pierwsza')) })).toContainText('.SVG');
  await dialog.getByRole('tab', { name: 'Odrzucone: 1' }).click();
  await expect(dialog.getByRole('row', { name: /NIEZNANY.png/ })).toContainText('nie ma takiego kodu');
  await expectAccessible(page, 'import of pictures');
  // Parts sent before the connection broke are not sent again.
  faults.expect(/net::ERR_FAILED.*\/api\/changes/);
  faults.allow(/net::ERR_FAILED/);
  await page.route('**/api/changes', (route) => route.abort(), { times: 1 });
  let uploads = 0;
  await page.route('**/api/files/images/accessories', (route) => {
    uploads += 1;
    return route.continue();
  });
  await dialog.getByRole('button', { name: 'Importuj 2 pliki' }).click();
  await expect(page.getByText('dodano 0, zmieniono 2')).toBeVisible();
  expect(uploads).toBe(2);
  const pictures = (await own.inStore('accessories')).map(({ img }) => img);
  expect(new Set(pictures).size).toBe(2);
  for (const img of pictures) expect(img).toMatch(/^\/files\/images\/accessories\//);
  await page.goto('/admin/zmiany');
  await expect(page.getByRole('listitem').filter({ hasText: 'zdjęcia.zip' }).first()).toContainText(
    'zmieniono 2',
  );
});

test('A foreign price list is read: columns are guessed, set by hand, and a price of 0.01 is marked', async ({
  administrator: page,
  own,
}) => {
  const rows = [
    'Indeks;Nazwa produktu;Cena netto [PLN];Rodzaj części',
    `ZZ8101;${own.title('uchwyt')};0,01;uchwyty`,
  ];
  await page.goto('/admin/akcesoria');
  const dialog = await chooseFile(page, 'hurtownia.csv', Buffer.from(rows.join('\r\n')));
  const columns = dialog.getByRole('group', { name: 'Przypisz kolumny pliku' });
  await expect(columns.getByRole('combobox', { name: 'Indeks' })).toHaveText('Kod');
  await expect(columns).toContainText('Przypisana automatycznie, sprawdź. Np. ZZ8101');
  await columns.getByRole('combobox', { name: 'Rodzaj części' }).click();
  await page.getByRole('option', { name: 'Typ', exact: true }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(dialog.getByText(/Cena poniżej 0,10 w wierszu: 2/)).toBeVisible();
  await expect(dialog.getByText('0,00')).toHaveCount(0);
  await expectAccessible(page, 'columns set by hand');
  await dialog.getByRole('button', { name: /^Importuj 1/ }).click();
  await expect(page.getByText('dodano 1')).toBeVisible();
  expect(await own.inStore('accessories')).toMatchObject([
    { description: 'ZZ8101', type: 'uchwyty', price: 0.01, active: false },
  ]);
});
