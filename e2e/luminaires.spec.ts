import type { Page } from '@playwright/test';
import { type Configurator, openLine, startOver } from './support/configurator.ts';
import { dimension, middleOf, type ScreenPosition, scaleOf } from './support/hand.ts';
import { expect, test } from './support/test.ts';

async function withSpots(page: Page, count: number, open = openLine) {
  const it = await open(page);
  await it.addRail({ length: 400 });
  const pixel = await scaleOf(it, page, 400);
  const { y } = await middleOf(it.plus, 'The plus of the active end');
  const { x } = await middleOf(dimension(page, 400), 'The length of the rail');
  await it.openStage('Oprawy');
  await it.expected('Reflektor Nero 12 W', count);
  await expect(page.locator('svg').getByText(`L${count}`, { exact: true })).toBeVisible();
  return { it, pixel, at: (place: number): ScreenPosition => ({ x: x + (place - 200) * pixel, y }) };
}

const cardOf = (page: Page) => {
  const card = page.getByRole('region', { name: 'Zaznaczona oprawa', exact: true });
  return {
    card,
    place: card.getByRole('textbox', { name: 'Położenie' }),
    turn: card.getByRole('textbox', { name: 'Obrót' }),
    tilt: card.getByRole('textbox', { name: 'Pochylenie' }),
  };
};

async function drag({ mouse }: Page, from: ScreenPosition, to: ScreenPosition, drop = true) {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await mouse.move(to.x, to.y, { steps: 4 });
  if (drop) await mouse.up();
}

const total = (it: Configurator) => it.bill.getByText(/zł$/).last().innerText();

test('Luminaires are added, selected and dragged by the mouse', async ({ page }) => {
  await test.step('A luminaire dragged by the mouse snaps, moves to another rail, and costs the same', async () => {
    const { it, at } = await withSpots(page, 4);
    const { card, place } = cardOf(page);
    const before = await total(it);
    // Automatic luminaires are at 50, 150, 250 and 350.
    await page.mouse.click(at(150).x, at(150).y);
    await expect(card).toContainText('rozmieszczona automatycznie');
    await expect(place).toHaveValue('150');
    // Steps of 5 cm; none with Alt.
    await drag(page, at(150), at(123));
    await expect(place).toHaveValue('125');
    await expect(card).not.toContainText('rozmieszczona automatycznie');
    await expect(page.getByText('Ręcznie 4, automatycznie 0')).toBeVisible();
    await page.mouse.click(at(250).x, at(250).y);
    await expect(card).toContainText('L3');
    await expect(place).toHaveValue('250');
    // A connector is at 200.
    await drag(page, at(250), at(203));
    await expect(place).not.toHaveValue('200');
    await page.keyboard.down('Alt');
    await drag(page, at(203), at(86));
    await page.keyboard.up('Alt');
    await expect(place).not.toHaveValue(/[05]$/);
    await drag(page, at(86), at(-500), false);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(place).not.toHaveValue(/[05]$/);
    await it.undo.click();
    await expect(it.undo).toHaveAccessibleName('Cofnij: przesunięcie oprawy');
    for (let drags = 0; drags < 2; drags++) await it.undo.click();
    await expect(it.undo).toHaveAccessibleName('Cofnij: 4 × Reflektor Nero 12 W, kolor czarny');
    expect(await total(it)).toBe(before);
  });

  await test.step('Several are selected by Shift and by a box, moved together and undone in one step', async () => {
    const { it, at } = await withSpots(page, 4, startOver);
    const several = page.getByRole('region', { name: 'Zaznaczone oprawy' });
    await page.mouse.click(at(50).x, at(50).y);
    await page.keyboard.down('Shift');
    await page.mouse.click(at(150).x, at(150).y);
    await expect(several).toContainText('2 oprawy');
    await page.keyboard.up('Shift');
    await it.drawing.press('Escape');
    await page.keyboard.down('Shift');
    await drag(page, { x: at(20).x, y: at(20).y - 60 }, { x: at(280).x, y: at(280).y + 60 });
    await page.keyboard.up('Shift');
    await expect(several).toContainText('3 oprawy');
    await drag(page, at(250), at(280));
    await expect(it.undo).toHaveAccessibleName('Cofnij: przesunięcie 3 opraw');
    await several.getByRole('button', { name: 'Automatycznie' }).click();
    await expect(it.undo).toHaveAccessibleName('Cofnij: automatyczne położenie 3 opraw');
  });

  await test.step('An article dragged from the list to a rail is placed where it is dropped', async () => {
    const { it, at } = await withSpots(page, 1, startOver);
    const { place } = cardOf(page);
    const picture = await middleOf(page.locator('[data-article]').first(), 'A picture of the list');
    await drag(page, picture, { x: at(300).x, y: at(300).y + 8 });
    // Half way between the one at 200, which stays, and the end of the rail.
    await expect(place).toHaveValue('302,5');
    await expect(it.undo).toHaveAccessibleName('Cofnij: wstawienie oprawy');
    await drag(page, picture, { x: at(200).x, y: at(200).y + 250 });
    await expect(it.undo).toHaveAccessibleName('Cofnij: wstawienie oprawy');
    await it.undo.click();
    await expect(it.undo).toHaveAccessibleName('Cofnij: 1 × Reflektor Nero 12 W, kolor czarny');
  });
});

