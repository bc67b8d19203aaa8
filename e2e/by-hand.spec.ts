import { configurator } from './support/configurator.ts';
import { activeEnd, atRest } from './support/hand.ts';
import { expect, test } from './support/test.ts';

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
