import { configurator, openLine, startOver } from './support/configurator.ts';
import { activeEnd, atRest, dimension, lastMove, middleOf, scaleOf, touch } from './support/hand.ts';
import { expect, test } from './support/test.ts';

test('The mouse selects ends and rails, draws rails and drags runs', async ({ page }) => {
  await test.step('A click on an open end activates it, on a rail opens its card, and elsewhere closes the card', async () => {
    const it = await openLine(page);
    await it.addRail({ length: 200 });
    const pixel = await scaleOf(it, page, 200);
    await expect(it.described).toContainText('szyna 1, w prawo');
    const right = await activeEnd(it);
    await page.mouse.click(right.x - 200 * pixel, right.y);
    await expect(it.described).toContainText('szyna 1, w lewo');
    await it.openEnds.filter({ hasText: 'w prawo' }).click();
    await expect(it.described).toContainText('szyna 1, w prawo');
    await page.mouse.click(right.x - 100 * pixel, right.y + 5);
    const editor = page.getByRole('form', { name: 'Zmiana szyny 1' });
    await expect(editor).toBeVisible();
    await page.mouse.click(right.x - 100 * pixel, right.y - 120);
    await expect(editor).toBeHidden();
  });

  await test.step('A rail drawn from an end by the mouse snaps, closes the shape, and is one edit', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 300 });
    const pixel = await scaleOf(it, page, 300);
    const pull = async (dx: number, dy: number, drop = true) => {
      const end = await activeEnd(it);
      await page.mouse.move(end.x, end.y);
      await page.mouse.down();
      await page.mouse.move(end.x + (dx * pixel) / 2, end.y + (dy * pixel) / 2, { steps: 3 });
      await page.mouse.move(end.x + dx * pixel, end.y + dy * pixel, { steps: 3 });
      if (drop) await page.mouse.up();
    };
    // Within 10 px of two whole rails.
    await pull(2, 198, false);
    await expect(it.length).toHaveValue('200');
    await expect(page.locator('svg').getByText('200 cm', { exact: true })).toBeVisible();
    await expect(it.described).toContainText('1 szyna, 3 m.');
    await page.mouse.up();
    await expect(it.described).toContainText('2 szyny, 5 m. Aktywny koniec: szyna 2, w dół.');
    await pull(-298, 3);
    await expect(it.described).toContainText('3 szyny, 8 m. Aktywny koniec: szyna 3, w lewo.');
    await pull(1, -198);
    await expect(it.described).toContainText('4 szyny, 10 m. Żaden koniec nie jest otwarty.');
    await it.undo.click();
    await expect(it.described).toContainText('3 szyny, 8 m.');
    await pull(0, -100, false);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await pull(0, -8);
    await expect(it.described).toContainText('3 szyny, 8 m.');
  });

  await test.step('The dashed end of the next rail draws it, also the first one: dragged to any length, clicked as shown', async () => {
    const it = await startOver(page);
    const ghost = page.getByRole('main').locator('svg > circle').first();
    const pullBy = async (dx: number) => {
      const end = await middleOf(ghost, 'The dashed end');
      await page.mouse.move(end.x, end.y);
      await page.mouse.down();
      await page.mouse.move(end.x + dx / 2, end.y, { steps: 3 });
      await page.mouse.move(end.x + dx, end.y, { steps: 3 });
      await page.mouse.up();
    };
    await expect(ghost).toBeVisible();
    // The preview of the next rail must not reach the bill.
    await pullBy(30);
    await expect(it.described).toContainText('1 szyna, ');
    expect(await it.described.textContent()).not.toContain('1 szyna, 1 m.');
    const { x, y } = await atRest(page, () => middleOf(ghost, 'The dashed end'));
    await page.mouse.click(x, y);
    await expect(it.described).toContainText('2 szyny');
  });

  await test.step('A run of rails is dragged by the mouse in one edit', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 200 });
    const pixel = await scaleOf(it, page, 200);
    await it.drawing.press('n');
    await expect(it.described).toContainText('2 osobne ciągi.');
    const end = await activeEnd(it);
    await it.steps.nth(1).click();
    await expect(page.getByRole('form', { name: 'Zmiana szyny 2' })).toBeVisible();
    await page.mouse.move(end.x - 40, end.y);
    await page.mouse.down();
    await page.mouse.move(end.x - 20, end.y + 60, { steps: 5 });
    await page.mouse.up();
    await expect(it.undo).toHaveAccessibleName('Cofnij: przesunięcie ciągu');
    await expect.poll(() => lastMove(page)).toEqual({ x: Math.round(20 / pixel), y: Math.round(60 / pixel) });
    await it.undo.click();
    await expect(it.undo).toHaveAccessibleName('Cofnij: osobny ciąg szyn');
    await expect.poll(() => lastMove(page)).toBeUndefined();
  });
});

