import type { Cm } from '@lumitor/domain/units';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { type Configurator, openLine, startOver } from './support/configurator.ts';
import { CROSSES, dropOn, floorPlan, PLAN_SIZE } from './support/floorPlans.ts';
import { middleOf, type ScreenPosition, touch } from './support/hand.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Pokój' });
const wall = (page: Page, number: number) =>
  panel(page).getByRole('textbox', { name: `Długość ściany ${number}`, exact: true });

const openWalls = (page: Page) =>
  panel(page)
    .getByRole('button', { name: /^Ściany/ })
    .click();

async function openRoom(page: Page, it: Configurator) {
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Pokój' })).toBeVisible();
}

async function makeRoom(page: Page, it: Configurator) {
  await openRoom(page, it);
  await panel(page).getByRole('textbox', { name: 'Szerokość' }).fill('6 m');
  await panel(page).getByRole('textbox', { name: 'Długość' }).fill('400');
  await panel(page).getByRole('button', { name: 'Wstaw pokój' }).click();
  await expect(panel(page)).toContainText('24 m² · 270 cm wysokości');
  await openWalls(page);
}

/** Derived from the numbers on its walls, which are 12 cm thick. */
async function roomOnScreen(page: Page): Promise<{ centre: ScreenPosition; pixel: number }> {
  const numberOf = (wall: number) =>
    middleOf(page.locator('svg').getByText(String(wall), { exact: true }), `The number of wall ${wall}`);
  const [left, right] = [await numberOf(4), await numberOf(2)];
  return { centre: { x: (left.x + right.x) / 2, y: left.y }, pixel: (right.x - left.x) / 612 };
}

async function drag(page: Page, from: ScreenPosition, to: ScreenPosition) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
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

