import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { type Configurator, openLine } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

async function lightRoom(page: Page): Promise<Configurator> {
  const it = await openLine(page);
  await page.getByRole('button', { name: 'Prostokąt', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Bok A' }).fill('400');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Bok B' }).fill('200');
  await page.keyboard.press('Enter');
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  await page.getByRole('button', { name: 'Wstaw pokój' }).click();
  await it.openStage('Oprawy');
  await it.expected('Oprawa liniowa Opal 120 cm 32 W', 5);
  await page.getByRole('radio', { name: 'Sceny (0)' }).click();
  return it;
}

const scenes = (page: Page) => page.getByRole('region', { name: 'Sceny', exact: true });
const compared = (page: Page, scene: string): Locator =>
  page
    .getByRole('region', { name: 'Porównanie scen' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: scene, exact: true }) });
test('A scene of an order is shown on its page, with its light and energy', async ({ page }) => {
  // On a narrower screen the card of a selection replaces the scenes.
  await page.setViewportSize({ width: 1760, height: 900 });
  const it = await lightRoom(page);
  await it.drawing.focus();
  await page.keyboard.press(']');
  await page.keyboard.press('u');
  await scenes(page).getByRole('button', { name: 'Dodaj scenę' }).click();
  await expect(compared(page, 'Scena 0')).toContainText('lx');
  await scenes(page).getByRole('textbox', { name: 'Poziom w %: Grupa 0' }).fill('0');
  await page.keyboard.press('Enter');
  await scenes(page).getByRole('textbox', { name: 'Godziny w roku' }).fill('2000');
  await page.keyboard.press('Enter');
  await expect(compared(page, 'Scena 0')).toContainText('256');

  // The order's page shows the scenes; here they replace the bill.
  await it.openStage('Szyny');
  await it.summaryButton.click();
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  const address = page.getByRole('textbox', { name: 'Adres zamówienia' });
  await expect(address).toHaveValue(/^http/);
  await page.goto(await address.inputValue());
  const light = page.getByRole('region', { name: /^Światło/ });
  await expect(light.getByRole('row').filter({ hasText: 'Scena 0' })).toContainText('256');
  const drawn = light.getByRole('img', { name: /lx/ }).first();
  const full = await drawn.getAttribute('aria-label');
  await light.getByRole('combobox', { name: 'Scena' }).selectOption({ label: 'Scena 0' });
  await expect(drawn).not.toHaveAccessibleName(full ?? '');
  await expectAccessible(page, 'an order with scenes');
});
