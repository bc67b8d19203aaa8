import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { configurator, openLine } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const openList = (page: Page) => page.getByRole('button', { name: 'Moje projekty' }).click();
async function actOn(page: Page, name: string, act: string) {
  await card(page, name)
    .getByRole('button', { name: `Więcej: ${name}` })
    .click();
  await card(page, name).getByRole('button', { name: act }).click();
}
async function rename(page: Page, before: string, name: string) {
  await actOn(page, before, 'Zmień nazwę');
  await page.getByRole('textbox', { name: 'Nazwa projektu' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(card(page, name)).toBeVisible();
}

test('Projects are listed, found, renamed, copied, exported, imported, deleted and restored', async ({
  page,
}) => {
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await it.openStage('Oprawy');
  await it.expected('Reflektor Nero 8 W', 2);
  await openList(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Moje projekty' })).toBeVisible();
  await rename(page, 'Projekt bez nazwy', 'Księgarnia');
  await expect(card(page, 'Księgarnia')).toContainText(/2 oprawy · 2,0\sm/);
  await expect(card(page, 'Księgarnia')).toContainText(/STANDARD · (czarna|biała)/);
  await expect(card(page, 'Księgarnia')).toContainText(/\d,\d\d\szł/);
  await expect(card(page, 'Księgarnia').getByRole('img')).toBeVisible();

  await page.getByRole('button', { name: 'Nowy projekt' }).click();
  await page.getByRole('button', { name: 'Nowy projekt STANDARD' }).click();
  await expect(it.described).toContainText('Nic jeszcze nie narysowano');
  await it.addRail({ length: 300 });
  await it.addRail({ length: 100 });
  await openList(page);
  await rename(page, 'Projekt bez nazwy', 'Galeria');
  await expectAccessible(page, 'projects');
  await page.getByRole('searchbox').fill('ksieg');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox').fill('');

  const downloading = page.waitForEvent('download');
  await actOn(page, 'Księgarnia', 'Zapisz plik .lumitor');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Ksiegarnia.lumitor');
  const buffer = await readFile(await download.path());
  await actOn(page, 'Księgarnia', 'Do kosza');
  await expect(card(page, 'Księgarnia')).toHaveCount(0);
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({
    name: 'a.lumitor',
    mimeType: 'application/zip',
    buffer: buffer.subarray(0, 90),
  });
  const refused = page.getByRole('dialog', { name: 'Wczytaj z pliku' });
  await expect(refused.getByRole('alert')).toContainText('Nie wczytano pliku a.lumitor');
  await refused.getByRole('button', { name: 'Rozumiem' }).click();
  await input.setInputFiles({ name: 'a.lumitor', mimeType: 'application/zip', buffer });
  await expect(card(page, 'Księgarnia')).toHaveCount(1);
  await page.getByRole('button', { name: 'Kosz 1' }).click();
  await actOn(page, 'Księgarnia', 'Przywróć');
  await expect(page.getByRole('heading', { name: 'Kosz jest pusty' })).toBeVisible();
  await page.getByRole('radio', { name: 'Wszystkie 3' }).check();
  const exists = page.getByRole('dialog', { name: 'Projekt „Księgarnia” już istnieje' });
  for (const [choice, count] of [
    ['Anuluj', 2],
    ['Zastąp', 2],
    ['Zachowaj oba', 3],
  ] as const) {
    await input.setInputFiles({ name: 'a.lumitor', mimeType: 'application/zip', buffer });
    await exists.getByRole('button', { name: choice }).click();
    await expect(exists).toHaveCount(0);
    await expect(page.getByText('Wczytuję projekty…')).toHaveCount(0);
    await expect(card(page, 'Księgarnia')).toHaveCount(count);
  }
  await actOn(page, 'Galeria', 'Powiel');
  await expect(card(page, 'Galeria (kopia)')).toBeVisible();
  await page.getByRole('link', { name: 'Galeria', exact: true }).click();
  await expect(it.described).toContainText('2 szyny, 4 m.');
});

test('Two tabs have two projects of one line, through a reload and by keys; the drawing survives a reset', async ({
  page,
  context,
}) => {
  const first = await openLine(page);
  await first.addRail({ length: 200 });
  await openList(page);
  await page.getByRole('button', { name: 'Nowy projekt' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Nowy projekt STANDARD' }).focus();
  await page.keyboard.press('Enter');
  await first.addRail({ length: 100 });
  await first.addRail({ length: 100 });

  const otherPage = await context.newPage();
  await otherPage.goto('/projekty');
  const second = configurator(otherPage);
  await expect(otherPage.getByRole('listitem')).toHaveCount(2);
  await expect(otherPage.getByText('bez wyceny')).toHaveCount(0);
  await otherPage.getByRole('link', { name: 'Projekt bez nazwy' }).last().focus();
  await otherPage.keyboard.press('Enter');
  await expect(second.described).toContainText('1 szyna, 2 m.');
  await second.addRail({ length: 130 });
  await expect(second.described).toContainText('2 szyny, 3,3 m.');
  await first.addRail({ length: 100 });
  await expect(first.described).toContainText('3 szyny, 3 m.');
  await expect(second.described).toContainText('2 szyny, 3,3 m.');
  await page.reload();
  await expect(first.described).toContainText('3 szyny, 3 m.');
  await otherPage.reload();
  await expect(second.described).toContainText('2 szyny, 3,3 m.');

  await (await second.tool('Zacznij od nowa')).click();
  await otherPage
    .getByRole('dialog')
    .getByRole('button', { name: /^Wyczyść/ })
    .click();
  await expect(second.described).toContainText('Nic jeszcze nie narysowano');
  await page.goto('/');
  const recent = page.getByRole('navigation', { name: 'Ostatnie projekty' });
  await expect(recent.getByRole('link', { name: 'Projekt bez nazwy' })).toHaveCount(2);
  await expectAccessible(page, 'start with projects');
});
