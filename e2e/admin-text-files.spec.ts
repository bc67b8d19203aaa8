import { expectAccessible } from './support/accessible.ts';
import { expect } from './support/test.ts';
import { openTexts, storedTexts, test } from './support/texts.ts';

test('Files of texts are previewed, imported as one change and undone, as CSV and as JSON', async ({
  own: { page, section },
  shop,
}) => {
  await test.step('A CSV file is previewed, imported as one change and undone; the export imports again unchanged', async () => {
    const texts = await openTexts(page, `?section=${section}`);
    const before = await storedTexts(shop, section);
    const exported = await texts.exportFile('CSV');
    expect(exported).toContain(`${section};farewell;Do widzenia`);
    // Texts of other tests may change meanwhile.
    const [names, ...rows] = exported.split('\r\n');
    const own = [names, ...rows.filter((row) => row.startsWith(`${section};`))].join('\r\n');
    const again = await texts.importFile('teksty.csv', own);
    await expect(again.getByRole('status')).toContainText('4 teksty bez zmian');
    await expect(again.getByRole('status')).toContainText('Ten plik niczego nie zmienia.');
    await again.getByRole('button', { name: 'Anuluj' }).click();

    const csv = [
      'section;key;PL;EN;uwagi',
      `${section};farewell;Do zobaczenia;Goodbye;`,
      `${section};2nd;Błędny klucz;;`,
      `${section};promo;"Tylko dziś; ""taniej""";;`,
    ];
    const preview = await texts.importFile('moje teksty.csv', csv.join('\n'));
    await expect(preview.getByRole('tab', { name: 'Zmienione: 1' })).toBeVisible();
    await expect(preview.getByRole('row', { name: /farewell.PL/ })).toContainText(
      /Do widzenia\s*Do zobaczenia/,
    );
    await preview.getByRole('tab', { name: 'Nowe: 2' }).click();
    await expect(preview.getByRole('row', { name: /promo.PL/ })).toContainText('Tylko dziś; "taniej"');
    await preview.getByRole('tab', { name: 'Odrzucone: 2' }).click();
    await expect(preview.getByRole('row', { name: /wiersz 3/ })).toContainText('Nazwa klucza');
    await expectAccessible(page, 'preview of an import');
    await preview.getByRole('button', { name: 'Importuj 3 teksty' }).click();
    await expect(texts.cell(`${section}.promo`, 'Polski')).toContainText('Tylko dziś');
    expect(await storedTexts(shop, section)).toEqual({
      ...before,
      farewell_PL: 'Do zobaczenia',
      farewell_EN: 'Goodbye',
      promo_PL: 'Tylko dziś; "taniej"',
    });
    await page.getByRole('button', { name: 'Cofnij' }).click();
    await expect(texts.cell(`${section}.farewell`, 'Polski')).toContainText('Do widzenia');
    expect(await storedTexts(shop, section)).toEqual(before);
  });

  await test.step('A JSON file is imported in its exported and its stored form', async () => {
    const texts = await openTexts(page, `?section=${section}`);
    const exported = JSON.parse(await texts.exportFile('JSON'));
    expect(exported[section].farewell).toEqual({ PL: 'Do widzenia' });
    exported[section].farewell.EN = '=Goodbye';
    const preview = await texts.importFile('teksty.json', JSON.stringify({ [section]: exported[section] }));
    await expect(preview.getByRole('tab', { name: 'Nowe: 1' })).toBeVisible();
    await preview.getByRole('button', { name: 'Importuj 1 tekst' }).click();
    await expect(texts.cell(`${section}.farewell`, 'English')).toContainText('=Goodbye');

    const stored = JSON.stringify({ translations: { [section]: { farewell_EN: 'Goodbye' } } });
    const second = await texts.importFile('dokument.json', stored);
    await second.getByRole('button', { name: 'Importuj 1 tekst' }).click();
    await expect(texts.cell(`${section}.farewell`, 'English')).toHaveText(/Goodbye/);
    expect((await storedTexts(shop, section)).farewell_EN).toBe('Goodbye');
    const broken = await texts.importFile('uszkodzony.json', '{"start": ');
    await expect(broken.getByRole('alert')).toContainText('jest uszkodzony');
  });
});
