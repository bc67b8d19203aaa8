import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { button, field, openList, test } from './support/articles.ts';
import { uniqueWord } from './support/shop.ts';
import { expect } from './support/test.ts';

const SHEET = { name: 'karta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };

const TECHNICAL = [
  ['Strumień świetlny', '1 320', { lumens: 1320 }],
  ['Kąt świecenia', '24', { beam: 24 }],
  ['Obrót płaszczyzny C0', '90', { photometryTurn: 90 }],
  ['Temperatura barwowa', '3000', { cct: 3000 }],
  ['Oddawanie barw (Ra)', '92', { cri: 92 }],
  ['Stopień ochrony IP', 'IP44', { ip: '44' }],
  ['Długość na szynie', '10,5', { length: 10.5 }],
  ['Długość świecąca', '0', { luminousLength: 0 }],
  ['Zwis pod szyną', '14', { drop: 14 }],
  ['Maksymalne pochylenie', '90', { tiltMax: 90 }],
] as const;

const group = (page: Page, name: string) => page.getByRole('group', { name });

async function exported(page: Page): Promise<Buffer> {
  await button(page, 'Eksportuj').click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  return readFile(await (await saved).path());
}

async function importing(page: Page, buffer: Buffer) {
  await button(page, 'Importuj').click();
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Wybierz plik' }).click();
  await (await chooser).setFiles({ name: 'oprawy.csv', mimeType: 'text/csv', buffer });
  return dialog;
}

test('A luminaire gets a new type, technical data and a data sheet, and a file exports them', async ({
  administrator: page,
  own,
  shop,
  faults,
}) => {
  const type = `Lampy nad stół ${uniqueWord('typ')}`;
  const list = await openList(page, 'oprawy', own);
  await page.getByRole('link', { name: 'Dodaj', exact: true }).click();
  await field(page, 'Nazwa (polski)').fill(own.title('nowa'));

  await button(page, 'Dodaj typ').click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj typ' });
  await expectAccessible(page, 'a new luminaire type');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(field(page, 'Nazwa (polski)').last()).toHaveAccessibleDescription('Wpisz nazwę typu.');
  await dialog.getByRole('textbox', { name: 'Nazwa (polski)' }).fill(type);
  await dialog.getByRole('combobox', { name: 'Symbol na rysunku' }).click();
  await page.getByRole('option', { name: 'Oprawa zwieszana' }).click();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Typ' })).toHaveText(type);

  await field(page, 'Opis produktu (polski)').fill('Smukła lampa do jadalni.');
  await field(page, 'Stopień ochrony IP').fill('4');
  await expect(field(page, 'Maksymalne pochylenie')).toBeHidden();
  await page.getByText('Wymiary i montaż').click();
  await field(page, 'Maksymalne pochylenie').fill('120');
  await field(page, 'Temperatura barwowa').fill('27');
  await button(page, 'Zapisz').click();
  for (const [label, fault] of [
    ['Stopień ochrony IP', 'Wpisz dwie cyfry, np. 20 albo 44.'],
    ['Maksymalne pochylenie', 'Najwyżej 90.'],
    ['Temperatura barwowa', /^Co najmniej 1.?000\.$/],
  ] as const)
    await expect(field(page, label)).toHaveAccessibleDescription(fault);
  for (const [label, typed] of TECHNICAL) await field(page, label).fill(typed);
  await page.getByLabel('Może wisieć na łuku').uncheck();

  const sheet = group(page, 'Karta katalogowa');
  const chooser = sheet.locator('input[type=file]');
  await chooser.setInputFiles({ ...SHEET, name: 'karta.html', mimeType: 'text/html' });
  await expect(sheet.getByText('To nie jest PDF.')).toBeVisible();
  faults.expect(/status of 400/);
  faults.expect(/Przesyłanie pliku nie powiodło się/);
  await chooser.setInputFiles({ ...SHEET, buffer: Buffer.from('<script>alert(1)</script>') });
  await expect(sheet.getByText('Mimo nazwy ten plik nie jest PDF-em.')).toBeVisible();
  await chooser.setInputFiles(SHEET);
  await expect(sheet.getByRole('link', { name: 'Pobierz kartę katalogową' })).toBeVisible();
  await expectAccessible(page, 'the form of a luminaire');
  await button(page, 'Zapisz').click();
  await expect(page.getByText(`Dodano jako nieaktywny: ${own.title('nowa')}`)).toBeVisible();
  await expect(list.row('nowa')).toContainText(type);

  const [stored] = await own.inStore('bindings');
  expect(stored).toMatchObject({
    type,
    productDescription: 'Smukła lampa do jadalni.',
    sheet: expect.stringMatching(/^\/files\/sheets\/bindings\/[\w-]+\.pdf$/),
    fitsBent: false,
    ...Object.assign({}, ...TECHNICAL.map(([, , fields]) => fields)),
  });
  const served = await page.request.get(stored?.sheet ?? '');
  expect(served.headers()['content-disposition']).toBe('attachment');

  const file = await exported(page);
  let preview = await importing(page, file);
  await expect(preview.getByRole('status')).toContainText('nic do zaimportowania');
  await preview
    .getByRole('button', { name: /Anuluj|Zamknij/ })
    .first()
    .click();
  preview = await importing(page, Buffer.from(`id;lumens;cct;ip\r\n${stored?.id};1500;;IP20`));
  await expect(preview.getByRole('tab', { name: 'Do zmiany: 1' })).toBeVisible();
  await preview.getByRole('button', { name: /^Importuj 1/ }).click();
  await expect(page.getByText('zmieniono 1')).toBeVisible();
  const [imported] = await own.inStore('bindings');
  expect(imported).toMatchObject({ lumens: 1500, ip: '20', beam: 24 });
  expect(imported).not.toHaveProperty('cct');

  await page.goto('/admin/typy');
  const row = page.getByRole('row').filter({ hasText: type });
  await expect(row).toContainText('Oprawa zwieszana');
  await row.getByRole('button', { name: 'Usuń typ' }).click();
  faults.expect(/status of 409/);
  await expect(page.getByText('Nie można usunąć: ten typ ma 1 oprawa.')).toBeVisible();
  await expectAccessible(page, 'luminaire types');
  await row.getByRole('button', { name: 'Edytuj typ' }).click();
  const form = page.getByRole('dialog', { name: 'Typ opraw' });
  await form.getByRole('textbox', { name: 'Nazwa (polski)' }).fill(`${type}, nowa nazwa`);
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('rowheader', { name: `${type}, nowa nazwa` })).toBeVisible();
  expect((await own.inStore('bindings'))[0]?.type).toBe(type);
  await shop.remove('bindings', stored?.id ?? '');
  await row.getByRole('button', { name: 'Usuń typ' }).click();
  await expect(row).toHaveCount(0);
});
