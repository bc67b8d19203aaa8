import type { Locator, Page } from '@playwright/test';
import { validateBytes } from 'gltf-validator';
import { expectAccessible } from './support/accessible.ts';
import { openLine } from './support/configurator.ts';
import { downloadOf } from './support/download.ts';
import { expect, test } from './support/test.ts';

const picture = (page: Page) => page.getByRole('application', { name: 'Widok 3D' });
const mode = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Widok rysunku' }).getByText(name, { exact: true });

const lit = (page: Page) => expect(picture(page)).toHaveAttribute('aria-busy', 'false');

async function graphics(page: Page, how: 'loseContext' | 'restoreContext') {
  await picture(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement, act) => {
      const lose = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      // A lost context no longer returns the extension that restores it.
      const stored = Object.assign(window, { lose: lose ?? Reflect.get(window, 'lose') });
      stored.lose[act]();
    }, how);
}

/**
 * 0 to 255.
 * @param x
 * @param y shares of its width and height
 */
const brightness = (shown: Locator, x: number, y: number): Promise<number> =>
  shown.evaluate(
    (image: HTMLImageElement, [x, y]) => {
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const at = [canvas.width * x, canvas.height * y].map(Math.round) as [number, number];
      const pixels = context?.getImageData(at[0] - 4, at[1] - 4, 8, 8).data ?? new Uint8ClampedArray();
      return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
    },
    [x, y] as const,
  );

async function burntOut(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const bytes = [...(await page.screenshot({ clip }))];
  return page.evaluate(async (png) => {
    const shown = await createImageBitmap(new Blob([new Uint8Array(png)]));
    const sheet = new OffscreenCanvas(shown.width, shown.height).getContext('2d');
    sheet?.drawImage(shown, 0, 0);
    const pixels = sheet?.getImageData(0, 0, shown.width, shown.height).data ?? new Uint8ClampedArray();
    const reds = pixels.filter((_, index) => index % 4 === 0);
    return reds.filter((red) => red >= 250).length / reds.length;
  }, bytes);
}

test('The plan is a lit room in 3D, edited there, exported as GLB, and its picture is stored with the order', {
  tag: '@long',
}, async ({ page }) => {
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  const panel = page.getByRole('region', { name: 'Pokój' });
  await panel.getByRole('textbox', { name: 'Szerokość' }).fill('600');
  await panel.getByRole('textbox', { name: 'Długość' }).fill('400');
  await panel.getByRole('button', { name: 'Wstaw pokój' }).click();
  await it.openStage('Oprawy');
  await it.expected('Reflektor Nero 12 W', 1);
  await expect(page.locator('svg').getByText('L1', { exact: true })).toBeVisible();

  await mode(page, '3D').click();
  await lit(page);
  await expect(picture(page)).toHaveAccessibleDescription(/1 szyna, 1 oprawa/);
  await graphics(page, 'loseContext');
  const notice = page.getByText('Karta graficzna przerwała wyświetlanie 3D');
  await expect(notice).toBeVisible();
  await graphics(page, 'restoreContext');
  await expect(notice).toBeHidden();

  await it.expected('Reflektor Nero 12 W', 8);
  await page.getByText('Spacer', { exact: true }).click();
  await lit(page);
  const bar = await page.getByRole('region', { name: 'Narzędzia widoku 3D' }).boundingBox();
  if (!bar) throw new Error('The tools are not on the screen.');
  expect(bar.height).toBeLessThan(56);
  expect(await burntOut(page, { x: bar.x, y: bar.y + 80, width: bar.width, height: 300 })).toBeLessThan(0.03);
  await page.getByText('Dookoła', { exact: true }).click();
  await it.expected('Reflektor Nero 12 W', 1);
  await lit(page);

  for (let press = 0; press < 12; press++) await picture(page).press('ArrowUp');
  await picture(page).press(']');
  const card = page.getByRole('region', { name: 'Zaznaczona oprawa', exact: true });
  const place = card.getByRole('textbox', { name: 'Położenie' });
  await expect(place).toHaveValue('100');
  const tools = await page.getByRole('region', { name: 'Narzędzia widoku 3D' }).boundingBox();
  const dock = await it.tools.boundingBox();
  const stage = await picture(page).boundingBox();
  if (!tools || !dock || !stage) throw new Error('The room in 3D is not on the screen.');
  const middle = { x: tools.x + tools.width / 2, y: (stage.y + 72 + dock.y - 16) / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 30, middle.y, { steps: 3 });
  await page.mouse.move(middle.x + 60, middle.y, { steps: 3 });
  await page.mouse.up();
  await expect(it.undo).toHaveAccessibleName('Cofnij: przesunięcie oprawy');
  const moved = Number(await place.inputValue());
  expect(moved).toBeGreaterThan(110);

  const { name, content } = await downloadOf(page, 'Pobierz GLB');
  expect(name).toMatch(/\.glb$/);
  const { issues } = await validateBytes(content);
  expect(issues.numErrors).toBe(0);
  expect(content.toString('latin1')).toContain('"L1"');

  await expectAccessible(page, '3D');
  await mode(page, '2D').click();
  await expect(place).toHaveValue(String(moved));
  await it.undo.click();
  await mode(page, '3D').click();
  await picture(page).press('Escape');
  await lit(page);
  for (let press = 0; press < 12; press++) await picture(page).press('ArrowUp');
  await page.getByRole('button', { name: 'Snopy światła' }).click();
  await page.getByRole('button', { name: 'Dołącz widok' }).click();
  await expect(it.undo).toHaveAccessibleName('Cofnij: dołączenie widoku 3D');

  const old = page.getByText('Dołączony widok pokazuje projekt sprzed zmian.');
  await picture(page).press(']');
  await picture(page).press('ArrowRight');
  await expect(old).toBeVisible();
  await it.summaryButton.click();
  await expect(page.getByText('Dołączony widok 3D pokazuje projekt sprzed zmian.')).toBeVisible();
  await page.goBack();
  await picture(page).press('Escape');
  await lit(page);
  await page.getByRole('button', { name: 'Dołącz na nowo' }).click();
  await expect(old).toBeHidden();

  await it.summaryButton.click();
  await expect(page.getByText('Do zamówienia dołączony jest widok 3D.')).toBeVisible();
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  await page.goto(
    new URL(await page.getByRole('textbox', { name: 'Adres zamówienia' }).inputValue()).pathname,
  );
  const shown = page.getByRole('img', { name: 'Widok 3D' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  // The luminaire covers the point below it.
  const below = await brightness(shown, 0.5, 0.56);
  const corner = await brightness(shown, 0.5, 0.78);
  expect(below).toBeGreaterThan(corner + 30);
});
