import type { Page } from '@playwright/test';
import { configurator, openLine } from './support/configurator.ts';
import { unique } from './support/shop.ts';
import { storedKeys } from './support/storedKeys.ts';
import { expect, test } from './support/test.ts';

const storedPicture = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('lumitor.pictures', 1);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('pictures', 'readwrite');
          transaction.objectStore('pictures').put({ picture: new Blob(['x']), since: Date.now() }, 'plan');
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
        opening.onerror = fail;
      }),
  );

test('Erasing this browser removes plans, pictures, drafts, site entries and saves in every tab', async ({
  page,
  context,
  shop,
}) => {
  const order = await shop.storeOrder(unique('Odhaczany'));
  const site = await context.newPage();
  await site.goto(`/pobierz/${order}?montaz=`);
  await site.getByRole('checkbox').first().check();
  const micro = await context.newPage();
  await (await openLine(micro, 'MICRO11')).addRail({ length: 100 });
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await it.summaryButton.click();
  await page.getByRole('textbox', { name: 'Nazwa projektu' }).fill(unique('Zapisany'));
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  await expect(page.getByRole('heading', { name: 'Zamówienie zapisane' })).toBeVisible();
  await storedPicture(page);
  const projects = ['standard', 'micro'].flatMap((line) => [`summaries ${line}`, `works ${line}`]);
  await expect
    .poll(async () => (await storedKeys(page)).map((key) => key.replace(/^(saves owner) .+/, '$1')).sort())
    .toEqual(
      [
        ...[
          'configurator',
          'configurator.micro',
          'configurator.projects',
          'lumitor.project.standard',
          'lumitor.visit',
        ],
        ...[...projects, 'pictures plan', 'saves standard', 'saves owner', `site.${order}`],
      ].sort(),
    );

  await page.getByRole('button', { name: 'Kontakt i informacje' }).click();
  await page.getByRole('button', { name: 'Usuń z tej przeglądarki…' }).click();
  const requested = page.getByRole('dialog', { name: 'Usunąć wszystko z tej przeglądarki?' });
  for (const what of [
    '2 projekty, 0 obrazów, 1 znane zamówienie',
    'projekty STANDARD i MICRO11, także z kosza',
    'rzuty i widoki',
    'zapytania',
    'list montażowych',
    'partnera',
  ])
    await expect(requested).toContainText(what);
  await requested.getByRole('button', { name: 'Anuluj' }).click();
  await expect(page.getByRole('heading', { name: 'Zamówienie zapisane' })).toBeVisible();

  await page.getByRole('button', { name: 'Kontakt i informacje' }).click();
  await page.getByRole('button', { name: 'Usuń z tej przeglądarki…' }).click();
  await requested.getByRole('button', { name: 'Usuń wszystko' }).click();
  const done = page.getByRole('dialog', { name: 'Usunięto' });
  await expect(done).toBeVisible();
  const states = ['configurator', 'configurator.micro', 'configurator.projects'];
  // The page opens again, as another visit.
  const stays = [...states, 'lumitor.visit'];
  await expect.poll(async () => (await storedKeys(page)).filter((key) => !stays.includes(key))).toEqual([]);
  const rails = await page.evaluate(
    (keys) => keys.flatMap((key) => JSON.parse(localStorage.getItem(key) ?? '{}').frame?.steps ?? []),
    states,
  );
  expect(rails, 'What other tabs wrote meanwhile goes with them').toEqual([]);
  await done.getByRole('button', { name: 'Zamknij' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('button', { name: 'Projektuj w STANDARD' })).toBeVisible();
  await expect(site.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(configurator(micro).described).toContainText('Nic jeszcze nie');
  await micro.reload();
  await expect(configurator(micro).described).toContainText('Nic jeszcze nie');
});
