import { expect } from './support/test.ts';
import { openTexts, storedTexts, test } from './support/texts.ts';

test('A text is found by its words, which are in the address, and its edit reaches an open configurator', async ({
  own: { page },
  context,
}) => {
  await test.step('A text found by its words and edited in its cell reaches an open configurator, and is reset', async () => {
    const visitor = await context.newPage();
    await visitor.goto('/polityka-prywatnosci?lang=en');
    const shipped = 'In force since 21 November 2026.';
    await expect(visitor.getByText(shipped)).toBeVisible();

    const texts = await openTexts(page);
    await texts.field.fill('in FORCE since');
    await expect(texts.keys).toHaveCount(1);
    await texts.cell('privacy.since', 'English').click();
    const field = texts.textOf('privacy.since', 'English');
    await expect(field).toHaveValue(shipped);
    await field.fill('In force from today on.');
    await field.press('Control+Enter');
    await expect(visitor.getByText('In force from today on.')).toBeVisible();
    await expect(texts.cell('privacy.since', 'English')).toContainText('Zapisano');
    await expect(texts.cell('privacy.since', 'English')).toBeFocused();

    await texts.keyMenu('privacy.since', 'Przywróć domyślne teksty');
    await expect(visitor.getByText(shipped)).toBeVisible();
    await page.getByRole('button', { name: 'Klucz privacy.since: czynności' }).click();
    await expect(page.getByRole('menuitem', { name: 'Usuń klucz' })).toBeDisabled();
    await expect(page.getByRole('menuitem', { name: 'Usuń klucz' })).toContainText(
      'Konfigurator używa tego klucza',
    );
  });

  await test.step('The search of texts is in the address: reload and back retain it', async () => {
    const texts = await openTexts(page);
    await expect(texts.keys).not.toHaveCount(0);
    const all = await texts.keys.count();
    await texts.field.fill('polityka prywat');
    await expect(page).toHaveURL(/[?&]search=polityka\+prywat/);
    await expect(texts.keys).not.toHaveCount(all);
    const found = await texts.keys.count();
    expect(found).toBeGreaterThan(0);
    await page.reload();
    await expect(texts.field).toHaveValue('polityka prywat');
    await expect(texts.keys).toHaveCount(found);
    await page.getByRole('menuitem', { name: 'Języki' }).click();
    await expect(page).toHaveURL(/\/admin\/jezyki/);
    await page.goBack();
    await expect(texts.field).toHaveValue('polityka prywat');
    await expect(texts.keys).toHaveCount(found);
    await texts.field.fill('');
    await expect(page).not.toHaveURL(/search=/);
  });
});

