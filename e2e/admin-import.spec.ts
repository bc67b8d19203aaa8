import { readFile } from 'node:fs/promises';
import type { APIResponse, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const ROWS = 2_000;
const BAD = 20;

async function chooseFile(page: Page, name: string, content: Buffer) {
  await page.getByRole('button', { name: 'Importuj', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Wybierz plik' }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: content });
  return dialog;
}

test('2,000 rows with 20 bad ones are previewed, imported completely, and undone completely', async ({
  administrator: page,
  shop,
}) => {
  const name = unique('Bramka z pliku');
  const known = await shop.add('microGateways', {
    title: `${name} stara`,
    price: 10,
    description: `${name}-0`,
  });
  const bad = [
    ';cena;Gateway;nie;dwa', // not a number
    ';cena ujemna;Gateway;nie;-1',
    ';;Gateway;nie;5', // no title
    'nie-ma-takiego;obcy;Gateway;nie;5', // an unknown id
    ';stan;Gateway;może;5', // neither yes nor no
  ];
  const good = Array.from(
    { length: ROWS - BAD - 1 },
    (_, row) => `;${name} ${row};Gateway ${row};nie;${row},50`,
  );
  const lines = [
    'id;title;titleEn;active;price',
    `${known};${name} nowa;Gateway;nie;12,5`,
    ...good,
    ...Array.from({ length: BAD / bad.length }, () => bad).flat(),
  ];
  const file = unique('cennik');

  await page.goto('/admin/micro/bramki');
  const dialog = await chooseFile(page, `${file}.csv`, Buffer.from(lines.join('\r\n')));
  await expect(dialog.getByRole('tab', { name: `Do dodania: ${ROWS - BAD - 1}` })).toBeVisible();
  await expect(dialog.getByRole('tab', { name: 'Do zmiany: 1' })).toHaveAttribute('aria-selected', 'true');
  const change = dialog.getByRole('row', { name: /Cena/ });
  await expect(change).toContainText('10');
  await expect(change).toContainText('12,5');
  await dialog.getByRole('tab', { name: `Odrzucone: ${BAD}` }).click();
  await expect(dialog.getByRole('row', { name: new RegExp(`${ROWS - BAD + 2}.*dwa`) })).toBeVisible();
  await expectAccessible(page, 'preview of an import');
  expect(await shop.list('microGateways', '?prefix=title:bramka z pliku')).toHaveLength(1);

  await dialog.getByRole('button', { name: /^Importuj 1980/ }).click();
  const notice = page.getByText(`dodano ${ROWS - BAD - 1}, zmieniono 1`);
  await expect(notice).toBeVisible();
  expect(await shop.list('microGateways', `?prefix=title:${name.toLowerCase()}&limit=1000`)).toHaveLength(
    1_000,
  );
  expect((await shop.list('microGateways', `?prefix=id:${known}`))[0]).toMatchObject({
    title: `${name} nowa`,
    price: 12.5,
  });

  await page.goto('/admin/zmiany');
  const batch = page.getByRole('listitem').filter({ hasText: file });
  await batch.getByRole('button', { name: 'Cofnij zmianę' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Cofnij/ })
    .click();
  await expect(batch.filter({ hasText: 'Cofnięta' })).toHaveCount(1);
  expect(await shop.list('microGateways', `?prefix=title:${name.toLowerCase()}`)).toMatchObject([
    { title: `${name} stara`, price: 10 },
  ]);
  await shop.remove('microGateways', known);
});

/** Freezes the catalogue, which other tests change meanwhile. */
async function restoreCatalogue(page: Page) {
  const answers = new Map<string, Promise<APIResponse>>();
  await page.route('**/api/documents/**', async (route) => {
    const url = route.request().url();
    const answer = answers.get(url) ?? route.fetch();
    answers.set(url, answer);
    await route.fulfill({ response: await answer });
  });
}

test('The whole catalogue is exported as a workbook, and imports again unchanged', async ({
  administrator: page,
}) => {
  await restoreCatalogue(page);
  await page.goto('/admin/micro/oprawy');
  await expect(page.getByRole('status').filter({ hasText: 'artykuł' })).toBeVisible();
  await page.getByRole('button', { name: 'Eksportuj' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Cały katalog (XLSX)' }).first().click();
  const download = await saved;
  const dialog = await chooseFile(page, download.suggestedFilename(), await readFile(await download.path()));
  await expect(dialog.getByRole('combobox', { name: 'Lista' })).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText('nic do zaimportowania');
  await expect(dialog.getByRole('status')).toContainText(/niczego nie zmieni/);
  await expect(dialog.getByRole('button', { name: /^Importuj 0/ })).toBeDisabled();
});
