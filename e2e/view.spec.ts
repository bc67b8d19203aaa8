import type { Locator } from '@playwright/test';
import { type Configurator, openLine, startOver } from './support/configurator.ts';
import { activeEnd, dimension, middleOf, scaleOf } from './support/hand.ts';
import { expect, test } from './support/test.ts';

const press = async (button: Locator, times: number) => {
  for (let time = 0; time < times; time++) await button.click();
};

test('The view zooms by scale, follows growing drawings, and shows a long plan legibly', async ({ page }) => {
  await test.step('Zoom is named by scale, starts at 1, and ranges from 0.3, or less if the drawing needs it, to 3', async () => {
    const it = await openLine(page);
    // Zoom 1 on an empty drawing.
    await expect(it.scale).toHaveText('1:13');
    await it.addRail({ length: 100 });
    await expect(it.scale).toHaveText('1:13');
    const zoomIn = await it.tool('Powiększ');
    await press(zoomIn, 5);
    await expect(it.scale).toHaveText('1:4');
    await expect(zoomIn).toHaveAccessibleDescription('Największa skala');
    for (let times = 0; times < 14; times++) await it.drawing.press('-');
    await expect(it.scale).toHaveText('1:42');
    await expect(await it.tool('Pomniejsz')).toHaveAccessibleDescription('Najmniejsza skala');
    await it.addRail({ length: 2000 });
    await it.addRail({ length: 2000 });
    await it.tools.getByRole('button', { name: 'Pokaż całość' }).click();
    await expect(it.scale).toHaveText(/^1:\d{3}$/);
  });

  await test.step('The view follows a growing drawing until moved by hand, and again after fit', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 600 });
    const before = await it.scale.textContent();
    await it.addRail({ length: 1200 });
    await expect(it.scale).not.toHaveText(before as string);
    await (await it.tool('Powiększ')).click();
    const byHand = (await it.scale.textContent()) as string;
    await it.addRail({ length: 2000 });
    await expect(it.described).toContainText('3 szyny');
    await expect(it.scale).toHaveText(byHand);
    await it.tools.getByRole('button', { name: 'Pokaż całość' }).click();
    const fitted = (await it.scale.textContent()) as string;
    await it.addRail({ length: 2000 });
    await expect(it.scale).not.toHaveText(fitted);
  });

  await test.step('In a fitted plan of 30 m rails are at least 4 px wide and lengths are legible', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 2000 });
    await it.addRail({ length: 1000 });
    await it.addRail({ length: 1500, course: 'Narożnik w dół' });
    await it.tools.getByRole('button', { name: 'Pokaż całość' }).click();
    const widths = await it.drawing.locator('svg[data-colour]').evaluate((rails) =>
      [...rails.querySelectorAll('path')].map((path) => {
        const { strokeWidth, stroke } = getComputedStyle(path);
        const matrix = path.getScreenCTM();
        return stroke === 'none'
          ? 0
          : Number.parseFloat(strokeWidth) * Math.hypot(matrix?.a ?? 0, matrix?.b ?? 0);
      }),
    );
    expect(Math.max(...widths)).toBeGreaterThanOrEqual(4);
    for (const length of [2000, 1000, 1500]) {
      const box = await dimension(page, length).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(10);
    }
  });
});

async function freeArea({ drawing, stages, nextStep, bill }: Configurator) {
  const area = await drawing.boundingBox();
  if (area && !(await bill.isVisible()))
    return { left: area.x, right: area.x + area.width, top: area.y, bottom: area.y + area.height };
  const left = await stages.locator('xpath=..').boundingBox();
  const right = await bill.boundingBox();
  const card = await nextStep.boundingBox();
  if (!area || !left || !right || !card) throw new Error('The drawing is not on the screen.');
  return {
    left: left.x + left.width,
    right: right.x,
    top: area.y,
    bottom: card.y,
  };
}

test('A room of 6 × 4 m drawn by hand is always in view', async ({ page }) => {
  await openLine(page);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      const it = await startOver(page);
      const drawn: Record<string, string> = {
        '': '600',
        'Narożnik w dół': '400',
        'Narożnik w lewo': '600',
        'Narożnik w górę': '370',
      };
      for (const [course, length] of Object.entries(drawn)) {
        await it.addRail({ length: Number(length), ...(course && { course }) });
        const free = await freeArea(it);
        const places = [await activeEnd(it)];
        for (const one of await page
          .locator('svg')
          .getByText(/^(600|400|370)$/)
          .all())
          places.push(await middleOf(one, 'A length'));
        for (const { x, y } of places) {
          expect(x).toBeGreaterThan(free.left);
          expect(x).toBeLessThan(free.right);
          expect(y).toBeGreaterThan(free.top);
          expect(y).toBeLessThan(free.bottom);
        }
      }
    });
});

test('The view turns by quarters, is dragged, and zooms at the pointer', async ({ page }) => {
  await test.step('The view turns by quarters, lengths stay upright, and directions match the screen', async () => {
    const it = await openLine(page);
    await it.addRail({ length: 160 });
    const isUpright = async () => {
      const box = await dimension(page, 160).boundingBox();
      return box !== null && box.width > box.height;
    };
    // Turning preserves the centre of a manual view.
    await it.drawing.press('f');
    await it.scale.click();
    const half = 80 * (await scaleOf(it, page, 160));
    const right = await activeEnd(it);
    await expect(it.nextStep.getByRole('button', { name: 'Prosto w prawo' })).toBeVisible();
    await (await it.tool('Obróć widok')).click();
    const down = await activeEnd(it);
    // The end that was 80 cm to the right of the centre is 80 cm below it.
    expect(down.x).toBeCloseTo(right.x - half, 0);
    expect(down.y).toBeCloseTo(right.y + half, 0);
    expect(await isUpright()).toBe(true);
    await expect(it.described).toContainText('szyna 1, w dół');
    await expect(it.openEnds).toHaveText([/w górę/, /w dół/]);
    await it.nextStep.getByRole('button', { name: 'Narożnik w lewo' }).click();
    await expect(it.described).toContainText('Narożnik w lewo.');
    await it.nextStep.getByRole('button', { name: 'Prosto w dół' }).click();
    await press(await it.tool('Obróć widok'), 3);
    expect(await activeEnd(it)).toEqual(right);
  });

  await test.step('The mouse drags the drawing and the wheel zooms at the pointer', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 100 });
    await it.scale.click();
    const before = await activeEnd(it);
    await page.mouse.move(before.x, before.y - 120);
    await page.mouse.down();
    await page.mouse.move(before.x - 60, before.y - 200, { steps: 4 });
    await page.mouse.up();
    const after = await activeEnd(it);
    expect(after.x).toBeCloseTo(before.x - 60, 0);
    expect(after.y).toBeCloseTo(before.y - 80, 0);
    // The point under the pointer stays fixed during zoom.
    await page.mouse.wheel(0, -Math.log(2) / 0.0015);
    await expect(it.scale).toHaveText('1:6');
    expect(Math.abs((await activeEnd(it)).y - (after.y + 120))).toBeLessThan(1.5);
  });
});
