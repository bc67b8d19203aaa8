import type { Cm } from '@lumitor/domain/units';
import type { Locator, Page } from '@playwright/test';
import { type Configurator, openLine } from './support/configurator.ts';
import { CROSSES, dropOn, floorPlan, PLAN_SIZE } from './support/floorPlans.ts';
import { middleOf } from './support/hand.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Pokój' });

async function openRoom(page: Page, it: Configurator) {
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Pokój' })).toBeVisible();
}

async function clickCrosses(page: Page, picture: Locator) {
  const box = await picture.boundingBox();
  if (!box) throw new Error('The floor plan is not on the screen.');
  for (const { x, y } of CROSSES)
    await page.mouse.click(
      box.x + (x / PLAN_SIZE.width) * box.width,
      box.y + (y / PLAN_SIZE.height) * box.height,
    );
}

test('A dropped floor plan with its scale, a room and a door survive a reload, and open in a second tab', async ({
  page,
  context,
}) => {
  const it = await openLine(page);
  await it.addRail({ length: 600 });
  await dropOn(page, await floorPlan(page));
  const picture = page.locator('svg image');
  await expect(panel(page)).toContainText('parter.png');
  await expect(picture).toHaveCount(1);
  await panel(page).getByRole('button', { name: 'Ustaw skalę' }).click();
  await clickCrosses(page, picture);
  await panel(page).getByRole('textbox', { name: 'Odległość między punktami' }).fill('700');
  await panel(page).getByRole('button', { name: 'Zastosuj' }).click();
  await expect(panel(page).getByRole('checkbox', { name: 'Zablokuj położenie' })).toBeChecked();
  const shown = await picture.boundingBox();
  const side = await panel(page).boundingBox();
  expect(shown?.x).toBeGreaterThan((side?.x ?? 0) + (side?.width ?? 0));
  expect(shown?.y).toBeGreaterThan(0);
  /** Measured by the rail of 6 m on the picture. */
  const wide = async (): Promise<Cm> => {
    const rail = await middleOf(page.locator('svg').getByText('600', { exact: true }), 'The rail');
    await it.openStage('Szyny');
    const end = await middleOf(it.plus, 'The plus of the active end');
    const now = await picture.boundingBox();
    return ((now?.width ?? 0) / (end.x - rail.x)) * 300;
  };
  expect(Math.abs((await wide()) / 1000 - 1)).toBeLessThan(0.005);
  await openRoom(page, it);
  await panel(page).getByRole('button', { name: 'Wstaw pokój' }).click();
  await panel(page).getByRole('button', { name: 'Dodaj drzwi' }).click();
  const door = panel(page).getByRole('group', { name: 'Drzwi 1' }).getByRole('textbox', { name: 'Szer.' });
  await door.fill('120');
  await door.press('Enter');

  await page.reload();
  await expect(picture).toHaveCount(1);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator('svg image')).toHaveCount(1);
  await openRoom(page, it);
  await panel(page)
    .getByRole('button', { name: /^Drzwi 1/ })
    .click();
  await expect(door).toHaveValue('120');
  await panel(page).getByRole('button', { name: 'Usuń podkład' }).click();
  await expect(picture).toHaveCount(0);
  await it.undo.click();
  await expect(picture).toHaveCount(1);
});
