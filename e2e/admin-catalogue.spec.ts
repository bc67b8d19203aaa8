import { button, field, openList, PICTURE, test } from './support/articles.ts';
import { expect } from './support/test.ts';

const LINES = [
  { path: 'akcesoria', collection: 'accessories' },
  { path: 'micro/akcesoria', collection: 'microAccessories' },
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
      const chooser = page.getByRole('group', { name: 'Zdjęcie', exact: true }).locator('input[type=file]');
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
