import { expect } from './support/test.ts';
import { openTexts, test } from './support/texts.ts';

test('A text found by its words and edited in its cell reaches an open page of visitors, and is reset', async ({
  own: { page },
  context,
}) => {
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