test('A room is created, changed and undone; a floor plan alone is fitted', async ({ page }) => {
  await test.step('A room is created by two numbers, a wall dragged, a door added, and each is one undo step', async () => {
    const it = await openLine(page);
    await makeRoom(page, it);
    const { centre, pixel } = await roomOnScreen(page);
    const right = { x: centre.x + 300 * pixel, y: centre.y + 60 * pixel };
    await drag(page, right, { x: right.x + 50 * pixel, y: right.y + 9 });
    const dragged = Number(await wall(page, 1).inputValue());
    expect(dragged).toBeGreaterThan(630);
    expect(dragged % 5).toBe(0);
    await expect(wall(page, 2)).toHaveValue('400');
    await expect(it.undo).toHaveAccessibleName('Cofnij: zmiana ścian');
    await it.undo.click();
    await expect(wall(page, 1)).toHaveValue('600');

    await panel(page).getByRole('button', { name: 'Zaznacz ścianę 1' }).click();
    await panel(page).getByRole('button', { name: 'Dodaj drzwi' }).click();
    const door = panel(page).getByRole('group', { name: 'Drzwi 1' });
    const place = door.getByRole('textbox', { name: 'Środek' });
    await expect(place).toHaveValue('300');
    await drag(
      page,
      { x: centre.x, y: centre.y - 200 * pixel },
      { x: centre.x + 80 * pixel, y: centre.y - 190 * pixel },
    );
    expect(Number(await place.inputValue())).toBeGreaterThan(350);
    await door.getByText('Po prawej').click();
    await expect(door.getByRole('radio', { name: 'Po prawej' })).toBeChecked();
    await expect(it.undo).toHaveAccessibleName('Cofnij: zmiana drzwi');
    for (const number of ['1', '2', '3', '4'])
      await expect(page.locator('svg').getByText(number, { exact: true }).first()).toBeVisible();
    await door.getByRole('textbox', { name: 'Szer.' }).fill('120');
    await door.getByRole('textbox', { name: 'Szer.' }).press('Enter');
    // A wall too short for its door narrows the door.
    await wall(page, 1).fill('100');
    await wall(page, 1).press('Enter');
    await expect(panel(page).getByRole('status')).toHaveText('Skrócono do długości ściany: Drzwi 1');
    const item = panel(page).getByRole('button', { name: /^Drzwi 1/ });
    await item.click();
    await expect(door.getByRole('textbox', { name: 'Szer.' })).toHaveValue('100');
    await it.undo.click();
    await expect(door.getByRole('textbox', { name: 'Szer.' })).toHaveValue('120');

    await panel(page)
      .getByRole('button', { name: /^Wysokości/ })
      .click();
    await panel(page).getByText('Odbicia i płaszczyzna robocza').click();
    await expectAccessible(page, 'room');
    await expectNoSidewaysScroll(page);

    await page.reload();
    await expect(it.drawing).toBeVisible();
    await openRoom(page, it);
    await item.click();
    await expect(door.getByRole('textbox', { name: 'Szer.' })).toHaveValue('120');
    await panel(page).getByRole('button', { name: 'Usuń pokój' }).click();
    await expect(panel(page).getByRole('button', { name: 'Wstaw pokój' })).toBeVisible();
  });

  await test.step('A floor plan of any size is fitted, and zooming out shows all of it', async () => {
    const it = await startOver(page);
    await openRoom(page, it);
    await dropOn(page, await floorPlan(page));
    const picture = page.locator('svg image');
    await expect(picture).toHaveCount(1);
    await panel(page).getByRole('button', { name: 'Ustaw skalę' }).click();
    await clickCrosses(page, picture);
    await panel(page).getByRole('textbox', { name: 'Odległość między punktami' }).fill('40 m');
    await panel(page).getByRole('button', { name: 'Zastosuj' }).click();
    await expect(it.scale).toHaveText(/^1:\d{3}$/);
    const fitted = await it.scale.textContent();
    await it.tools.getByRole('button', { name: 'Powiększ', exact: true }).click();
    await it.tools.getByRole('button', { name: 'Pokaż całość' }).click();
    await expect(it.scale).toHaveText(fitted ?? '');
    await it.tools.getByRole('button', { name: 'Pomniejsz' }).click();
    await expect(it.scale).not.toHaveText(fitted ?? '');
  });
});

