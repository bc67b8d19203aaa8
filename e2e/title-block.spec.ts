import { expectAccessible } from './support/accessible.ts';
import { orderFileOf } from './support/download.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('The title block of an order is typed once, printed in DXF, and remembered for that order', async ({
  page,
  shop,
}) => {
  const [first, second] = [await shop.storeOrder(unique('A')), await shop.storeOrder(unique('B'))];
  await page.goto(`/pobierz/${first}`);
  const open = async () => {
    await page.getByRole('button', { name: 'Więcej plików' }).click();
    await page.getByRole('button', { name: 'Wypełnij tabelkę rysunkową' }).click();
  };
  const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name });
  await open();
  await field('Inwestor').fill('Muzeum Techniki');
  await field('Opracował(a)').fill('Ola Nowak');
  await field('Kierunek północy').fill('35°');
  await expectAccessible(page, 'the title block');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Więcej plików' })).toBeFocused();
  await page.reload();
  const { content } = await orderFileOf(page, 'Plan DXF');
  const dxf = content.toString('utf8');
  for (const typed of ['Muzeum Techniki', 'Ola Nowak']) expect(dxf).toContain(typed);

  await page.goto(`/pobierz/${second}`);
  await open();
  await expect(field('Inwestor')).toHaveValue('');
  await expect(field('Opracował(a)')).toHaveValue('Ola Nowak');
});
