import { openLine, startOver } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

test('After a change of colour, articles that no longer match are marked, and replaced by one click', async ({
  page,
}) => {
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await it.openStage('Oprawy');
  await it.expected('Reflektor Nero 20 W', 3);
  await it.expected('Kula dekoracyjna Luna Ø 16 cm 9 W, mosiądz', 1);
  await it.openStage('Zasilanie');
  await page.getByRole('radio', { name: 'Zasilacz 100 W' }).check();
  await it.openStage('Akcesoria');
  await it.expected('Zestaw linek 3 m', 2);
  const notice = it.bill.getByRole('listitem').filter({ hasText: 'inny kolor niż szyny. Zamień albo usuń.' });
  await expect(notice).toHaveCount(0);

  await it.openStage('Szyny');
  await page.getByRole('radio', { name: 'Biały' }).check();
  await expect(notice).toHaveCount(3);
  for (const title of ['Reflektor Nero 20 W', 'Zasilacz 100 W', 'Zestaw linek 3 m'])
    await expect(it.line(title)).toContainText('Inny kolor niż szyny');
  await expect(it.line('mosiądz')).not.toContainText('Inny kolor');
  await expect(it.line('Zaślepka natynkowa')).toContainText('MA0102');

  await it.summaryButton.click();
  const save = page.getByRole('button', { name: 'Zapisz zamówienie' });
  await expect(save).toHaveAccessibleDescription('Najpierw wyjaśnij pozycje, które nie pasują.');
  await page.getByRole('textbox', { name: 'Nazwa projektu' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Zamówienie zapisane' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Wróć do rysunku' }).click();

  await notice.first().getByRole('button', { name: 'Zamień na' }).click();
  await expect(notice).toHaveCount(2);
  await it.bill.getByRole('button', { name: 'Zamień wszystkie na kolor szyn (2)' }).click();
  await expect(notice).toHaveCount(0);
  await expect(it.line('Reflektor Nero 20 W')).toContainText('ON0116');
  await expect(it.line('Reflektor Nero 20 W')).toContainText('3 ×');
  await expect(it.line('Zasilacz 100 W')).toContainText('MA0014');
  await expect(it.line('Zestaw linek 3 m')).toContainText('MA0404');
  await it.summaryButton.click();
  await save.click();
  await expect(page.getByRole('heading', { name: 'Zamówienie zapisane' })).toBeVisible();
});

