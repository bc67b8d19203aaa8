import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { amountNextTo, openLine } from './support/configurator.ts';
import { downloadOf, rowsOf } from './support/download.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const titles = (page: Page) =>
  page
    .getByRole('button', { name: /^Szczegóły: / })
    .evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel?.replace('Szczegóły: ', '')));

const SPOTLIGHTS = [
  'Reflektor Fino 25 W',
  'Reflektor Nero 20 W',
  'Reflektor Fino 15 W',
  'Reflektor Nero 12 W',
];

test('A visitor finds a luminaire by its properties, reads its data, and adds two', async ({ page }) => {
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await it.openStage('Oprawy');
  const search = page.getByRole('searchbox', { name: 'Szukaj nazwy lub kodu' });
  const filters = page.getByRole('button', { name: 'Filtruj i sortuj' });
  const card = page.getByRole('dialog', { name: 'Reflektor Fino 25 W' });
  const row = page.getByRole('button', { name: 'Szczegóły: Reflektor Fino 25 W' });

  await test.step('filtered by typed numbers', async () => {
    await search.fill('1200lm');
    await expect.poll(() => titles(page)).toEqual(['Lampa wisząca Kopuła 12 W']);
    await search.fill('ip 40 2700K 6 w');
    await expect.poll(() => titles(page)).toEqual(['Kula dekoracyjna Luna Ø 12 cm 6 W']);
    await search.fill('');
  });

  await test.step('filtered by type and beam, sorted by lumens', async () => {
    await page.getByRole('combobox', { name: 'Rodzaj' }).selectOption('Reflektory');
    await filters.click();
    await expectAccessible(page, 'filters of luminaires');
    await page.getByRole('combobox', { name: 'Kąt świecenia' }).selectOption('Średni, 20–45°');
    await page.getByRole('combobox', { name: 'Kolejność' }).selectOption('Strumień od największego');
    await expect.poll(() => titles(page)).toEqual(SPOTLIGHTS);
    await expect(page.getByRole('status').filter({ hasText: 'Znaleziono: 4' })).toBeVisible();
  });

  await test.step('the filter remains while another stage is open', async () => {
    await it.openStage('Akcesoria');
    await it.openStage('Oprawy');
    await expect.poll(() => titles(page)).toEqual(SPOTLIGHTS);
    await expect(filters).toHaveText('Filtruj i sortuj 1');
  });

  await test.step('a row summarizes the card', async () => {
    await expect(page.getByRole('listitem').filter({ has: row })).toContainText(
      /2550\slm · 3000\sK · CRI\s95 · 36°/,
    );
    await row.press('Enter');
    for (const [term, figure] of [
      ['Strumień świetlny', '2550 lm'],
      ['Skuteczność świetlna', '102 lm/W'],
      ['Moc', '25 W'],
      ['Barwa światła', '3000 K'],
      ['Oddawanie barw', 'CRI 95'],
      ['Kąt świecenia', '36°'],
      ['Stopień ochrony', 'IP20'],
      ['Długość', '9 cm'],
      ['Pochylenie do', '90°'],
      ['Montaż na szynach giętych', 'tak'],
    ] as const)
      await expect(amountNextTo(card, term)).toHaveText(figure);
    const curve = card.getByRole('img', {
      name: /^Krzywa światłości: strumień 25\d\d\slm, maks\. \d+\scd/,
    });
    await expect(curve).toBeVisible();
    await expect(amountNextTo(card, 'Światłość maks.')).toHaveText(/cd$/);
    await expect(card).toContainText('416,97 zł');
    await expectAccessible(page, 'card of a luminaire');
  });

  await test.step('its data sheet is a PDF with the name of the luminaire', async () => {
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('link', { name: 'Karta katalogowa (PDF)' }).click(),
    ]);
    expect(sheet.suggestedFilename()).toBe('Reflektor Fino 25 W.pdf');
    expect((await readFile(await sheet.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('two are added on the card, and Escape returns to its row', async () => {
    await card
      .getByRole('button', { name: 'Jedna sztuka więcej: Reflektor Fino 25 W' })
      .click({ clickCount: 2 });
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(row).toBeFocused();
    await expect(it.line('Reflektor Fino 25 W')).toContainText('2 ×');
  });

  await test.step('the filter of chosen ones retains one set to 0 until the panel closes', async () => {
    await page.getByRole('radio', { name: 'Wybrane (1)' }).check();
    await it.expected('Reflektor Fino 25 W', 0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'Wybrane (0)' })).toBeChecked();
    await expect.poll(() => titles(page)).toEqual(['Reflektor Fino 25 W']);
    await it.openStage('Akcesoria');
    await it.openStage('Oprawy');
    await expect(page.getByText('Nic jeszcze nie wybrano.')).toBeVisible();
  });

  await test.step('the filter is reset', async () => {
    await page.getByRole('button', { name: 'Pokaż wszystko' }).click();
    await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(20);
  });
});

test('Unknown data of a luminaire is omitted; its data sheet and texts are readable', async ({
  page,
  shop,
  service,
}) => {
  const uploaded = await service.post('/api/files/sheets/bindings', {
    data: Buffer.from('%PDF-1.7 a sheet'),
    headers: { 'content-type': 'application/pdf' },
  });
  const { url } = await uploaded.json();
  const title = unique('Reflektor bez danych');
  const id = await shop.add('bindings', {
    title,
    titleEn: title,
    type: 'spotlight',
    active: true,
    price: 10,
    cct: 3500,
    productDescription: 'Głowica z aluminium.',
    productDescriptionEn: 'An aluminium head.',
    sheet: url,
  });
  const it = await openLine(page);
  await it.openStage('Oprawy');
  await page.getByRole('searchbox').fill(title);
  await page.getByText(title, { exact: true }).click();
  const card = page.getByRole('dialog', { name: title });
  await expect(card.getByRole('term')).toHaveText(['Barwa światła', 'Montaż na szynach giętych']);
  await expect(card).toContainText('Głowica z aluminium.');
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('link', { name: 'Karta katalogowa (PDF)' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toBe(`${title}.pdf`);
  await card.getByRole('button', { name: 'Zamknij' }).click();

  await page.getByRole('combobox', { name: 'Język' }).selectOption('EN');
  await page.getByRole('button', { name: `Details: ${title}` }).click();
  await expect(card).toContainText('An aluminium head.');
  await shop.remove('bindings', id);
});

const PANEL = [
  'IESNA:LM-63-2002',
  'TILT=NONE',
  '1 -1 1 7 1 1 2 0.6 0.6 0',
  '1 1 30',
  '0 15 30 45 60 75 90',
  '0',
  '1200 1159 1039 849 600 311 0',
].join('\n');

test('The photometric file of a luminaire and its UGR table can be downloaded', async ({
  page,
  shop,
  service,
}) => {
  const uploaded = await service.post('/api/files/photometry/bindings', {
    data: Buffer.from(PANEL),
    headers: { 'content-type': 'application/octet-stream' },
  });
  const { url } = await uploaded.json();
  const title = unique('Panel Żagiel');
  const id = await shop.add('bindings', { title, type: 'linear', active: true, price: 10, photometry: url });
  const it = await openLine(page);
  await it.openStage('Oprawy');
  await page.getByRole('searchbox').fill(title);
  await page.getByText(title, { exact: true }).click();
  const card = page.getByRole('dialog', { name: title });
  await expect(card.getByText('Kąt pola (10 %)')).toBeVisible();
  await expect(card.getByText('168°')).toBeVisible();
  const file = await downloadOf(page, card.getByRole('link', { name: 'Plik fotometryczny (IES)' }));
  expect([file.name, file.content.toString()]).toEqual([`${title}.ies`, PANEL]);

  const save = card.getByRole('button', { name: 'Pobierz tabelę UGR (CSV)' });
  await card.getByText('UGR w 4H × 8H').focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'a card with a table of glare');
  const table = await downloadOf(page, save);
  expect(table.name).toMatch(/^UGR-Panel-Zagiel.*\.csv$/);
  const rows = rowsOf(table.content);
  expect(rows[0]?.slice(0, 2)).toEqual(['\ufeffPomieszczenie', 'W poprzek 70/50/20']);
  expect(rows).toHaveLength(21);
  const shown = await card
    .getByRole('row', { name: /^4H × 8H/ })
    .getByRole('cell')
    .allTextContents();
  expect(rows.find(([room]) => room === '4H × 8H')?.slice(1)).toEqual(shown);
  expect(rows.at(-1)?.[0]).toContain('według CIE 117 i CIE 190, odstęp 0,25 H');
  await shop.remove('bindings', id);
});
