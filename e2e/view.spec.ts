import type { CDPSession, Locator } from '@playwright/test';
import { type Configurator, openLine } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

/** The middle of the plus, which stands on the active end: the only point of the drawing that has a name. */
async function activeEnd({ plus }: Configurator): Promise<{ x: number; y: number }> {
  const box = await plus.boundingBox();
  if (!box) throw new Error('The plus of the active end is not on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const press = async (button: Locator, times: number) => {
  for (let time = 0; time < times; time++) await button.click();
};

test('Zoom stays between 30 and 300 %, and goes back to 100 %', async ({ page }) => {
  const it = await openLine(page);
  const zoomIn = it.tools.getByRole('button', { name: 'Powiększ', exact: true });
  const zoomOut = it.tools.getByRole('button', { name: 'Pomniejsz' });
  await it.addRail({ length: 100 });
  await expect(it.zoom).toHaveText('100 %');
  await press(zoomIn, 5);
  await expect(it.zoom).toHaveText('300 %');
  await expect(zoomIn).toHaveAccessibleDescription('Więcej się nie da');
  await it.zoom.click();
  await expect(it.zoom).toHaveText('100 %');
  await press(zoomOut, 6);
  await expect(it.zoom).toHaveText('30 %');
  await expect(zoomOut).toHaveAccessibleDescription('Mniej się nie da');
});

test('Fit shows a layout however long, below 30 % where it must, and by hand it only grows from there', async ({
  page,
}) => {
  const it = await openLine(page);
  for (let rail = 0; rail < 3; rail++) await it.addRail({ length: 2000 });
  await it.tools.getByRole('button', { name: 'Pokaż całość' }).click();
  // 60 m in the 744 px between the panels, with 64 px of room on either side.
  await expect(it.zoom).toHaveText('3 %');
  const end = await activeEnd(it);
  expect(end.x).toBeLessThan(1440 - 344);
  await page.mouse.move(720, 400);
  await page.mouse.wheel(0, 300);
  await page.mouse.wheel(0, -900);
  await expect(it.zoom).toHaveText('13 %');
});

test('The view turns by quarters, and lengths stay upright', async ({ page }) => {
  const it = await openLine(page);
  await it.addRail({ length: 160 });
  const label = page.locator('svg').getByText('160', { exact: true });
  const isUpright = async () => {
    const box = await label.boundingBox();
    return box !== null && box.width > box.height;
  };
  const right = await activeEnd(it);
  const turn = it.tools.getByRole('button', { name: 'Obróć widok' });
  await turn.click();
  const down = await activeEnd(it);
  // The end that was 80 cm to the right of the middle is 80 cm below it, at 3 px to the centimetre.
  expect(down.x).toBeCloseTo(right.x - 240, 0);
  expect(down.y).toBeCloseTo(right.y + 240, 0);
  expect(await isUpright()).toBe(true);
  // What is said of an end is what is seen of it, and what the arrow keys mean.
  await expect(it.described).toContainText('krok 1, w dół');
  await expect(it.openEnds).toHaveText([/w górę/, /w dół/]);
  await press(turn, 3);
  expect(await activeEnd(it)).toEqual(right);
});

test('A click on an open end makes it active, one on a rail opens its step, one beside closes it', async ({
  page,
}) => {
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await expect(it.described).toContainText('krok 1, w prawo');
  const right = await activeEnd(it);
  await page.mouse.click(right.x - 600, right.y);
  await expect(it.described).toContainText('krok 1, w lewo');
  await it.openEnds.filter({ hasText: 'w prawo' }).click();
  await expect(it.described).toContainText('krok 1, w prawo');
  await page.mouse.click(right.x - 300, right.y + 20);
  const editor = page.getByRole('form', { name: 'Zmiana kroku 1' });
  await expect(editor).toBeVisible();
  await page.mouse.click(right.x - 300, right.y - 80);
  await expect(editor).toBeHidden();
});

test('The mouse drags the drawing and the wheel zooms where it points', async ({ page }) => {
  const it = await openLine(page);
  await it.addRail({ length: 100 });
  const before = await activeEnd(it);
  await page.mouse.move(before.x, before.y - 120);
  await page.mouse.down();
  await page.mouse.move(before.x - 60, before.y - 200, { steps: 4 });
  await page.mouse.up();
  const after = await activeEnd(it);
  expect(after.x).toBeCloseTo(before.x - 60, 0);
  expect(after.y).toBeCloseTo(before.y - 80, 0);
  // The point under the pointer stays, so what is 120 px below it goes twice as far at twice the zoom.
  await page.mouse.wheel(0, -Math.log(2) / 0.0015);
  await expect(it.zoom).toHaveText('200 %');
  expect((await activeEnd(it)).y).toBeCloseTo(after.y + 120, 0);
});

/** Fingers on the screen, as the browser gets them from it. */
async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...points: [number, number][]
) {
  await session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map(([x, y], id) => ({ x, y, id })),
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap chooses an end, one finger drags, two pinch', async ({ page, context }) => {
    const it = await openLine(page);
    await it.addRail({ length: 200 });
    const right = await activeEnd(it);
    await page.touchscreen.tap(right.x - 600, right.y);
    await expect(it.described).toContainText('krok 1, w lewo');
    const left = await activeEnd(it);

    const session = await context.newCDPSession(page);
    await touch(session, 'touchStart', [720, 300]);
    await touch(session, 'touchMove', [740, 330]);
    await touch(session, 'touchMove', [800, 340]);
    await touch(session, 'touchEnd');
    await expect.poll(() => activeEnd(it)).toEqual({ x: left.x + 80, y: left.y + 40 });

    await touch(session, 'touchStart', [700, 300]);
    await touch(session, 'touchStart', [700, 300], [800, 300]);
    await touch(session, 'touchMove', [680, 300], [820, 300]);
    await touch(session, 'touchMove', [650, 300], [850, 300]);
    await touch(session, 'touchEnd');
    await expect(it.zoom).toHaveText('200 %');
    await expect(it.described).toContainText('1 krok, 2 m. Aktywny koniec: krok 1, w lewo.');
  });
});