test('Extras of a layout or system follow it, and manual ones remain until cleared', async ({ page }) => {
  await test.step('After a change of system, incompatible articles are marked, and removed by one click', async () => {
    const it = await openLine(page);
    await it.addRail({ length: 200 });
    await it.openStage('Oprawy');
    await it.expected('Oprawa liniowa Raster 15 W', 2);
    await it.openStage('Zasilanie');
    await page.getByRole('radio', { name: 'Zasilacz 60 W' }).check();
    await page.getByRole('radio', { name: 'DALI-2', exact: true }).check();
    await expect(it.line('Zasilacz 60 W')).toContainText('Nie obsługuje DALI');
    await expect(it.line('Raster 15 W')).toContainText('385,00 zł');
    await page.getByRole('radio', { name: 'Bramka DALI-2 z Wi-Fi' }).check();

    await page.getByRole('radio', { name: 'Zigbee 3.0', exact: true }).check();
    await expect(it.line('Raster 15 W')).toContainText('Nie działa w wybranym systemie');
    await expect(it.line('Bramka DALI-2 z Wi-Fi')).toContainText('Nie działa w wybranym systemie');
    await expect(it.line('Zasilacz 60 W')).not.toContainText('Nie obsługuje');
    await expect(page.getByRole('radio', { name: /^Bramka/ })).toHaveCount(2);
    const gateway = page.getByRole('group', { name: 'Bramka' });
    await gateway.getByRole('button', { name: 'Usuń' }).click();
    await expect(it.line('Bramka DALI-2 z Wi-Fi')).toHaveCount(0);
    await it.openStage('Oprawy');
    await expect(page.getByRole('textbox', { name: /Raster 15 W/ })).toHaveCount(0);
    await page.getByRole('region', { name: 'Oprawy' }).getByRole('button', { name: 'Usuń' }).click();
    await expect(it.line('Raster 15 W')).toHaveCount(0);
    await expect(it.bill.getByRole('alert')).toHaveCount(0);
  });

  await test.step('Clear sets luminaires and manual extras to 0, and leaves required parts', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 200 });
    await it.openStage('Oprawy');
    await it.expected('Reflektor Nero 8 W', 5);
    await it.openStage('Akcesoria');
    await it.expected('Zestaw linek 3 m', 2);
    const caps = page.getByRole('textbox', { name: 'Liczba sztuk: Zaślepka natynkowa' });
    await caps.fill('1');
    await expect(it.line('Zaślepka natynkowa')).toContainText('2 z układu + 1 ręcznie');
    await page.getByRole('button', { name: 'Wyczyść wybór' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wyczyścić oprawy i akcesoria?' });
    await expect(dialog).toContainText('5 szt. → 0');
    await expect(dialog).toContainText('3 szt. → 0');
    await dialog.getByRole('button', { name: 'Wyczyść', exact: true }).click();
    await expect(it.line('Reflektor Nero 8 W')).toHaveCount(0);
    await expect(it.line('Zestaw linek 3 m')).toHaveCount(0);
    await expect(caps).toHaveValue('0');
    await expect(it.line('Zaślepka natynkowa')).toContainText('2 ×');
    await expect(it.total('netto')).toHaveText('624,00 zł');
  });

  await test.step('Manual extras remain when the layout changes', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 200 });
    await it.openStage('Akcesoria');
    await it.expected('Łącznik prosty natynkowy', 2);
    await expect(it.line('Łącznik prosty natynkowy')).toContainText('2 ×');
    await it.openStage('Szyny');
    await it.addRail({ length: 100 });
    await expect(it.line('Łącznik prosty natynkowy')).toContainText('3 ×');
    await expect(it.line('Łącznik prosty natynkowy')).toContainText('1 z układu + 2 ręcznie');
    await it.undo.click();
    await expect(it.line('Łącznik prosty natynkowy')).toContainText('2 ×');
  });

  await test.step('MA0007 adds its extra in the colour of the rails, DALI an isolating joint for a loop', async () => {
    const it = await startOver(page);
    await page.getByRole('button', { name: 'Prostokąt', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Wstaw' }).click();
    await it.openStage('Zasilanie');
    const supply = page.getByRole('radio', { name: 'Zasilacz sufitowy DALI 240 W' });
    await expect(page.getByRole('radio', { name: 'Zasilacz 60 W' })).toBeVisible();
    await expect(supply).toHaveCount(0);
    await expect(it.line('Łącznik izolujący')).toHaveCount(0);
    await page.getByRole('radio', { name: 'DALI-2', exact: true }).check();
    await expect(it.line('Łącznik izolujący natynkowy')).toContainText('1 ×');
    await supply.check();
    await expect(it.line('Dodatek do zasilacza MA0007')).toContainText('1 ×');
    await expect(it.line('Dodatek do zasilacza MA0007')).toContainText('MA0119');
    await page.getByRole('radio', { name: 'Bez zasilacza' }).check();
    await expect(it.line('Dodatek do zasilacza MA0007')).toHaveCount(0);
  });

  await test.step('A gateway hidden from the summary is selectable', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 200 });
    await it.openStage('Zasilanie');
    await page.getByRole('radio', { name: 'DALI-2', exact: true }).check();
    await expect(page.getByRole('radio', { name: 'Bramka DALI-2 z Wi-Fi' })).toBeVisible();
    // The demo hides it from the summary only.
    await expect(page.getByRole('radio', { name: 'Interfejs serwisowy DALI–USB' })).toBeVisible();
  });
});
