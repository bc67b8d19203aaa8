import { expectAccessible } from './support/accessible.ts';
import { openLine } from './support/configurator.ts';
import { downloadOf, rowsOf } from './support/download.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const PANEL = [
  'IESNA:LM-63-2002',
  'TILT=NONE',
  '1 -1 1 7 1 1 2 0.6 0.6 0',
  '1 1 30',
  '0 15 30 45 60 75 90',
  '0',
  '1200 1159 1039 849 600 311 0',
].join('\n');

test('The data sheet, photometric file and UGR table of a luminaire can be downloaded', async ({
  page,
  shop,
  service,
}) => {
  const upload = async (folder: string, type: string, data: Buffer): Promise<string> => {
    const answer = await service.post(`/api/files/${folder}/bindings`, {
      data,
      headers: { 'content-type': type },
    });
    return (await answer.json()).url;
  };
  const photometry = await upload('photometry', 'application/octet-stream', Buffer.from(PANEL));
  const sheet = await upload('sheets', 'application/pdf', Buffer.from('%PDF-1.7 a sheet'));
  const title = unique('Panel Żagiel');
  const id = await shop.add('bindings', {
    title,
    titleEn: title,
    type: 'linear',
    active: true,
    price: 10,
    photometry,
    sheet,
    productDescription: 'Głowica z aluminium.',
    productDescriptionEn: 'An aluminium head.',
  });
  const it = await openLine(page);
  await it.openStage('Oprawy');
  await page.getByRole('searchbox').fill(title);
  await page.getByText(title, { exact: true }).click();
  const card = page.getByRole('dialog', { name: title });
  await expect(card.getByText('Kąt pola (10 %)')).toBeVisible();
  await expect(card.getByText('168°')).toBeVisible();
  const file = await downloadOf(page, card.getByRole('link', { name: 'Plik fotometryczny (IES)' }));
  expect([file.name, file.content.toString()]).toEqual([`${title}.ies`, PANEL]);
  const pdf = await downloadOf(page, card.getByRole('link', { name: 'Karta katalogowa (PDF)' }));
  expect(pdf.name).toBe(`${title}.pdf`);
  expect(pdf.content.toString()).toBe('%PDF-1.7 a sheet');

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

  await expect(card).toContainText('Głowica z aluminium.');
  await card.getByRole('button', { name: 'Zamknij' }).click();
  await page.getByRole('combobox', { name: 'Język' }).selectOption('EN');
  await page.getByRole('button', { name: `Details: ${title}` }).click();
  await expect(card).toContainText('An aluminium head.');
  await shop.remove('bindings', id);
});
