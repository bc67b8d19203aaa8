import type { Lux } from '@lumitor/domain/units';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { type Configurator, openLine } from './support/configurator.ts';
import { downloadOf, rowsOf } from './support/download.ts';
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

const groups = (page: Page) => page.getByRole('region', { name: 'Grupy opraw' });
const scenes = (page: Page) => page.getByRole('region', { name: 'Sceny', exact: true });
const compared = (page: Page, scene: string): Locator =>
  page
    .getByRole('region', { name: 'Porównanie scen' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: scene, exact: true }) });
const mean = async (row: Locator): Promise<Lux> =>
  Number((await row.getByRole('cell').first().innerText()).replace(/\D/g, ''));

test('Luminaires are grouped on the plan, and scenes dim them without recomputing light', async ({
  page,
}) => {
  // On a narrower screen the card of a selection replaces the scenes.
  await page.setViewportSize({ width: 1760, height: 900 });
  const it = await lightRoom(page);
  await expect(groups(page).getByRole('button', { name: 'Grupuj zaznaczone' })).toHaveAccessibleDescription(
    'Najpierw zaznacz oprawy na rysunku.',
  );
  await it.drawing.focus();
  await page.keyboard.press(']');
  await page.keyboard.press('u');
  await groups(page).getByRole('textbox', { name: 'Nazwa' }).fill('Lada');
  await it.drawing.focus();
  await page.keyboard.press(']');
  await groups(page).getByRole('button', { name: 'Dodaj zaznaczone do: Lada' }).click();
  await expect(groups(page).getByRole('group', { name: 'Lada' })).toContainText('2 oprawy');
  await groups(page).getByRole('combobox', { name: 'Numer' }).selectOption('7');

  await scenes(page).getByRole('button', { name: 'Dodaj scenę' }).press('Enter');
  await expect(scenes(page).getByRole('radio', { name: 'Scena 0' })).toBeChecked();
  const slider = scenes(page).getByRole('slider', { name: 'Poziom w %: Lada' });
  await expect(slider).toHaveValue('100');
  await expect(compared(page, 'Scena 0')).toContainText('lx');
  const all = await mean(compared(page, 'Wszystko włączone'));
  expect(await mean(compared(page, 'Scena 0'))).toBe(all);
  await expect(page.getByText(`Ē ${all} lx`).first()).toBeVisible();

  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not on the screen.');
  await page.mouse.move(box.x + box.width - 9, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(slider).toHaveValue('50');
  await expect.poll(() => mean(compared(page, 'Scena 0'))).toBeLessThan(all);
  await expect(compared(page, 'Wszystko włączone')).toContainText(String(all));
  await expect(compared(page, 'Scena 0')).toContainText('128');
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('51');
  await it.undo.click();
  await expect(slider).toHaveValue('50');
  await it.undo.click();
  await expect(slider).toHaveValue('100');
  const typed = scenes(page).getByRole('textbox', { name: 'Poziom w %: Lada' });
  await typed.fill('140');
  await expect(scenes(page)).toContainText('Podaj liczbę od 0 do 100');
  await typed.fill('0');
  await typed.press('Enter');
  await expect(slider).toHaveAttribute('aria-valuetext', '0 %');
  await scenes(page).getByRole('textbox', { name: 'Godziny w roku' }).fill('2000');
  await page.keyboard.press('Enter');
  await expect(compared(page, 'Scena 0')).toContainText('192');
  const { content } = await downloadOf(page, 'Lista uruchomieniowa (CSV)');
  const [head, first, , third] = rowsOf(content);
  expect(head?.slice(3)).toEqual(['Grupy', '0 Scena 0']);
  expect(first).toEqual(['L1', 'ON0215', 'Oprawa liniowa Opal 120 cm 32 W, kolor czarny', '7 Lada', 'wył.']);
  expect(third?.slice(3)).toEqual(['', 'wł.']);
  await expectAccessible(page, 'scenes');
  await expectNoSidewaysScroll(page);

  // The order's page shows the scenes; here they replace the bill.
  await it.openStage('Szyny');
  await it.summaryButton.click();
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  const address = page.getByRole('textbox', { name: 'Adres zamówienia' });
  await expect(address).toHaveValue(/^http/);
  await page.goto(await address.inputValue());
  const light = page.getByRole('region', { name: /^Światło/ });
  await expect(light.getByRole('row').filter({ hasText: 'Scena 0' })).toContainText('192');
  const drawn = light.getByRole('img', { name: /lx/ }).first();
  const full = await drawn.getAttribute('aria-label');
  await light.getByRole('combobox', { name: 'Scena' }).selectOption({ label: 'Scena 0' });
  await expect(drawn).not.toHaveAccessibleName(full ?? '');
  await expectAccessible(page, 'an order with scenes');
});
