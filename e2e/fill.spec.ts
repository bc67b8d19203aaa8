import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { type Configurator, openLine } from './support/configurator.ts';
import { middleOf, type Place } from './support/hand.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Pokój' });
const area = (page: Page, name: string) => panel(page).getByRole('group', { name });

/** A room of 6 × 4 m, and where its places are on the screen, in centimetres from its first corner. */
async function makeRoom(page: Page, it: Configurator) {
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  await panel(page).getByRole('button', { name: 'Wstaw pokój' }).click();
  await expect(panel(page)).toContainText('24 m²');
  const across = await middleOf(page.locator('svg').getByText('600', { exact: true }), 'The width');
  const down = await middleOf(page.locator('svg').getByText('400', { exact: true }), 'The length');
  const pixel = (across.x - down.x - 40) / 300;
  return {
    at: (x: number, y: number): Place => ({
      x: across.x + (x - 300) * pixel,
      y: down.y + (y - 200) * pixel,
    }),
  };
}

test('Pictures are drawn on the walls by two points, and carried, turned and taken away', async ({ page }) => {
  const it = await openLine(page);
  const { at } = await makeRoom(page, it);
  const click = (x: number, y: number) => page.mouse.click(at(x, y).x, at(x, y).y);

  await panel(page).getByRole('button', { name: 'Narysuj powierzchnię' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Pierwszy koniec');
  await click(240, 2);
  await expect(panel(page).getByRole('status')).toHaveText('Drugi koniec');
  await click(360, 2);
  const picture = area(page, 'Obraz 1');
  await expect(picture.getByRole('textbox', { name: 'Szer.' })).toHaveValue('120');
  await picture.getByRole('textbox', { name: 'Nazwa' }).fill('Pejzaż');
  await page.screenshot({ path: 'test-results/areas.png' });
  await page.mouse.move(at(300, 1).x, at(300, 1).y);
  await page.mouse.down();
  await page.mouse.move(at(500, 100).x, at(500, 100).y, { steps: 4 });
  await page.mouse.move(at(598, 200).x, at(598, 200).y, { steps: 4 });
  await page.mouse.up();
  await page.screenshot({ path: 'test-results/areas2.png' });
  await expect(it.undo).toHaveAccessibleName('Cofnij: powierzchnia pionowa');
  await it.drawing.focus();
  await page.keyboard.press('Delete');
  await expect(picture).toBeHidden();
  await it.undo.click();
  await expectAccessible(page, 'areas');
  await expectNoSidewaysScroll(page);
});
