import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { button, field } from '../../testing/acts.ts';
import { openAdministration } from '../../testing/administration.tsx';
import { openShop, SAMPLE_SHOP } from '../../testing/shop.ts';

it('a black and a white article are edited next to each other, and saved and undone together', async () => {
  const tube = { title: 'tuba', type: 'próbny', price: 10, priceEuro: 2, titleEn: 'Tube', active: true };
  const shop = openShop({ ...SAMPLE_SHOP, accessories: [{ ...tube, isBlack: true, description: 'ZZ7201' }] });
  await openAdministration('akcesoria');
  await page.getByRole('link', { name: 'tuba', exact: true }).click();
  await page.getByRole('link', { name: 'Czarny i biały obok siebie' }).click();
  const black = page.getByRole('region', { name: 'Czarny' });
  const white = page.getByRole('region', { name: 'Biały' });
  await expect.element(white.getByText('Tego koloru jeszcze nie ma.')).toBeVisible();
  await field('Kod', white).fill('ZZ7202');
  await expect.element(field('Kod', black)).toHaveValue('ZZ7201');
  await field('Nazwa (angielski)', black).fill('Tube S');
  await expect.element(field('Nazwa (angielski)', white)).toHaveValue('Tube S');
  await field('Cena netto PLN', white).fill('12');
  await expect.element(field('Cena netto PLN', black)).toHaveValue('12,00');
  await page.getByRole('switch', { name: /^Wpisuj wspólne/ }).click();
  await field('Cena netto EUR', white).fill('3');
  await expect.element(field('Cena netto EUR', black)).toHaveValue('2,00');
  await expectAccessible();
  await button('Zapisz oba').click();
  await expect.element(page.getByText('Zapisano: tuba')).toBeVisible();
  expect(shop.list('accessories')).toMatchObject([
    { description: 'ZZ7201', titleEn: 'Tube S', price: 12, priceEuro: 2, isBlack: true },
    { description: 'ZZ7202', titleEn: 'Tube S', price: 12, priceEuro: 3, isWhite: true, active: false },
  ]);
  await button('Cofnij').click();
  await expect
    .poll(() => shop.list('accessories'))
    .toMatchObject([{ description: 'ZZ7201', titleEn: 'Tube', price: 10 }]);
});