test('Luminaires are aimed by handle and number, and selected and moved by keys', async ({ page }) => {
  await test.step('A luminaire is aimed by its handle, and by numbers on its card', async () => {
    const { it, at, pixel } = await withSpots(page, 1);
    const { turn, tilt } = cardOf(page);
    await page.mouse.click(at(200).x, at(200).y);
    const aim = page.getByRole('button', { name: 'Skieruj' });
    await aim.click();
    await expect(aim).toHaveAttribute('aria-pressed', 'true');
    // 200 cm south of a light centre 260 cm high.
    await page.mouse.click(at(200).x, at(200).y + 200 * pixel);
    await expect(turn).toHaveValue(/^(90|89,\d|90,\d)$/);
    await expect(tilt).toHaveValue(/^3[6-9]/);
    await expect(aim).toHaveAttribute('aria-pressed', 'false');
    await tilt.fill('30');
    await turn.fill('180');
    await turn.press('Enter');
    await expect(page.locator('svg').getByText('30°', { exact: true })).toBeVisible();
    await turn.fill('abc');
    await expect(page.getByText('Podaj liczbę od -360 do 360.')).toBeVisible();
    await it.undo.click();
    await expect(tilt).toHaveValue('30');
  });

  await test.step('Every luminaire is selected and moved by keyboard only', async () => {
    const { it } = await withSpots(page, 4, startOver);
    const { card, place, tilt } = cardOf(page);
    await it.drawing.press(']');
    await it.drawing.press(']');
    await expect(card).toContainText('L2');
    await it.drawing.press('ArrowRight');
    await it.drawing.press('Shift+ArrowRight');
    await it.drawing.press('ArrowLeft');
    await expect(place).toHaveValue('160');
    // Successive presses are one edit.
    await it.drawing.press('Control+z');
    await expect(it.undo).toHaveAccessibleName('Cofnij: 4 × Reflektor Nero 12 W, kolor czarny');
    await it.drawing.press('[');
    await it.drawing.press('a');
    await it.drawing.press('Shift+ArrowDown');
    await it.drawing.press('ArrowDown');
    await it.drawing.press('Enter');
    await expect(tilt).toHaveValue(/^1[23]/);
    await it.drawing.press('d');
    await it.drawing.press('Delete');
    await it.drawing.press('*');
    await expect(page.getByRole('region', { name: 'Zaznaczone oprawy' })).toContainText('opraw');
    await it.drawing.press('Delete');
    await expect(page.locator('svg').getByText('L1', { exact: true })).toBeHidden();
  });
});
