import { ADMINISTRATOR } from './administrator.mjs';
import { expectAccessible } from './support/accessible.ts';
import { button, field, openList, PICTURE, test } from './support/articles.ts';
import { expect, signIn } from './support/test.ts';

const LINES = [
  { path: 'akcesoria', collection: 'accessories', other: 'micro/akcesoria', otherName: 'MICRO11' },
  { path: 'micro/akcesoria', collection: 'microAccessories', other: 'akcesoria', otherName: 'STANDARD' },
] as const;

test('An article is added with its picture, edited, and switched on in its row', async ({
  administrator: page,
  own,
  faults,
}) => {
  for (const { path, collection } of LINES)
    await test.step(`in the list ${path}`, async () => {
      const list = await openList(page, path, own);
      await page.getByRole('link', { name: 'Dodaj', exact: true }).click();
      await button(page, 'Zapisz').click();
      await expect(page.getByText('Popraw zaznaczone pola: 2.')).toBeVisible();
      await expect(field(page, 'Nazwa (polski)')).toBeFocused();
      await expect(field(page, 'Nazwa (polski)')).toHaveAccessibleDescription('Wypełnij to pole.');

      await field(page, 'Nazwa (polski)').fill(own.title('nowa'));
      await expect(page.getByRole('note')).toContainText('Nowy artykuł jest nieaktywny');
      await field(page, 'Nazwa (angielski)').fill('New one');
      await page.getByRole('combobox', { name: 'Typ' }).fill('próbny');
      await field(page, 'Cena netto PLN').fill('1 234,50');
      await page.getByRole('radio', { name: 'Biały' }).check();
      const choosing = page.waitForEvent('filechooser');
      await button(page, 'Wybierz plik').click();
      await (await choosing).setFiles({ ...PICTURE, mimeType: 'application/pdf', name: 'cennik.pdf' });
      await expect(page.getByText('To nie jest zdjęcie.')).toBeVisible();
      faults.expect(/status of 400/);
      const chooser = page.locator('input[type=file]');
      await chooser.setInputFiles({ name: 'ucięte.png', mimeType: 'image/png', buffer: Buffer.from('PNG') });
      faults.expect(/Przesyłanie pliku nie powiodło się/);
      await expect(page.getByText('Tego zdjęcia nie da się odczytać.')).toBeVisible();
      await chooser.setInputFiles(PICTURE);
      await expect(button(page, 'Zmień zdjęcie')).toBeVisible();
      await expect(page.getByText(/Przesyłam|Przygotowuję/)).toHaveCount(0);
      await button(page, 'Zapisz').click();

      await expect(page.getByText(`Dodano jako nieaktywny: ${own.title('nowa')}`)).toBeVisible();
      const row = list.row('nowa');
      await expect(row).toContainText('New one');
      await expect(row).toContainText('1 234,50 zł');
      await expect(row).toContainText('po kursie');
      await expect(row).toContainText('Biały');
      const [stored] = await own.inStore(collection);
      expect(stored).toMatchObject({ price: 1234.5, isWhite: true, isBlack: false, active: false });
      expect(stored?.img).toMatch(/^\/files\/images\/\w+\/.+\.webp$/);

      await list.open('nowa');
      await field(page, 'Nazwa (angielski)').fill('Another');
      await field(page, 'Cena netto EUR').fill('29,999');
      await field(page, 'Kod').fill('ZZ9999');
      await expect(field(page, 'Cena netto EUR')).toHaveValue('30,00');
      await page.keyboard.press('Control+s');
      await expect(row).toContainText('Another');
      await expect(row).toContainText('30,00 €');
      await expect(row).toContainText('ZZ9999');

      await list.isActive('nowa').check();
      await expect(list.isActive('nowa')).toBeChecked();
      await expect.poll(async () => (await own.inStore(collection))[0]?.active).toBe(true);
    });
});

