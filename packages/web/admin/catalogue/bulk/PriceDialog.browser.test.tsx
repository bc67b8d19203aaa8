import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { button } from '../../testing/acts.ts';
import { openAdministration } from '../../testing/administration.tsx';
import { openShop, SAMPLE_SHOP } from '../../testing/shop.ts';

const row = (words: string) => page.getByRole('row').filter({ hasText: words });
const article = (title: string, fields: object) => ({ title, type: 'próbny', active: true, ...fields });
const dialog = page.getByRole('dialog');
const preview = dialog.getByRole('region', { name: 'Podgląd' });
const percent = dialog.getByLabelText('Procent (ujemny: obniżka)');

const cells = (words: string) =>
  preview
    .getByRole('row')
    .filter({ hasText: words })
    .elements()
    .map((each) => [...each.children].map(({ textContent }) => textContent?.replace(/\s+/g, ' ')));

describe.each([
  ['akcesoria', 'accessories'],
  ['micro/akcesoria', 'microAccessories'],
] as const)('prices of chosen articles of %s', (path, collection) => {
  it('change after a preview of old and new ones, with undo', async () => {
    openShop({
      ...SAMPLE_SHOP,
      [collection]: [
        article('pierwsza', { price: 100, priceEuro: 20, description: 'ZZ11' }),
        article('druga', { price: 49.9, priceEuro: 0, description: 'ZZ12' }),
      ],
    });
    await openAdministration(path);
    await page.getByRole('checkbox', { name: 'Zaznacz wszystkie na stronie' }).click();
    await button('Zmień ceny…').click();
    await expect.element(dialog).toHaveAccessibleName('Zmiana cen 2 artykułów');
    await expect.element(dialog.getByText('Żadna cena się nie zmieni.')).toBeVisible();
    await percent.fill('2,5');
    await expect
      .poll(() => cells('pierwsza'))
      .toEqual([['ZZ11', 'pierwsza', 'PLN', '100,00 zł', '102,50 zł']]);
    expect(cells('druga')).toEqual([['ZZ12', 'druga', 'PLN', '49,90 zł', '51,15 zł']]);
    expect(cells('bez zmian')).toEqual([['EUR', '0,00 €', 'bez zmian']]);
    await dialog.getByLabelText('Zaokrąglij w górę do ,99').click();
    await expect
      .poll(() => cells('pierwsza'))
      .toEqual([['ZZ11', 'pierwsza', 'PLN', '100,00 zł', '102,99 zł']]);
    await dialog.getByLabelText('EUR', { exact: true }).click();
    await expect.element(dialog.getByText('Zmienią się 2 ceny.')).toBeVisible();
    await expectAccessible();
    await button('Zmień ceny', dialog).click();

    await expect.element(row('pierwsza')).toHaveTextContent('102,99 zł');
    await expect.element(row('pierwsza')).toHaveTextContent('20,00 €');
    await expect.element(row('druga')).toHaveTextContent('51,99 zł');
    await button('Cofnij').click();
    await expect.element(row('pierwsza')).toHaveTextContent('100,00 zł');
    await expect.element(row('druga')).toHaveTextContent('49,90 zł');
  });
});

it('prices in several lists of both lines change in one batch, with undo', async () => {
  const shop = openShop({
    ...SAMPLE_SHOP,
    accessories: [article('linka', { price: 100, description: 'ZZ7101' })],
    microAccessories: [
      article('kątownik', { price: 200, description: 'ZZ7102' }),
      article('inna', { price: 300, type: 'inny' }),
    ],
  });
  await openAdministration('akcesoria');
  await button('Zmień ceny w katalogu…').click();
  const micro = dialog.getByRole('group', { name: 'MICRO11' });
  await micro.getByRole('checkbox', { name: 'Akcesoria' }).click();
  await dialog.getByRole('combobox', { name: 'Typ' }).fill('próbny');
  await page.getByRole('option', { name: 'próbny' }).click();
  await expect.element(dialog).toHaveAccessibleName('Zmiana cen 2 artykułów');
  await percent.fill('10');
  await expect.poll(() => cells('linka')).toEqual([['ZZ7101', 'linka', 'PLN', '100,00 zł', '110,00 zł']]);
  expect(cells('kątownik')).toEqual([['ZZ7102', 'kątownik', 'PLN', '200,00 zł', '220,00 zł']]);
  await expectAccessible();
  await button('Zmień ceny', dialog).click();
  await expect.element(row('linka')).toHaveTextContent('110,00 zł');
  const inMicro = () => shop.list('microAccessories').map(({ price }) => price);
  expect(inMicro()).toEqual([220, 300]);
  await button('Cofnij').click();
  await expect.element(row('linka')).toHaveTextContent('100,00 zł');
  expect(inMicro()).toEqual([200, 300]);
});
