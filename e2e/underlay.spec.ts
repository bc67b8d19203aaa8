import type { Page } from '@playwright/test';
import { openLine } from './support/configurator.ts';
import { floorPlan, type PlanFile } from './support/floorPlans.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Pokój' });
const picture = (page: Page) => page.locator('svg image');

async function choose(page: Page, file: PlanFile) {
  const choosing = page.waitForEvent('filechooser');
  await panel(page)
    .getByRole('button', { name: /^(Wybierz|Zmień) plik$/ })
    .click();
  await (await choosing).setFiles(file);
}

async function openRoom(page: Page) {
  const it = await openLine(page);
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Podkład' })).toBeVisible();
  return it;
}

const storedPictures = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('lumitor.pictures', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('pictures').objectStore('pictures').getAll();
          all.onsuccess = async () => {
            const texts = all.result.map(async ({ picture }: { picture: Blob }) =>
              new TextDecoder('latin1').decode(await picture.arrayBuffer()),
            );
            resolve(await Promise.all(texts));
          };
        };
      }),
  );

test('An unused picture is removed when the line is opened again; without storage it lasts as long as the page', async ({
  page,
}) => {
  await openRoom(page);
  await choose(page, await floorPlan(page));
  await expect(picture(page)).toHaveCount(1);
  expect(await storedPictures(page)).toHaveLength(1);
  await page.clock.setFixedTime(Date.now() + 2 * 60 * 60 * 1000);
  await panel(page).getByRole('button', { name: 'Usuń podkład' }).click();
  await page.goto('/');
  await page.getByRole('button', { name: 'Projektuj w MICRO11' }).click();
  await expect(page.getByRole('application', { name: 'Rysunek układu' })).toBeVisible();
  expect(await storedPictures(page)).toHaveLength(1);
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.clear();
    indexedDB.deleteDatabase('lumitor.projects');
  });
  await page.getByRole('button', { name: 'Projektuj w STANDARD' }).click();
  await expect.poll(() => storedPictures(page)).toHaveLength(0);

  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
  });
  await openRoom(page);
  await choose(page, await floorPlan(page));
  await expect(picture(page)).toHaveCount(1);
  await expect(panel(page)).toContainText('Przeglądarka nie zapisała obrazu');
});