test('An article is duplicated, copied to the other line, and deleted with undo', async ({
  administrator: page,
  own,
}) => {
  for (const { path, collection, other, otherName } of LINES)
    await test.step(`in the list ${path}`, async () => {
      await own.add(collection, 'czarna', {
        description: 'ZZ0001',
        isBlack: true,
        translation: { DE: 'Schwarz' },
      });
      const list = await openList(page, path, own);
      await list.open('czarna');
      await button(page, 'Powiel').click();
      await expect(page.getByText(/^Ta kopia nie jest jeszcze zapisana/)).toBeVisible();
      await expect(page.getByText(`Tego kodu używa już: ${own.title('czarna')}.`)).toBeVisible();
      await field(page, 'Nazwa (polski)').fill(own.title('biała'));
      await field(page, 'Kod').fill('ZZ0002');
      await page.getByRole('radio', { name: 'Biały' }).check();
      await button(page, 'Zapisz').click();
      await expect(list.row('biała')).toContainText('ZZ0002');
      await expect(list.isActive('biała')).not.toBeChecked();
      const copies = await own.inStore(collection);
      expect(copies.find(({ description }) => description === 'ZZ0002')).toMatchObject({
        translation: { DE: 'Schwarz' },
        isWhite: true,
        isBlack: false,
      });

      await list.tick('czarna');
      await list.tick('biała');
      await button(page, `Kopiuj do ${otherName}`).click();
      await expect(page.getByText(`Skopiowano do ${otherName}, nieaktywne: 2 artykuły`)).toBeVisible();

      await list.tick('czarna');
      await list.tick('biała');
      await button(page, 'Usuń').click();
      await expect(page.getByText('Usunięto 2 artykuły')).toBeVisible();
      await expect(page.getByText('Nic nie pasuje do tych filtrów.')).toBeVisible();
      await button(page, 'Cofnij').click();
      await expect(list.row('czarna')).toBeVisible();
      await expect(list.row('biała')).toBeVisible();

      const copied = await openList(page, other, own);
      await expect(copied.row('czarna')).toContainText('ZZ0001');
      await expect(copied.isActive('czarna')).not.toBeChecked();
      await own.removeAll();
    });
});

test('Prices of many articles change after a preview of old and new ones, with undo', async ({
  administrator: page,
  own,
}) => {
  for (const { path, collection } of LINES)
    await test.step(`in the list ${path}`, async () => {
      await own.add(collection, 'pierwsza', { price: 100, priceEuro: 20, description: 'ZZ11' });
      await own.add(collection, 'druga', { price: 49.9, priceEuro: 0, description: 'ZZ12' });
      const list = await openList(page, path, own);
      await page.getByRole('checkbox', { name: 'Zaznacz wszystkie na stronie' }).check();
      await button(page, 'Zmień ceny…').click();
      const dialog = page.getByRole('dialog', { name: 'Zmiana cen 2 artykułów' });
      await expect(dialog.getByText('Żadna cena się nie zmieni.')).toBeVisible();
      await dialog.getByLabel('Procent (ujemny: obniżka)').fill('2,5');
      const preview = dialog.getByRole('region', { name: 'Podgląd' });
      const cells = async (words: string) =>
        (await preview.getByRole('row').filter({ hasText: words }).allInnerTexts()).map((text) =>
          text.replace(/\s+/g, ' '),
        );
      await expect
        .poll(() => cells('pierwsza'))
        .toEqual([`ZZ11 ${own.title('pierwsza')} PLN 100,00 zł 102,50 zł`]);
      await expect.poll(() => cells('druga')).toEqual([`ZZ12 ${own.title('druga')} PLN 49,90 zł 51,15 zł`]);
      await expect.poll(() => cells('bez zmian')).toEqual(['EUR 0,00 € bez zmian']);
      await dialog.getByLabel('Zaokrąglij w górę do ,99').check();
      await expect
        .poll(() => cells('pierwsza'))
        .toEqual([`ZZ11 ${own.title('pierwsza')} PLN 100,00 zł 102,99 zł`]);
      await dialog.getByLabel('EUR', { exact: true }).uncheck();
      await expect(dialog.getByText('Zmienią się 2 ceny.')).toBeVisible();
      await expectAccessible(page, 'price dialog');
      await dialog.getByRole('button', { name: 'Zmień ceny', exact: true }).click();

      await expect(list.row('pierwsza')).toContainText('102,99 zł');
      await expect(list.row('pierwsza')).toContainText('20,00 €');
      await expect(list.row('druga')).toContainText('51,99 zł');
      await button(page, 'Cofnij').click();
      await expect(list.row('pierwsza')).toContainText('100,00 zł');
      await expect(list.row('druga')).toContainText('49,90 zł');
    });
});

