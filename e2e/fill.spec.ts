import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { type Configurator, openLine } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Pokój' });

async function makeRoom(page: Page, it: Configurator) {
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  await panel(page).getByRole('button', { name: 'Wstaw pokój' }).click();
  await expect(panel(page)).toContainText('24 m²');
}

test('Luminaires fill a room to its target after a preview, and the best position of one is suggested', {
  tag: '@long',
}, async ({ page }) => {
  const it = await openLine(page);
  await page.getByRole('button', { name: 'Prostokąt', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Bok A' }).fill('400');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Bok B' }).fill('200');
  await page.keyboard.press('Enter');
  await makeRoom(page, it);
  await it.openStage('Oprawy');
  const opal = 'Oprawa liniowa Opal 120 cm 32 W';
  await it.expected(opal, 1);
  const fill = page.getByRole('region', { name: 'Wypełnij do celu' });
  await expect(fill.getByRole('button', { name: 'Wypełnij do celu' })).toHaveAccessibleDescription(
    'Najpierw wybierz przeznaczenie pokoju',
  );
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  const use = panel(page).getByRole('combobox', { name: 'Przeznaczenie pokoju' });
  await expect(use).toHaveValue('');
  await use.selectOption({ label: 'Biuro: pisanie, czytanie, komputer' });
  await expect(panel(page)).toContainText('500 lx, U₀ 0,60 · EN 12464-1');
  await expectAccessible(page, 'use');

  await it.openStage('Oprawy');
  const before = await it.total('brutto').innerText();
  await fill.getByRole('button', { name: 'Wypełnij do 500 lx' }).press('Enter');
  await expect(fill.getByRole('status')).toHaveText(/^1 → 5 opraw, 5\d\d\slx, U₀ 0,6\d, \+2\s061,48\szł$/);
  await expect(fill.getByRole('button', { name: 'Odrzuć' })).toBeFocused();
  await expect(page.locator('svg').getByText('L5', { exact: true })).toBeVisible();
  await expect(it.total('brutto')).toHaveText(before);
  await expectAccessible(page, 'fill');
  await expectNoSidewaysScroll(page);
  await fill.getByRole('button', { name: 'Zastosuj' }).press('Enter');
  await expect(it.line(opal)).toContainText('5 ×');
  await expect(fill.getByRole('button', { name: 'Wypełnij do 500 lx' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fill.getByRole('status')).toContainText('Tyle, ile trzeba: 5 opraw');
  await it.undo.click();
  await expect(it.total('brutto')).toHaveText(before);
  await expect(fill.getByRole('status')).toHaveText('');

  await it.expected('Reflektor Nero 8 W', 1);
  await fill
    .getByRole('combobox', { name: 'Dodawana oprawa' })
    .selectOption('Reflektor Nero 8 W, kolor czarny');
  await fill.getByRole('button', { name: 'Wypełnij do 500 lx' }).click();
  await expect(fill.getByRole('status')).toContainText(
    /Najciemniej \(\d+\slx\) jest (przy|w) .*(Dodaj tam szynę|Poprowadź szynę bliżej|wybierz szerszy kąt)/,
  );
  await expect(fill.getByRole('status')).toContainText('Dołączą do 1 innej oprawy');

  await it.expected(opal, 0);
  await it.expected('Reflektor Nero 8 W', 0);
  await it.expected('Wallwasher Fala 14 W', 1);
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  await panel(page)
    .getByRole('button', { name: /^Wysokości/ })
    .click();
  await panel(page).getByRole('textbox', { name: 'Wysokość', exact: true }).fill('400');
  await it.openStage('Oprawy');
  await it.drawing.focus();
  await page.keyboard.press(']');
  // The default heading of the luminaire is to the nearest wall.
  const turn = page.getByRole('textbox', { name: 'Obrót od szyny' });
  await expect(turn).toHaveValue('270');
  await turn.fill('90');
  await turn.press('Enter');
  await expect(page.getByRole('list', { name: 'Wskazówki' })).toHaveText(
    /^Do oświetlanej ściany jest \d+ cm\. Najrówniejsze światło daje jedna trzecia jej wysokości, 133 cm\.$/,
  );
  await expectAccessible(page, 'advice');
});