test('Texts are edited by keyboard, and filtered by gaps, with concurrent edits and different values shown', async ({
  own: { page, section },
  shop,
}) => {
  await test.step('Texts are edited by keyboard only, and Escape reverts', async () => {
    const texts = await openTexts(page, `?section=${section}`);
    await texts.cell(`${section}.farewell`, 'Polski').focus();
    await page.keyboard.press('ArrowRight');
    await expect(texts.cell(`${section}.farewell`, 'English')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Good');
    await page.keyboard.press('Enter');
    await page.keyboard.type('bye');
    await page.keyboard.press('Tab');
    await expect(texts.cell(`${section}.farewell`, 'Deutsch')).toBeFocused();
    await expect(texts.cell(`${section}.farewell`, 'English')).toContainText('Zapisano');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('F2');
    await page.keyboard.type('!!!');
    await page.keyboard.press('Escape');
    await expect(texts.cell(`${section}.farewell`, 'English')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(texts.cell(`${section}.greeting`, 'English')).toBeFocused();
    expect((await storedTexts(shop, section)).farewell_EN).toBe('Good\nbye');

    await page.getByRole('button', { name: 'Cofnij' }).click();
    await expect(page.getByText('Cofnięto ostatnią zmianę.')).toBeVisible();
    await expect(texts.cell(`${section}.farewell`, 'English')).toContainText('Brak tekstu');
  });

  await test.step('A text whose placeholders differ from Polish is marked at its cell', async () => {
    const texts = await openTexts(page, `?section=${section}`);
    const cell = texts.cell(`${section}.greeting`, 'English');
    await cell.click();
    await texts.textOf(`${section}.greeting`, 'English').fill('Good morning {nmae');
    await page.keyboard.press('Control+Enter');
    await expect(cell).toContainText('Brakuje wartości: name');
    await expect(cell).toContainText('Nawias klamrowy nie tworzy wartości');
  });
});

test('Only missing texts of a language are shown, with their count, and completed ones stay in place', async ({
  own: { page, section },
}) => {
  const texts = await openTexts(page, `?section=${section}`);
  const filter = page.getByRole('button', { name: /^bez tekstu DE: [1-9]/ });
  await filter.click();
  await expect(page).toHaveURL(/only=missing-DE/);
  await expect(texts.keys).toHaveCount(1);
  await texts.cell(`${section}.farewell`, 'Deutsch').press('Enter');
  await texts.textOf(`${section}.farewell`, 'Deutsch').fill('Auf Wiedersehen');
  await page.keyboard.press('Control+Enter');
  await expect(texts.cell(`${section}.farewell`, 'Deutsch')).toContainText('Zapisano');
  await texts.field.fill('widzenia');
  await expect(page.getByText('Nic nie pasuje.')).toBeVisible();
  await page.getByRole('button', { name: 'Wyczyść filtry' }).click();
  await expect(page.getByRole('button', { name: /^bez tekstu DE/, pressed: true })).toHaveCount(0);
});

test('Own keys and sections are added, renamed and removed, each undone in one step', async ({
  own: { page, section },
  shop,
}) => {
  const texts = await openTexts(page);
  await page.getByRole('button', { name: 'Dodaj sekcję' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nowa sekcja' });
  const name = dialog.getByRole('textbox', { name: 'Nazwa sekcji' });
  await name.fill('dwa słowa');
  await dialog.getByRole('button', { name: 'Dodaj' }).click();
  await expect(name).toHaveAccessibleDescription(/Użyj tylko liter/);
  await name.fill('start');
  await dialog.getByRole('button', { name: 'Dodaj' }).click();
  await expect(name).toHaveAccessibleDescription('Ta nazwa jest już zajęta.');
  const added = `${section}Nowa`;
  await name.fill(added);
  await dialog.getByRole('button', { name: 'Dodaj' }).click();
  await expect(page.getByText('Sekcja nie ma jeszcze kluczy.')).toBeVisible();

  await page.getByRole('button', { name: 'Dodaj klucz' }).click();
  await page.getByRole('textbox', { name: 'Nazwa klucza' }).fill('promo');
  await page.keyboard.press('Enter');
  const field = texts.textOf(`${added}.promo`, 'Polski');
  await expect(field).toBeFocused();
  await field.fill('Promocja');
  await field.press('Control+Enter');
  await expect(texts.cell(`${added}.promo`, 'Polski')).toContainText('Zapisano');
  await expect(texts.table.getByRole('rowheader', { name: /promo/ })).toContainText('nieużywany');

  await texts.keyMenu(`${added}.promo`, 'Zmień nazwę klucza…');
  await page.getByRole('textbox', { name: 'Nazwa klucza' }).fill('sale');
  await page.keyboard.press('Enter');
  await expect(texts.cell(`${added}.sale`, 'Polski')).toContainText('Promocja');
  expect(await storedTexts(shop, added)).toEqual({ sale_PL: 'Promocja' });

  await texts.keyMenu(`${added}.sale`, 'Usuń klucz');
  await expect(page.getByText('Sekcja nie ma jeszcze kluczy.')).toBeVisible();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(texts.cell(`${added}.sale`, 'Polski')).toContainText('Promocja');

  await texts.sectionMenu(added, 'Zmień nazwę sekcji…');
  await page.getByRole('textbox', { name: 'Nazwa sekcji' }).fill(`${section}Inna`);
  await page.keyboard.press('Enter');
  await expect(texts.cell(`${section}Inna.sale`, 'Polski')).toContainText('Promocja');
  await texts.sectionMenu(`${section}Inna`, 'Usuń sekcję');
  await expect(page.getByText(`Usunięto sekcję ${section}Inna.`)).toBeVisible();
  expect(await storedTexts(shop, `${section}Inna`)).toEqual({});
});

test('A text changed concurrently by somebody else is shown next to the typed one', async ({
  own: { page, section },
  shop,
  faults,
}) => {
  const texts = await openTexts(page, `?section=${section}`);
  const cell = texts.cell(`${section}.farewell`, 'Polski');
  await cell.click();
  // The page receives the other change before its save, or is refused.
  faults.allow(/status of 409 .*\/api\/changes/);
  const documents = await shop.list('translations');
  for (const { id, translations } of documents as { id: string; translations: Record<string, object> }[])
    if (translations[section])
      await shop.change('translations', id, {
        translations: { [section]: { ...translations[section], farewell_PL: 'Na razie' } },
      });
  await texts.textOf(`${section}.farewell`, 'Polski').fill('Do zobaczenia');
  await page.keyboard.press('Control+Enter');
  await expect(cell.getByRole('alert')).toContainText('Na razie');
  await cell.getByRole('button', { name: 'Zapisz mój' }).click();
  await expect(cell).toContainText('Zapisano');
  expect((await storedTexts(shop, section)).farewell_PL).toBe('Do zobaczenia');

  await page.route('**/api/changes', (route) => route.abort());
  faults.expect(/net::ERR_FAILED.*\/api\/changes/);
  await cell.click();
  await texts.textOf(`${section}.farewell`, 'Polski').fill('Pa');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Przerwij' }).click();
  await expect(cell.getByRole('alert')).toContainText('Nie zapisano');
  await page.unroute('**/api/changes');
  await cell.getByRole('button', { name: 'Zapisz ponownie' }).click();
  await expect(cell).toContainText('Zapisano');
  expect((await storedTexts(shop, section)).farewell_PL).toBe('Pa');
});