test('The second of two people who edit one article chooses field by field', async ({
  administrator: page,
  browser,
  baseURL,
  own,
  faults,
}) => {
  for (const { path, collection } of LINES)
    await test.step(`in the list ${path}`, async () => {
      await own.add(collection, 'wspólna', { titleEn: 'Shared', price: 10, description: 'ZZ1' });
      const list = await openList(page, path, own);
      await list.open('wspólna');
      await field(page, 'Cena netto PLN').fill('12');
      await field(page, 'Kod').fill('ZZ2');

      const context = await browser.newContext(baseURL ? { baseURL } : {});
      const colleague = await context.newPage();
      await signIn(colleague, baseURL);
      const theirs = await openList(colleague, path, own);
      await theirs.open('wspólna');
      await field(colleague, 'Nazwa (angielski)').fill('Common');
      await field(colleague, 'Cena netto PLN').fill('15');
      await button(colleague, 'Zapisz').click();
      await expect(theirs.row('wspólna')).toContainText('15,00 zł');
      await context.close();

      faults.expect(/status of 409/);
      await page.bringToFront();
      const reported = page
        .getByRole('status')
        .filter({ hasText: `Po otwarciu tej strony zapisano zmianę: ${ADMINISTRATOR.email}` });
      await expect(reported).toBeVisible();
      await expect(field(page, 'Kod')).toHaveValue('ZZ2');
      await button(page, 'Zapisz').click();
      const dialog = page.getByRole('dialog', { name: 'Ktoś zmienił ten artykuł w międzyczasie' });
      await expect(dialog.getByRole('row')).toHaveText([
        'PoleZapisaneMoje',
        'Nazwa (angielski)CommonShared',
        /^Cena netto PLN15,00.zł12,00.zł$/,
        'KodZZ1ZZ2',
      ]);
      await expect(dialog.getByRole('radio', { name: 'Nazwa (angielski): Zapisane' })).toBeChecked();
      await expect(dialog.getByRole('radio', { name: 'Cena netto PLN: Moje' })).toBeChecked();
      await expect(dialog).toContainText(`zapisano zmianę: ${ADMINISTRATOR.email}`);
      await expectAccessible(page, 'conflict');
      await dialog.getByRole('button', { name: 'Wróć do formularza' }).click();
      await expect(field(page, 'Kod')).toHaveValue('ZZ2');

      await button(page, 'Zapisz').click();
      await dialog.getByRole('radio', { name: 'Cena netto PLN: Zapisane' }).check();
      await dialog.getByRole('button', { name: 'Zapisz wybrane' }).click();
      await expect(list.row('wspólna')).toContainText('Common');
      await expect(list.row('wspólna')).toContainText('15,00 zł');
      await expect(list.row('wspólna')).toContainText('ZZ2');
    });
});

test('An earlier state is restored from the history', async ({ administrator: page, own, shop }) => {
  for (const { path, collection } of LINES)
    await test.step(`in the list ${path}`, async () => {
      const id = await own.add(collection, 'dawna', { price: 10, titleEn: 'Old' });
      await shop.change(collection, id, { price: 20 });
      await shop.change(collection, id, { titleEn: 'New', isWhite: true });
      await page.goto(`/admin/${path}/${id}`);
      await button(page, 'Historia').click();
      const history = page.getByRole('dialog', { name: `Historia: ${own.title('dawna')}` });
      const entries = history.getByRole('article');
      await expect(entries).toHaveCount(3);
      await expect(entries.first()).toContainText(ADMINISTRATOR.email);
      await expect(entries.first().getByRole('row').nth(1)).toHaveText('Nazwa (angielski)OldNew');
      await expect(entries.first().getByRole('row').nth(2)).toHaveText('KolorDowolnyBiały');
      await expect(entries.nth(1).getByRole('row').nth(1)).toHaveText(/^Cena netto PLN10,00.zł20,00.zł$/);
      await expectAccessible(page, 'history');
      await entries
        .nth(1)
        .getByRole('button', { name: /^Przywróć stan sprzed tej zmiany/ })
        .click();
      const restoring = page.getByRole('dialog', { name: /^Przywrócić stan sprzed zmiany/ });
      await expect(restoring.getByRole('row')).toHaveCount(4);
      await restoring.getByRole('button', { name: 'Przywróć', exact: true }).click();
      await expect(page.getByText('Przywrócono wcześniejszy stan.')).toBeVisible();
      await expect(field(page, 'Cena netto PLN')).toHaveValue('10,00');
      await expect(field(page, 'Nazwa (angielski)')).toHaveValue('Old');
      await expect(page.getByRole('radio', { name: 'Dowolny' })).toBeChecked();
    });
});

test('Leaving a form with unsaved changes asks first', async ({ administrator: page, own }) => {
  for (const { path, collection } of LINES)
    await test.step(`in the list ${path}`, async () => {
      await own.add(collection, 'pilnowana');
      const list = await openList(page, path, own);
      await list.open('pilnowana');
      await field(page, 'Kod').fill('ZZ7');
      await page.getByRole('link', { name: 'Anuluj' }).click();
      const question = page.getByRole('dialog', { name: 'Porzucić niezapisane zmiany?' });
      await question.getByRole('button', { name: 'Wróć do edycji' }).click();
      await expect(field(page, 'Kod')).toHaveValue('ZZ7');
      await page.getByRole('link', { name: 'Anuluj' }).click();
      await question.getByRole('button', { name: 'Porzuć zmiany' }).click();
      await expect(list.row('pilnowana')).not.toContainText('ZZ7');
    });
});