test('A room is drawn by keys, its walls move, and a crossing is refused with a message', async ({
  page,
}) => {
  const it = await openLine(page);
  await openRoom(page, it);
  await panel(page).getByRole('button', { name: 'Rysuj punkt po punkcie' }).press('Enter');
  const corners = panel(page)
    .getByRole('status')
    .filter({ hasText: /narożnik/ });
  await it.drawing.focus();
  const draw = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.press('Space');
  };
  await draw();
  await draw('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
  await draw('Shift+ArrowDown', 'Shift+ArrowDown', 'ArrowDown');
  await draw('Shift+ArrowDown');
  await expect(corners).toHaveText('4 narożniki');
  await page.keyboard.press('Backspace');
  await expect(corners).toHaveText('3 narożniki');
  await draw('Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('6,3 m² · 270 cm wysokości');

  await openWalls(page);
  await panel(page).getByRole('button', { name: 'Zaznacz ścianę 2' }).press('Enter');
  await it.drawing.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(wall(page, 1)).toHaveValue('311');
  await panel(page).getByRole('button', { name: 'Zaznacz ścianę 1' }).press('Enter');
  await it.drawing.focus();
  for (let i = 0; i < 32; i++) await page.keyboard.press('Shift+ArrowDown');
  await expect(panel(page).getByRole('alert')).toContainText('Ściany przecięłyby się');
  await expect(wall(page, 2)).toHaveValue('10');
});

test('A shelf of the library is dragged, turned, resized, copied and lit, by mouse and keys, and shown in 3D', async ({
  page,
}) => {
  const it = await openLine(page);
  await makeRoom(page, it);
  await panel(page).getByRole('button', { name: 'Dodaj: Regał ścienny 900 × 400 × 2000 mm' }).click();
  const shelf = panel(page).getByRole('group', { name: 'Regał ścienny 1' });
  const field = (name: string) => shelf.getByRole('textbox', { name, exact: true });
  await expect(it.undo).toHaveAccessibleName('Cofnij: dodanie: Regał ścienny 1');
  await expect(field('Od lewej')).toHaveValue('255');
  await expect(field('Od góry')).toHaveValue('0');
  await field('Od góry').fill('180');
  await field('Od góry').press('Enter');

  const { centre, pixel } = await roomOnScreen(page);
  await test.step('Near a wall its back turns to the wall, and one undo reverts the whole drag', async () => {
    await drag(page, centre, { x: centre.x + 60 * pixel, y: centre.y - 174 * pixel });
    await expect(field('Od góry')).toHaveValue('0');
    await expect(field('Od lewej')).toHaveValue('315');
    await it.undo.click();
    await expect(field('Od góry')).toHaveValue('180');
    await drag(page, centre, { x: centre.x - 270 * pixel, y: centre.y });
    await expect(field('Od lewej')).toHaveValue('0');
    await expect(field('Obrót')).toHaveValue('270');
    await it.undo.click();
  });

  await test.step('It is turned by the ring before its front, and by keys', async () => {
    const ring = { x: centre.x, y: centre.y + 20 * pixel + 42 };
    await drag(page, ring, { x: centre.x - 60, y: centre.y + 4 });
    await expect(field('Obrót')).toHaveValue('90');
    await it.drawing.focus();
    for (const key of ['o', 'o', 'Shift+O', 'ArrowRight', 'Shift+ArrowDown']) await page.keyboard.press(key);
    await expect(field('Obrót')).toHaveValue('105');
    await field('Obrót').fill('0');
    await field('Obrót').press('Enter');
    await expect(field('Od lewej')).toHaveValue('256');
    await expect(field('Od góry')).toHaveValue('190');
  });

  await test.step('Copies are added and removed by keys; an invalid value is reported at its field', async () => {
    await it.drawing.focus();
    await page.keyboard.press('d');
    const copy = panel(page).getByRole('group', { name: 'Regał ścienny 2' });
    await expect(copy.getByRole('textbox', { name: 'Od lewej' })).toHaveValue('346');
    await page.keyboard.press('Delete');
    await expect(panel(page).getByRole('button', { name: /^Regał/ })).toHaveCount(1);
    await panel(page).getByRole('button', { name: 'Regał ścienny 1' }).click();
    await field('Góra').fill('400');
    await field('Góra').press('Enter');
    await expect(field('Góra')).toHaveAccessibleDescription(/1.*270/);
    await field('Góra').fill('2100 mm');
    await field('Góra').press('Enter');
    await expect(field('Góra')).toHaveValue('210');
  });

  await test.step('Its fronts become measured areas that move with it, and one undo removes them', async () => {
    await shelf.getByRole('button', { name: 'Światło na frontach' }).click();
    const front = panel(page).getByRole('button', { name: 'Regał ścienny 1, front 1' });
    await expect(front).toContainText('90 × 210');
    await field('Szerokość').fill('120');
    await field('Szerokość').press('Enter');
    await expect(front).toContainText('120 × 210');
    await expect(shelf.getByRole('button', { name: 'Światło na frontach' })).toHaveAttribute('aria-disabled');
    await expectAccessible(page, 'obstacles');
    await it.undo.click();
    await it.undo.click();
    await expect(panel(page).getByRole('button', { name: /front \d/ })).toHaveCount(0);
  });

  // The first rail enables the 3D view.
  await it.openStage('Szyny');
  await it.addRail({ length: 200 });
  await page.reload();
  await page.getByText('3D', { exact: true }).click();
  await expect(page.getByRole('application', { name: 'Widok 3D' })).toHaveAttribute('aria-busy', 'false');
});

test('A dropped floor plan is calibrated by two points within half a per cent, and survives a reload', async ({
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
  const separate = panel(page).getByRole('textbox', { name: 'Odległość między punktami' });
  await separate.fill('7000');
  await expect(separate).toHaveAccessibleDescription(/To 70 m; rzut będzie miał 100/);
  await panel(page).getByRole('button', { name: 'Zastosuj' }).click();
  await expect(panel(page).getByRole('status')).toContainText('Czy tak ma być?');
  await panel(page).getByRole('button', { name: 'Nie, to 7 m' }).click();
  const isLocked = panel(page).getByRole('checkbox', { name: 'Zablokuj położenie' });
  await expect(isLocked).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(isLocked).not.toBeChecked();
  await page.keyboard.press('Control+Shift+z');
  await expect(isLocked).toBeChecked();
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

  await page.reload();
  await expect(picture).toHaveCount(1);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator('svg image')).toHaveCount(1);
  await openRoom(page, it);
  await panel(page).getByRole('button', { name: 'Usuń podkład' }).click();
  await expect(picture).toHaveCount(0);
  await it.undo.click();
  await expect(picture).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger drags a corner and sets a point under the loupe', async ({ page, context }) => {
    const it = await openLine(page);
    await makeRoom(page, it);
    const session = await context.newCDPSession(page);
    const { centre, pixel } = await roomOnScreen(page);
    const corner: [number, number] = [centre.x + 300 * pixel, centre.y + 200 * pixel];
    await touch(session, 'touchStart', corner);
    await touch(session, 'touchMove', [corner[0] - 20, corner[1]]);
    await touch(session, 'touchMove', [corner[0] - 40, corner[1]]);
    await touch(session, 'touchEnd');
    await expect(wall(page, 1)).toHaveValue('600');
    await expect(wall(page, 3)).not.toHaveValue('600');

    await dropOn(page, await floorPlan(page));
    await panel(page).getByRole('button', { name: 'Ustaw skalę' }).tap();
    const plan = page.locator('svg image');
    await expect(plan).toHaveCount(1);
    await touch(session, 'touchStart', [centre.x, centre.y]);
    await touch(session, 'touchMove', [centre.x + 10, centre.y]);
    await expect(plan).toHaveCount(2);
    await touch(session, 'touchEnd');
    await expect(plan).toHaveCount(1);
    await expect(panel(page).getByRole('radio', { name: 'Punkt 2' })).toBeChecked();
  });

  test('a finger adds a column, turns it by a tap and drags it', async ({ page, context }) => {
    const it = await openLine(page);
    await makeRoom(page, it);
    await panel(page).getByRole('button', { name: 'Dodaj: Słup 400 × 400 × do sufitu mm' }).tap();
    const column = panel(page).getByRole('group', { name: 'Słup 1' });
    const field = (name: string) => column.getByRole('textbox', { name, exact: true });
    await expect(field('Góra')).toHaveValue('270');
    const session = await context.newCDPSession(page);
    const { centre, pixel } = await roomOnScreen(page);
    // After a quick stroke the browser takes a tap for a stop.
    const ring: [number, number] = [centre.x, centre.y + 20 * pixel + 42];
    // A slow page could take a delayed touch end for a long press.
    await Promise.all([touch(session, 'touchStart', ring), touch(session, 'touchEnd')]);
    await expect(field('Obrót')).toHaveValue('15');
    await touch(session, 'touchStart', [centre.x, centre.y]);
    await touch(session, 'touchMove', [centre.x + 60 * pixel, centre.y]);
    await touch(session, 'touchMove', [centre.x + 101 * pixel, centre.y]);
    await touch(session, 'touchEnd');
    // A column of 40 cm turned by 15° is 49 cm wide, centred at 400 cm.
    await expect(field('Od lewej')).toHaveValue('375,5');
  });
});
