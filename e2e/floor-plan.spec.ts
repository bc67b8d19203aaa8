import {
  doorGroups,
  dxfOf,
  insertGroups,
  lineGroups,
  polylineGroups,
} from '@lumitor/domain/testing/dxfDrawing';
import type { Page } from '@playwright/test';
import { openLine } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Pokój' });

const isPainted = (page: Page) =>
  page.locator('canvas[class*="floorPlan"]').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    context?.drawImage(canvas, 0, 0);
    return context?.getImageData(0, 0, width, height).data.some((value, at) => at % 4 === 3 && value > 90);
  });

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

test('The lines of a DXF are drawn, and become the room; its hidden layers survive a reload', async ({
  page,
}) => {
  const it = await openLine(page);
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  await choose(page, flat(4));
  const layer = (name: string) => panel(page).getByRole('checkbox', { name });
  const outlines = panel(page).getByRole('combobox', { name: 'Obrysy pomieszczeń' });
  await expect(layer('Meble')).toBeChecked();
  await expect.poll(() => isPainted(page)).toBe(true);
  await outlines.selectOption({ label: '6,3 × 4 m · 25,2 m² · Ściany' });
  await panel(page).getByRole('button', { name: 'Utwórz pokój z obrysu' }).click();
  await expect(panel(page)).toContainText('25,2 m² · 270 cm wysokości');
  await expect(panel(page).getByRole('button', { name: /^Drzwi 1/ })).toBeVisible();
  await layer('Meble').uncheck();
  await expect(it.undo).toHaveAccessibleName('Cofnij: podkład rzut.dxf');
  await page.reload();
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  await expect(layer('Meble')).not.toBeChecked();
  await expect.poll(() => isPainted(page)).toBe(true);
});