test('The drawing does not move when a rail is selected and its card opens', async ({ page }) => {
  await openLine(page);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    await test.step(`at ${width} px`, async () => {
      const it = await startOver(page);
      await page.setViewportSize({ width, height });
      await it.addRail({ length: 300 });
      await it.addRail({ length: 200, course: 'Narożnik w dół' });
      const editor = page.getByRole('form', { name: 'Zmiana szyny 1' });
      const corner = () => middleOf(dimension(page, 300), 'The length of the first rail');
      const before = await corner();
      await page.mouse.click(before.x, before.y + 28);
      await expect(editor).toBeVisible();
      expect(await corner()).toEqual(before);
      await editor.getByRole('button', { name: 'Gotowe' }).click();
      await expect(editor).toBeHidden();
      expect(await corner()).toEqual(before);
    });
});

test('A rail dragged before its code has loaded is drawn afterwards', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/work-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/standard');
  const it = configurator(page);
  await it.drawing.press('Enter');
  await expect(it.nextStep).toHaveAccessibleName('Następna szyna');
  const start = await atRest(page, () => activeEnd(it));
  await it.drawing.press('Enter');
  await expect.poll(async () => (await activeEnd(it)).x).toBeGreaterThan(start.x);
  const end = await atRest(page, () => activeEnd(it));
  const pixel = (end.x - start.x) / 100;
  await page.mouse.move(end.x, end.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y + 100 * pixel, { steps: 4 });
  await page.mouse.up();
  expect(await activeEnd(it)).toEqual(end);
  arrive();
  await expect(it.described).toContainText('3 szyny, 3 m. Aktywny koniec: szyna 3, w dół.');
});

test('Lengths are typed on the drawing, the card is closed, and the keys are listed', async ({ page }) => {
  await test.step('A length is typed at its label, and a closed shape stays closed', async () => {
    const it = await openLine(page);
    await it.addRail({ length: 300 });
    await it.addRail({ length: 200, course: 'Narożnik w dół' });
    await it.addRail({ length: 300, course: 'Narożnik w lewo' });
    await it.addRail({ length: 200, course: 'Narożnik w górę' });
    await expect(it.described).toContainText('4 szyny, 10 m. Żaden koniec nie jest otwarty.');
    await dimension(page, 200).first().click();
    const field = page.getByRole('textbox', { name: /^Długość szyny [24] w cm$/ });
    await expect(field).toBeFocused();
    await field.fill('5000');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('2,5 m');
    await field.press('Enter');
    await expect(it.described).toContainText('4 szyny, 11 m. Żaden koniec nie jest otwarty.');
    await expect(it.undo).toHaveAccessibleName(/^Cofnij: .*250/);
    await expect(it.drawing).toBeFocused();
  });

  await test.step('The card of the next rail appears in the stage of rails only', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 100 });
    await it.openStage('Oprawy');
    await expect(it.nextStep).toBeHidden();
    await expect(it.plus).toBeHidden();
    // A digit starts a rail while the drawing has the focus.
    await it.drawing.press('3');
    await expect(it.length).toHaveValue('3');
    await expect(it.length).toBeFocused();
    await it.steps.first().click();
    await expect(page.getByRole('form', { name: 'Zmiana szyny 1' })).toBeVisible();
    await it.drawing.press('4');
    await expect(it.length).toHaveValue('4');
    await expect(it.length).toBeFocused();
  });

  await test.step('A question mark lists the keys', async () => {
    const it = await startOver(page);
    await it.drawing.press('?');
    const help = page.getByRole('dialog', { name: 'Klawisze i gesty' });
    await expect(help).toContainText('dodaje szynę');
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await expect(it.drawing).toBeFocused();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap selects an end, one finger draws a rail or pans, two pinch', async ({ page, context }) => {
    const it = await openLine(page);
    await it.addRail({ length: 200 });
    const pixel = await scaleOf(it, page, 200);
    const right = await activeEnd(it);
    await page.touchscreen.tap(right.x - 200 * pixel, right.y);
    await expect(it.described).toContainText('szyna 1, w lewo');
    // The view and its scale follow the active end.
    const { left, middle } = await atRest(page, async () => ({
      left: await activeEnd(it),
      middle: await middleOf(dimension(page, 200), 'The length of the rail'),
    }));
    const now = (middle.x - left.x) / 100;

    const session = await context.newCDPSession(page);
    await touch(session, 'touchStart', [left.x, left.y]);
    await touch(session, 'touchMove', [left.x + 1, left.y + 50 * now]);
    await touch(session, 'touchMove', [left.x + 1, left.y + 99 * now]);
    await touch(session, 'touchEnd');
    await expect(it.described).toContainText('2 szyny, 3 m. Aktywny koniec: szyna 2, w dół.');

    const before = await activeEnd(it);
    const { y } = before;
    await touch(session, 'touchStart', [300, y]);
    await touch(session, 'touchMove', [280, y - 20]);
    await touch(session, 'touchMove', [240, y - 40]);
    await touch(session, 'touchEnd');
    await expect.poll(async () => (await activeEnd(it)).x).toBeCloseTo(before.x - 60, 1);
    expect((await activeEnd(it)).y).toBeCloseTo(before.y - 40, 1);

    await it.scale.click();
    await touch(session, 'touchStart', [180, y]);
    await touch(session, 'touchStart', [180, y], [240, y]);
    await touch(session, 'touchMove', [165, y], [255, y]);
    await touch(session, 'touchMove', [150, y], [270, y]);
    await touch(session, 'touchEnd');
    await expect(it.scale).toHaveText('1:6');
  });
});
