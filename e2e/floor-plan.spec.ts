import {
  doorGroups,
  dxfOf,
  insertGroups,
  lineGroups,
  polylineGroups,
} from '@lumitor/domain/testing/dxfDrawing';
import type { Page } from '@playwright/test';
import { openLine } from './support/configurator.ts';
import { middleOf } from './support/hand.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Pokój' });

async function linesOn(page: Page) {
  const found = async () =>
    await page.locator('canvas[class*="floorPlan"]').evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
      context?.drawImage(canvas, 0, 0);
      const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
      let [left, right, top, bottom] = [width, -1, height, -1];
      for (let at = 3; at < data.length; at += 4) {
        if ((data[at] ?? 0) < 90) continue;
        const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)];
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      }
      if (right < 0) return null;
      const box = canvas.getBoundingClientRect();
      const by = box.width / width;
      const [x, y] = [box.x + (left + 0.5) * by, box.y + (top + 0.5) * by];
      return { x, y, width: (right - left) * by, height: (bottom - top) * by };
    });
  await expect.poll(found).not.toBeNull();
  const box = await found();
  if (!box) throw new Error('The floor plan is not on the screen.');
  return box;
}

/** Floor plan in mm: 6.3 × 4 m, with a door, a window and a table. */
const flat = (units?: number): string =>
  dxfOf({
    ...(units !== undefined && { units }),
    layers: [{ name: 'Ściany' }, { name: 'Meble' }, { name: 'Osie', colour: -1 }],
    blocks: {
      'Drzwi 90': doorGroups(900),
      'Okno 150': polylineGroups('0', [
        [0, 0],
        [1500, 0],
        [1500, -250],
        [0, -250],
      ]),
    },
    entities: [
      ...polylineGroups('Ściany', [
        [0, 0],
        [6300, 0],
        [6300, 4000],
        [0, 4000],
      ]),
      ...polylineGroups('Ściany', [
        [-250, -250],
        [6550, -250],
        [6550, 4250],
        [-250, 4250],
      ]),
      ...insertGroups('Ściany', 'Drzwi 90', [1000, 0]),
      ...insertGroups('Ściany', 'Okno 150', [4000, 4000], { sy: -1 }),
      ...insertGroups('Ściany', 'Drzwi 90', [5900, 0]),
      ...polylineGroups('Meble', [
        [2500, 1500],
        [4100, 1500, 0.4],
        [4100, 2400],
        [2500, 2400],
      ]),
      ...lineGroups('Osie', [-500, 2000], [6800, 2000]),
    ],
  });

async function choose(page: Page, text: string) {
  const choosing = page.waitForEvent('filechooser');
  await panel(page)
    .getByRole('button', { name: /^(Wybierz|Zmień) plik$/ })
    .click();
  await (await choosing).setFiles({ name: 'rzut.dxf', mimeType: '', buffer: Buffer.from(text) });
}

test('A DXF lies under the drawing as lines: a click creates its room with openings, layers hide, rails snap', async ({
  page,
}) => {
  const it = await openLine(page);
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  await choose(page, flat(4));
  const layer = (name: string) => panel(page).getByRole('checkbox', { name });
  await expect(layer('Meble')).toBeChecked();
  await expect(layer('Osie')).not.toBeChecked();

  const make = panel(page).getByRole('button', { name: 'Utwórz pokój z obrysu' });
  await expect(make).toHaveAttribute('aria-disabled', 'true');
  const box = await linesOn(page);
  // Area of 6.8 × 4.5 m next to the table, inside the room.
  await page.mouse.click(box.x + box.width * 0.15, box.y + box.height * 0.3);
  await expect(panel(page).getByRole('combobox', { name: 'Obrysy pomieszczeń' })).toHaveValue('0');
  await make.click();
  await expect(panel(page)).toContainText('25,2 m² · 270 cm wysokości');
  await expect(panel(page).getByRole('button', { name: /^Drzwi 1/ })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /^Okno 1/ })).toBeVisible();
  await expect(panel(page).getByRole('status')).toContainText('Nie przejęto 1 otworu');
  await it.undo.click();
  await expect(panel(page)).not.toContainText('270 cm wysokości');
  await page.keyboard.press('Control+Shift+Z');
  await expect(panel(page)).toContainText('25,2 m² · 270 cm wysokości');

  await layer('Meble').uncheck();
  await expect(it.undo).toHaveAccessibleName('Cofnij: podkład rzut.dxf');
  await page.reload();
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  await expect(layer('Meble')).not.toBeChecked();

  await it.stages.getByRole('button', { name: 'Szyny' }).click();
  const end = await middleOf(page.getByRole('main').locator('svg > circle').first(), 'The dashed end');
  const now = await linesOn(page);
  const pixel = now.height / 450;
  const wall = { x: now.x + 655 * pixel, y: now.y + 225 * pixel };
  await page.mouse.move(end.x, end.y);
  await page.mouse.down();
  await page.mouse.move(end.x + 20, end.y + 3, { steps: 3 });
  await page.mouse.move(wall.x - 6, wall.y + 4, { steps: 3 });
  await page.mouse.up();
  await expect(it.described).toContainText('1 szyna, 6,04 m');
});
